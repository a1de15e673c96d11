package report_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"html"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/cmd/internal/attackbench/report"
)

var redraw = flag.Bool("redraw", false, "write the files of testdata, to be looked at")

// fewRows is a run of a technique, what is faster but no technique, a kernel that knows one mode alone, and a
// program that has measured itself, and says more about that than a terminal should get. One of its latencies is
// impossible, and one of its loops did not settle.
func fewRows() *report.Result {
	r := &report.Result{Schema: "bitray-bench/2", Command: "bitray bench --program '\x1b[31m./mine' --seed 44", Seed: 44, Processes: 1, Rounds: 5, Rows: []attackbench.Row{
		{Name: "interface", Kind: attackbench.KindComparison}, {Name: "fastest", Kind: attackbench.KindKernel},
		{Name: "magic", Kind: attackbench.KindTechnique, TableBytes: new(5000), Uses: "BMI2"},
		{Name: "<b>&", Kind: attackbench.KindTechnique, Uses: "avx\x1b2"}, {Name: "magic/pext", Kind: attackbench.KindTechnique, Uses: "BMI2"},
		{Name: "mine", Title: "\u009b2JMine & yours\nfast: " + strings.Repeat("x", 200), Program: "./mine \x1b", Kind: attackbench.KindOwn, Unsettled: []string{"cold rook"}},
		{Name: "late", Kind: attackbench.KindKernel},
	}}
	cell := func(row int, mode attackbench.Mode) attackbench.Cell {
		return attackbench.Cell{Technique: r.Rows[row].Name, Piece: "rook", Workload: "game", Mode: mode}
	}
	for i, ns := range []float64{1, 1, 2, 2.01, 3.4, 7.2} {
		for _, mode := range []attackbench.Mode{attackbench.Throughput, attackbench.Cold} {
			r.Figures = append(r.Figures, report.NewFigure(cell(i, mode), [][]float64{{ns, ns, ns, ns, ns}}))
		}
	}
	for _, f := range []struct {
		row  int
		mode attackbench.Mode
		ns   float64
	}{{6, attackbench.Cold, 100.4}, {2, attackbench.LatencySquare, 0.3}, {5, attackbench.LatencySquare, 0.31}, {5, attackbench.LatencyOccupancy, 3}} {
		r.Figures = append(r.Figures, report.NewFigure(cell(f.row, f.mode), [][]float64{slices.Repeat([]float64{f.ns}, 5)}))
	}
	return r
}

// manyRows is a run of techniques whose times and tables are as far apart as those of the catalog, and of
// all kinds of rows. Its tables are measured in another order than they are shown in.
func manyRows() *report.Result {
	r := &report.Result{
		Schema: "bitray-bench/2", Processes: 1, Rounds: 4, // too few, but each with more samples
		Command: "bitray bench --seed 7", Seed: 7, Partial: true, Noise: report.Noise{Spread: 0.012, Drift: -0.04, Tick: 1},
		Machine: attackbench.Machine{CPU: "a processor", Processors: 2, CacheBytes: 1 << 20, System: "linux/amd64", Go: "go1.26", GOAMD64: "v1", Kernels: "avx512"},
	}
	for i, name := range []string{
		"internal/reference", "hyperbola-avx512", "hyperbola-neon", "fill-generic", "static", "magic/packed", "magic/pext", "kindergarten",
		"hyperbola", "hyperbola/obstruction", "hyperbola/qbb", "transform/rotated", "kindergarten/congruent/dense", "kindergarten/sissy",
	} {
		ns := 1.5 + 0.35*float64(i)
		if name == "internal/reference" {
			ns = 70
		}
		r.Rows = append(r.Rows, attackbench.Row{
			Name: name, Title: "Title of " + name, Kind: []attackbench.Kind{"comparison", "kernel", "kernel", "comparison", "comparison", "technique"}[min(i, 5)],
			TableBytes: new(5 << (i % 8) << (i % 8)), BuildNanoseconds: new(float64(1000 * i)), Inlines: new(i%2 == 0),
		})
		for j, cell := range []attackbench.Cell{
			{Piece: "queen", Workload: "sparse", Mode: "batch-pairs"}, {Piece: "queen", Workload: "random8", Mode: attackbench.Throughput},
			{Piece: "queen", Workload: "game", Mode: attackbench.Throughput}, {Piece: "queen", Workload: "game", Mode: attackbench.LatencySquare},
			{Piece: "queen", Workload: "game", Mode: attackbench.LatencyOccupancy}, {Piece: "queen", Workload: "game", Mode: attackbench.Cold},
			{Piece: "side", Workload: "random", Mode: "set-union"}, {Piece: "any", Workload: "kiwipete", Mode: "perft"},
		} {
			cell.Technique = name
			longer := ns * (1 + 0.2*float64(j))
			r.Figures = append(r.Figures, report.NewFigure(cell, [][]float64{{longer, 1.01 * longer, 1.02 * longer, 1.03 * longer, 1.2 * longer, 1.25 * longer}}))
		}
	}
	return r
}

