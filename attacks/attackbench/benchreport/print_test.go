package benchreport_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/attackbench/benchreport"
)

// TestTextSaysWhyTouchedIsUnknown wants the reason once, below the first table that lacks the
// bytes.
func TestTextSaysWhyTouchedIsUnknown(t *testing.T) {
	r := &attackbench.Result{Rows: []attackbench.Row{{Name: "magic"}}, TouchedUnknown: "it was not measured"}
	for _, mode := range []attackbench.Mode{attackbench.Union, attackbench.Throughput} {
		for _, piece := range []string{"rook", "queen"} {
			cell := attackbench.Cell{Technique: "magic", Piece: piece, Workload: "game", Mode: mode}
			r.Figures = append(r.Figures, attackbench.NewFigure(cell, [][]float64{{2}}))
		}
	}
	var text bytes.Buffer
	if _, err := benchreport.WriteText(&text, r, attackbench.Throughput, true); err != nil {
		t.Fatal(err)
	}
	_, afterFirst, _ := strings.Cut(text.String(), "queen, game, ns per answer\n")
	lines := strings.SplitN(afterFirst, "\n", 4)
	if !strings.Contains(lines[1], "n/a") || lines[2] != "touched: n/a, because it was not measured" || strings.Count(text.String(), "because") != 1 ||
		!strings.Contains(lines[3], "rook, game, ns per answer\n") {
		t.Errorf("the reason is not below the first table, once:\n%s", text.String())
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
	r := withLibraries()
	r.TouchedUnknown = "it was not measured"
	var text bytes.Buffer
	if _, err := benchreport.WriteText(&text, r, attackbench.Throughput, true); err != nil {
		t.Fatal(err)
	}
	for room := text.Len(); room >= 0; room -= 11 {
		_, err := benchreport.WriteText(&full{room}, r, attackbench.Throughput, true)
		if want := room < text.Len(); errors.Is(err, errFull) != want {
			t.Fatalf("room for %d of %d bytes: error %v", room, text.Len(), err)
		}
	}
}

func TestPercent(t *testing.T) {
	for fraction, want := range map[float64]string{0: "<0.1%", 0.0009: "<0.1%", 0.001: "0.1%", 0.0444: "4.4%", 0.0994: "9.9%", 0.0996: "10%", 0.125: "12%", 2: "200%"} {
		if got := benchreport.Percent(fraction); got != want {
			t.Errorf("%v: %s, want %s", fraction, got, want)
		}
	}
}

// TestPointsSayWhatTheyAre gives two techniques figures of many digits.
func TestPointsSayWhatTheyAre(t *testing.T) {
	r := &attackbench.Result{}
	for i, name := range []string{"magic", "fill"} {
		r.Rows = append(r.Rows, attackbench.Row{Name: name, TableBytes: 5000})
		for _, mode := range []attackbench.Mode{attackbench.Throughput, attackbench.LatencyOccupancy} {
			cell := attackbench.Cell{Technique: name, Piece: "queen", Workload: "game", Mode: mode}
			r.Figures = append(r.Figures, attackbench.NewFigure(cell, [][]float64{{2.0/3 + float64(i), 2.0/3 + float64(i)}}))
		}
	}
	var page bytes.Buffer
	if err := benchreport.WriteHTML(&page, r); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"<title>magic: 4.883 KiB, 0.667 ns</title>", "<title>fill: 1.67 ns, 1.67 ns</title>"} {
		if !strings.Contains(page.String(), want) {
			t.Errorf("the page has no point %q", want)
		}
	}
}

// TestTextAndPageSayWhatTechniquesUsed gives two techniques the same instructions, one others, and one none.
func TestTextAndPageSayWhatTechniquesUsed(t *testing.T) {
	r := &attackbench.Result{Rows: []attackbench.Row{
		{Name: "pext", Uses: "BMI2"}, {Name: "magic"}, {Name: "arithshift", Uses: "avx\x1b2"}, {Name: "pdep-line", Uses: "BMI2"},
	}}
	var text, page bytes.Buffer
	if err := benchreport.WriteMachine(&text, r); err != nil {
		t.Fatal(err)
	}
	if err := benchreport.WriteHTML(&page, r); err != nil {
		t.Fatal(err)
	}
	want := `Instructions: BMI2 in pext, pdep-line; avx\x1b2 in arithshift`
	if !strings.Contains(text.String(), want+"\n") || !strings.Contains(page.String(), want+".</p>") {
		t.Errorf("no line %q in\n%s\nor not on the page", want, text.String())
	}
	text.Reset()
	if err := benchreport.WriteMachine(&text, &attackbench.Result{}); err != nil || strings.Contains(text.String(), "Instructions") {
		t.Errorf("no technique chooses, but: %v\n%s", err, text.String())
	}
}
