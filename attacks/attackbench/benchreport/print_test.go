package benchreport_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/attackbench/benchreport"
)

// withProgram is a run of a technique, what is faster but no technique, and a program that has measured itself.
func withProgram() *attackbench.Result {
	r := &attackbench.Result{Schema: attackbench.Schema, Processes: 1, Rounds: 6, Rows: []attackbench.Row{
		{Name: attackbench.Interface}, {Name: "fastest"}, {Name: "magic", TableBytes: 5000}, {Name: "fill"},
		{Name: "mine", Title: "Mine & yours", Program: "./mine -x"},
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
	if _, err := benchreport.WriteText(&text, r, attackbench.Throughput, true); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"\nmine: \\x1b[2Jmine\\nfast: xxx", "x...; measured by itself, in loops of its own: a\\x1bb\n"} {
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
