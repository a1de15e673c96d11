package attackbench_test

import (
	"bytes"
	"errors"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/attackbench"
)

// withProgram is a run of a technique, what is faster but no technique, and a program that has measured
// itself.
func withProgram() *attackbench.Result {
	r := &attackbench.Result{Schema: "bitray-bench/2", Processes: 1, Rounds: 6, Rows: []attackbench.Row{
		{Name: "interface", Kind: attackbench.KindComparison}, {Name: "fastest", Kind: attackbench.KindKernel},
		{Name: "magic", Kind: attackbench.KindTechnique, TableBytes: new(5000)}, {Name: "fill", Kind: attackbench.KindTechnique},
		{Name: "mine", Title: "Mine & yours", Program: "./mine -x", Kind: attackbench.KindOwn},
	}}
	for i, ns := range []float64{1, 1, 2, 8, 4} {
		for _, mode := range []attackbench.Mode{attackbench.Throughput, attackbench.Cold} {
			cell := attackbench.Cell{Technique: r.Rows[i].Name, Piece: "queen", Workload: "game", Mode: mode}
			r.Figures = append(r.Figures, attackbench.NewFigure(cell, [][]float64{{ns, ns, ns, ns, ns, ns}}))
		}
	}
	return r
}

// TestTextSaysWhoMeasured has a program that says more of itself than a terminal should get.
func TestTextSaysWhoMeasured(t *testing.T) {
	r := withProgram()
	r.Rows[4].Title, r.Rows[4].Program = "\x1b[2Jmine\nfast: "+strings.Repeat("x", 300), "a\x1bb"
	var text bytes.Buffer
	if _, err := r.WriteText(&text, attackbench.Throughput, true); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"\nmine: \\x1b[2Jmine\\nfast: xxx", "x...; measured by itself, in its own loops: a\\x1bb\n"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("expected %q in\n%s", want, &text)
		}
	}
}

// full is a file on a disk with room for so many bytes.
type full struct{ room int }

var errFull = errors.New("no space left on device")

func (f *full) Write(b []byte) (int, error) {
	if f.room -= len(b); f.room < 0 {
		return 0, errFull
	}
	return len(b), nil
}

// TestTextThatCannotBeWrittenIsAnError lets the disk be full sooner and later.
func TestTextThatCannotBeWrittenIsAnError(t *testing.T) {
	r := withProgram()
	var text bytes.Buffer
	if _, err := r.WriteText(&text, attackbench.Throughput, true); err != nil {
		t.Fatal(err)
	}
	for room := text.Len(); room >= 0; room -= 11 {
		_, err := r.WriteText(&full{room}, attackbench.Throughput, true)
		if want := room < text.Len(); errors.Is(err, errFull) != want {
			t.Fatalf("room for %d of %d bytes: error %v", room, text.Len(), err)
		}
	}
}

// written returns what is written of a result as text and as a page.
func written(t *testing.T, r *attackbench.Result) (text, page string) {
	t.Helper()
	var table, html bytes.Buffer
	if _, err := r.WriteText(&table, attackbench.Throughput, true); err != nil {
		t.Fatal(err)
	}
	if err := r.WriteHTML(&html); err != nil {
		t.Fatal(err)
	}
	return table.String(), html.String()
}

// TestTextAndPageSayWhatTechniquesUsed gives two techniques the same instructions, one others, and one none.
func TestTextAndPageSayWhatTechniquesUsed(t *testing.T) {
	text, page := written(t, &attackbench.Result{Rows: []attackbench.Row{
		{Name: "pext", Uses: "BMI2"}, {Name: "magic"}, {Name: "arithshift", Uses: "avx\x1b2"}, {Name: "pdep-line", Uses: "BMI2"},
	}})
	want := `Instructions: BMI2 in pext, pdep-line; avx\x1b2 in arithshift`
	if !strings.Contains(text, want+"\n") || !strings.Contains(page, want+"</p>") {
		t.Errorf("no line %q in\n%s\nor not on the page", want, text)
	}
	if text, _ := written(t, &attackbench.Result{}); strings.Contains(text, "Instructions") {
		t.Errorf("no technique chooses, but:\n%s", text)
	}
}