// drawn compares what is written with a file of testdata, and parses what should be XML.
func drawn(t *testing.T, name string, write func(io.Writer) error) {
	t.Helper()
	var got bytes.Buffer
	if err := write(&got); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join("testdata", name)
	if *redraw {
		if err := os.WriteFile(file, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.ContainsRune(got.Bytes(), '\x1b') {
		t.Errorf("%s has a control character", file)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Errorf("%s is no longer what it was: redraw it with -redraw, and look at it", file)
	}
	if filepath.Ext(name) != ".txt" {
		wellFormed(t, name, got.Bytes())
	}
}

func wellFormed(t *testing.T, name string, text []byte) {
	t.Helper()
	text = bytes.ReplaceAll(text, []byte("<details open>"), []byte(`<details open="">`)) // as XML has it
	if err := xml.Unmarshal(text, new(struct{})); err != nil {
		t.Errorf("%s: %v", name, err)
	}
}

// TestReportsAreDrawnAsBefore compares every measure, color and word with files that a person has looked at. Of the
// page the small one shows each part once; the large one has all rows.
func TestReportsAreDrawnAsBefore(t *testing.T) {
	for name, test := range map[string]struct {
		result *report.Result
		hidden int
	}{"many": {manyRows(), 1}, "few": {fewRows(), 0}} {
		drawn(t, name+".txt", func(w io.Writer) error {
			hidden, err := test.result.WriteText(w, false)
			if hidden != test.hidden {
				t.Errorf("%s: %d tables are hidden, want %d", name, hidden, test.hidden)
			}
			return err
		})
		var page bytes.Buffer
		if err := test.result.WriteHTML(&page); err != nil {
			t.Fatal(err)
		}
		head, body, _ := strings.Cut(page.String(), "</head>\n") // the head is the text of a file
		if regexp.MustCompile(`<script|https?:|url\(`).MatchString(head) {
			t.Errorf("the head of the page asks for more than it has:\n%s", head)
		}
		if name == "few" {
			drawn(t, name+".html", func(w io.Writer) error {
				_, err := io.WriteString(w, body)
				return err
			})
		}
		wellFormed(t, name+".html", []byte(body))
		if measured := name == "many"; measured != strings.Contains(body, "<h3>Perft of kiwipete</h3>") {
			t.Errorf("the page of %s has a plot of perft: %v, want %v", name, !measured, measured)
		}
		for _, f := range test.result.Figures {
			if !strings.Contains(body, ">"+html.EscapeString(f.Technique)+"<") {
				t.Errorf("the page of %s has no row %s", name, f.Technique)
			}
		}
		drawn(t, name+".svg", test.result.WriteSVG)
	}
	if err := new(report.Result).WriteSVG(io.Discard); err == nil {
		t.Error("a picture of nothing: no error")
	}
}

// TestTextThatCannotBeWrittenIsAnError writes to a pipe without a reader.
func TestTextThatCannotBeWrittenIsAnError(t *testing.T) {
	reader, writer := io.Pipe()
	reader.Close()
	if _, err := fewRows().WriteText(writer, true); !errors.Is(err, io.ErrClosedPipe) {
		t.Errorf("error %v, want %v", err, io.ErrClosedPipe)
	}
}

// TestPlacesSayWhatTheyMean counts processes and rounds up to what separates figures: below, there are no
// ranks, and the text says why. Those of one process hold for it alone.
func TestPlacesSayWhatTheyMean(t *testing.T) {
	for _, test := range []struct {
		processes, rounds int
		ranks             bool
		says              string
	}{
		{1, 4, false, "No ranks: with fewer than 5 rounds no figures differ significantly."},
		{1, 5, true, "Ranks hold for this one process only"},
		{2, 9, false, "No ranks: with fewer than 5 processes no figures differ significantly."},
		{4, 9, false, "No ranks: with fewer than 5 processes no figures differ significantly."},
		{5, 1, true, ""},
	} {
		r := fewRows()
		r.Processes, r.Rounds = test.processes, test.rounds
		for i, f := range r.Figures {
			samples := slices.Repeat([]float64{f.Median}, test.rounds)
			r.Figures[i] = report.NewFigure(f.Cell, slices.Repeat([][]float64{samples}, test.processes))
		}
		var text strings.Builder
		if _, err := r.WriteText(&text, true); err != nil {
			t.Fatal(err)
		}
		says := strings.Contains(text.String(), "No ranks") || strings.Contains(text.String(), "Ranks hold")
		if !strings.Contains(text.String(), test.says) || says != (test.says != "") {
			t.Errorf("%d processes of %d rounds: the text does not say %q, or too much:\n%s", test.processes, test.rounds, test.says, &text)
		}
		if ranks := regexp.MustCompile(`(?m)^ *1= `).MatchString(text.String()); ranks != test.ranks {
			t.Errorf("%d processes of %d rounds: ranks %v in\n%s", test.processes, test.rounds, ranks, &text)
		}
	}
}

// TestPictureHasWhatUsersChooseBetween draws many techniques faster than those, and what is faster but no technique.
func TestPictureHasWhatUsersChooseBetween(t *testing.T) {
	r := manyRows()
	for i := range r.Rows {
		r.Rows[i].Name = fmt.Sprintf("%c", 'a'+i)
	}
	r.Rows[0].Name, r.Rows[12].Name, r.Rows[13].Name = "interface", "magic/pext", "hyperbola"
	for i := range 14 {
		for j := range 8 {
			r.Figures[8*i+j].Technique = r.Rows[i].Name
		}
		r.Rows[i].Kind = attackbench.KindTechnique
	}
	r.Rows[0].Kind = attackbench.KindComparison
	for i := range 2 {
		r.Rows = append(r.Rows, attackbench.Row{Name: fmt.Sprintf("slower %d", i), Kind: attackbench.KindTechnique})
		cell := r.Figures[2].Cell
		cell.Technique = r.Rows[14+i].Name
		r.Figures = append(r.Figures, report.NewFigure(cell, [][]float64{{90, 90, 90, 90}}))
	}
	var text bytes.Buffer
	if err := r.WriteSVG(&text); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"interface": false, "magic/pext": true, "hyperbola": true, "slower 0": false, "b": true} {
		if got := strings.Contains(text.String(), ">"+name+"</text>"); got != want {
			t.Errorf("%s: drawn %v, want %v", name, got, want)
		}
	}
}
