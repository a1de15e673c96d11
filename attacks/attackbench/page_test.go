package attackbench_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/attackbench"
)

// result is a run of three rows, one of which has a name that HTML must not take at its word.
func result() *attackbench.Result {
	r := &attackbench.Result{Schema: "bitray-bench/2", Command: "bitray bench", Rounds: 6, Noise: attackbench.Noise{Spread: 0.2}}
	for i, name := range []string{"magic", "reference", "<b>&"} {
		build, bytes, kind := 2_300.0, 1<<(10*i), attackbench.KindTechnique
		if name == "reference" {
			kind = attackbench.KindComparison
		}
		r.Rows = append(r.Rows, attackbench.Row{Name: name, Kind: kind, TableBytes: &bytes, BuildNanoseconds: &build})
		for _, mode := range []attackbench.Mode{attackbench.Throughput, attackbench.LatencyOccupancy, "set-union-each", "perft"} {
			var samples []float64
			for j := range 6 {
				samples = append(samples, float64(2+5*i)+0.01*float64(j))
			}
			cell := attackbench.Cell{Technique: name, Piece: attackbench.Queen, Workload: "game", Mode: mode}
			r.Figures = append(r.Figures, attackbench.NewFigure(cell, [][]float64{samples}))
		}
	}
	return r
}

// TestPageIsWellFormed reads the body of the page as XML, which its parts are written to be, and
// looks for what must be there and what must not.
func TestPageIsWellFormed(t *testing.T) {
	var page bytes.Buffer
	if err := result().WriteHTML(&page); err != nil {
		t.Fatal(err)
	}
	text := page.String()
	body := text[strings.Index(text, "<body>"):strings.Index(text, "</html>")]
	body = strings.ReplaceAll(body, "<details open>", `<details open="">`)
	for decoder := xml.NewDecoder(strings.NewReader(body)); ; {
		if _, err := decoder.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	for _, want := range []string{"Throughput: independent questions", "All pieces of a side at once", "Perft", "was NOISY", "magic", "&lt;b&gt;&amp;", "<td>1 KiB</td>", "<td>0.002 ms</td>",
		`<input type="checkbox" id="closed"/>`, "body:not(:has(#closed:checked)) details:not([open]) { display: none; }", // printed is what is open,
		"body:has(#closed:checked) details::details-content"} { // or all
		if !strings.Contains(text, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	for _, unwanted := range []string{"<script", "http:", "https:", "url(", "<b>"} {
		if strings.Contains(text, unwanted) {
			t.Errorf("the page has %q", unwanted)
		}
	}
}

// TestPageFadesWhatRunsOutOfThePlot looks for the mark of a bar that is far longer than others.
func TestPageFadesWhatRunsOutOfThePlot(t *testing.T) {
	r := result()
	for slow, want := range map[float64]int{1: 0, 100: 4} {
		for i := range r.Figures {
			if f := &r.Figures[i]; f.Technique == "reference" {
				f.Median, f.Low, f.High = 12*slow, 12*slow, 12*slow
			}
		}
		var page bytes.Buffer
		if err := r.WriteHTML(&page); err != nil {
			t.Fatal(err)
		}
		all, slowest := strings.Count(page.String(), " cut\">"), strings.Count(page.String(), "<div class=\"row comparison cut\">")
		if all != want || slowest != want {
			t.Errorf("%v times as slow: %d bars fade, %d of them of the ray walk, want %d", slow, all, slowest, want)
		}
		// The middle one of the three has room for three and a half of its length.
		if width := "width:4.81%"; strings.Contains(page.String(), width) != (want > 0) {
			t.Errorf("%v times as slow: the shortest bar has not %s", slow, width)
		}
	}
}

// sameBytes is a run in which each technique takes the given time.
func sameBytes(nanoseconds ...float64) *attackbench.Result {
	r := &attackbench.Result{}
	for i, ns := range nanoseconds {
		name := fmt.Sprintf("technique-%d", i)
		r.Rows = append(r.Rows, attackbench.Row{Name: name, Kind: attackbench.KindTechnique})
		r.Figures = append(r.Figures, attackbench.NewFigure(
			attackbench.Cell{Technique: name, Piece: "queen", Workload: "game", Mode: attackbench.Throughput}, [][]float64{{ns}}))
	}
	return r
}

// TestQueensOfAGameComeFirst measures rooks before them.
func TestQueensOfAGameComeFirst(t *testing.T) {
	r := result()
	for _, f := range result().Figures {
		f.Piece = "rook"
		r.Figures = append([]attackbench.Figure{f}, r.Figures...)
	}
	var page bytes.Buffer
	if err := r.WriteHTML(&page); err != nil {
		t.Fatal(err)
	}
	_, first, _ := strings.Cut(page.String(), "<summary>")
	if want := "Queen, game: positions of games"; !strings.HasPrefix(first, want) {
		t.Errorf("the first section is %.60q, want %q", first, want)
	}
}

// TestLookUpsComeBeforeBatches measures rooks in batches first.
func TestLookUpsComeBeforeBatches(t *testing.T) {
	r := sameBytes(1, 1, 1)
	for i, mode := range []attackbench.Mode{"batch-pairs", attackbench.Throughput, "set-union"} {
		r.Figures[i].Piece, r.Figures[i].Mode = attackbench.Rook, mode
	}
	var text bytes.Buffer
	if _, err := r.WriteText(&text, attackbench.Throughput, true); err != nil {
		t.Fatal(err)
	}
	if !regexp.MustCompile(`(?s)\nRook, game.*\nRook in batches, game.*\nAll pieces of a side`).MatchString(text.String()) {
		t.Errorf("the tables are in another order:\n%s", &text)
	}
}

func TestPicture(t *testing.T) {
	var svg bytes.Buffer
	if err := result().WriteSVG(&svg); err != nil {
		t.Fatal(err)
	}
	for decoder := xml.NewDecoder(bytes.NewReader(svg.Bytes())); ; {
		if _, err := decoder.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	if err := new(attackbench.Result).WriteSVG(&svg); err == nil {
		t.Error("a picture of nothing: no error")
	}
}

// TestPictureBreaksBars looks for the two gaps in a bar that is too long for the picture.
func TestPictureBreaksBars(t *testing.T) {
	gap := regexp.MustCompile(`<rect [^>]*width="3" [^>]*class="ground"/>`)
	for slow, want := range map[float64]int{10: 0, 11: 2} {
		var svg bytes.Buffer
		if err := sameBytes(2, 3, 3, slow).WriteSVG(&svg); err != nil {
			t.Fatal(err)
		}
		if gaps := len(gap.FindAllString(svg.String(), -1)); gaps != want {
			t.Errorf("%v ns: %d gaps, want %d", slow, gaps, want)
		}
	}
}

// TestPictureShowsTheFastest draws fifteen rows, of which three are left out, and says so.
func TestPictureShowsTheFastest(t *testing.T) {
	var svg bytes.Buffer
	if err := sameBytes(14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 15).WriteSVG(&svg); err != nil {
		t.Fatal(err)
	}
	for i := range 15 {
		name, slowest := fmt.Sprintf(">technique-%d<", i), i < 2 || i == 14
		if strings.Contains(svg.String(), name) == slowest {
			t.Errorf("%s is in the picture: %v", name, !slowest)
		}
	}
	if !strings.Contains(svg.String(), "The 12 fastest of 15.") {
		t.Error("the picture does not say what it leaves out")
	}
}