// TestPlacesSayWhatTheyMean counts processes and rounds up to what separates figures: below, there are no
// places, and text, page and picture say why. Those of one process hold for it alone.
func TestPlacesSayWhatTheyMean(t *testing.T) {
	for _, test := range []struct {
		processes, rounds int
		place, says       string
	}{
		{1, 4, "", "No places: fewer than 5 rounds separate no figures."},
		{1, 5, "1", "Places mean nothing beyond this one process"},
		{2, 9, "", "No places: fewer than 5 processes separate no figures."},
		{4, 9, "", "No places: fewer than 5 processes separate no figures."},
		{5, 1, "1", ""},
	} {
		r := withProgram()
		r.Processes, r.Rounds = test.processes, test.rounds
		for i, f := range r.Figures {
			sample := make([]float64, test.rounds)
			for round := range sample {
				sample[round] = f.Median
			}
			r.Figures[i] = attackbench.NewFigure(f.Cell, slices.Repeat([][]float64{sample}, test.processes))
		}
		text, page := written(t, r)
		var picture bytes.Buffer
		if err := r.WriteSVG(&picture); err != nil {
			t.Fatal(err)
		}
		for where, written := range map[string]string{"text": text, "page": page, "picture": unwrapped(picture.String())} {
			says := strings.Contains(written, "No places") || strings.Contains(written, "Places mean nothing")
			if !strings.Contains(written, test.says) || says != (test.says != "") {
				t.Errorf("%d processes of %d rounds: the %s does not say %q, or too much:\n%s", test.processes, test.rounds, where, test.says, written)
			}
		}
		if places := regexp.MustCompile(`(?m)^ *1= `).MatchString(text); places != (test.place != "") {
			t.Errorf("%d processes of %d rounds: places %v in\n%s", test.processes, test.rounds, places, text)
		}
		if places := strings.Contains(page, `<span class="place">1=</span>`); places != (test.place != "") {
			t.Errorf("%d processes of %d rounds: places %v on the page", test.processes, test.rounds, places)
		}
	}
}

// unwrapped returns the text of a picture in one line.
func unwrapped(svg string) string {
	return regexp.MustCompile(`<[^>]*>`).ReplaceAllString(strings.ReplaceAll(svg, "</text>\n", " "), "")
}

// TestEverythingSaysWhereItComesFrom wants machine, kernels and command above the tables, beside every table
// of the page, and in the picture.
func TestEverythingSaysWhereItComesFrom(t *testing.T) {
	r := manyRows()
	text, page := written(t, r)
	var picture bytes.Buffer
	if err := r.WriteSVG(&picture); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"a processor, 2 processors, 1 MiB cache; linux/amd64, go1.26, GOAMD64=v1, kernels avx512", "bitray bench --seed 7"} {
		if !strings.Contains(text, want) || !strings.Contains(unwrapped(picture.String()), want) {
			t.Errorf("text or picture without %q", want)
		}
		if n, tables := strings.Count(page, want), strings.Count(page, "<table>"); n != tables+1 {
			t.Errorf("%d of %d tables of the page have %q", n-1, tables, want)
		}
	}
}

// TestRowsOfLaterModesAreNotLost gives a kernel figures in the second mode alone.
func TestRowsOfLaterModesAreNotLost(t *testing.T) {
	r := withProgram()
	cell := attackbench.Cell{Technique: "late", Piece: "queen", Workload: "game", Mode: attackbench.Cold}
	r.Figures = append(r.Figures, attackbench.NewFigure(cell, [][]float64{{1, 1, 1, 1, 1, 1}}))
	text, page := written(t, r)
	if !regexp.MustCompile(`(?m)^ +late +1\.00 +<0\.1% *$`).MatchString(text) || !strings.Contains(page, "<td></td><td>late</td><td></td><td>1.00 ") {
		t.Errorf("no row of the kernel, or a place, in\n%s", text)
	}
}
