package benchreport_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/attackbench/benchreport"
)

// withLibraries is a run of a technique, what is faster but no technique, a library that is called for
// every question, one with loops of its own that says nothing of its tables, and an empty function.
func withLibraries() *attackbench.Result {
	game := func(mode attackbench.Mode, function, cost string) attackbench.LibraryCall {
		return attackbench.LibraryCall{Piece: "queen", Mode: mode, Through: attackbench.Through{Function: function, CallCost: cost}}
	}
	r := &attackbench.Result{Schema: attackbench.Schema, Processes: 1, Rounds: 6, Rows: []attackbench.Row{
		{Name: attackbench.Interface}, {Name: "fastest"}, {Name: "magic", TableBytes: 5000}, {Name: "fill"},
		{Name: "mine", Title: "Mine & yours", TableBytes: 3072, Library: &attackbench.Library{File: "./mine.so", Calls: []attackbench.LibraryCall{
			game(attackbench.Throughput, "queen", attackbench.EmptyCall), game(attackbench.Cold, "queen", attackbench.EmptyCall),
		}}},
		{Name: "fast", Title: "fast, by A. Hand", Library: &attackbench.Library{File: "fast.so", TableBytesUnknown: true, Calls: []attackbench.LibraryCall{
			game(attackbench.Throughput, "queens", ""), game(attackbench.Cold, "queens", ""),
		}}},
		{Name: attackbench.EmptyCall, Library: &attackbench.Library{}},
	}}
	for i, ns := range []float64{1, 1, 2, 8, 4, 3, 0.5} {
		for _, mode := range []attackbench.Mode{attackbench.Throughput, attackbench.Cold} {
			cell := attackbench.Cell{Technique: r.Rows[i].Name, Piece: "queen", Workload: "game", Mode: mode}
			r.Figures = append(r.Figures, attackbench.NewFigure(cell, [][]float64{{ns, ns, ns, ns, ns, ns}}))
		}
	}
	return r
}

// TestTextHasNoControlSequences has a library that says more of itself than a terminal should get.
func TestTextHasNoControlSequences(t *testing.T) {
	r := withLibraries()
	r.Rows[4].Title, r.Rows[4].Library.File = "\x1b[2Jmine\nlibrary fast: "+strings.Repeat("x", 300), "a\x1bb.so"
	var text bytes.Buffer
	if _, err := benchreport.WriteText(&text, r, attackbench.Throughput, true); err != nil {
		t.Fatal(err)
	}
	if want := "\nlibrary mine: \\x1b[2Jmine\\nlibrary fast: xxx"; !strings.Contains(text.String(), want) {
		t.Errorf("expected %q in\n%s", want, &text)
	}
	if !strings.Contains(text.String(), "x...; a\\x1bb.so\n") {
		t.Errorf("expected the title cut, and the file with an escaped character in\n%s", &text)
	}
}

// TestTextSaysHowLibrariesWereAsked wants names, functions, the cost of calls beside the rows that they
// are part of, and ratios to the techniques, which neither the interface is nor what perft can do without one.
func TestTextSaysHowLibrariesWereAsked(t *testing.T) {
	var text bytes.Buffer
	if _, err := benchreport.WriteText(&text, withLibraries(), attackbench.Throughput, true); err != nil {
		t.Fatal(err)
	}
	lines := map[string]bool{}
	for line := range strings.Lines(text.String()) {
		lines[strings.Join(strings.Fields(line), " ")] = true
	}
	for _, want := range []string{
		"library mine: Mine & yours; ./mine.so",
		"library fast: fast, by A. Hand; fast.so",
		"5 mine 4.00 <0.1% 4.00 <0.1% 3 KiB",
		"4 fast 3.00 <0.1% 3.00 <0.1% n/a",
		"empty-call 0.500 <0.1% 0.500 <0.1%",
		"mine throughput queen, a call each 0.500 ±<0.1% 2.00 (2.00 to 2.00) 0.50 (0.50 to 0.50)",
		"mine cold queen, a call each 0.500 ±<0.1% 2.00 (2.00 to 2.00) 0.50 (0.50 to 0.50)",
		"fast throughput queens 1.50 (1.50 to 1.50) 0.38 (0.38 to 0.38)",
		"library mode asked through calls ratio to magic ratio to fill",
	} {
		if !lines[want] {
			t.Errorf("there is no line %q in\n%s", want, text.String())
		}
	}
}

// TestNoRatioOfDifferentNumbersOfRounds takes a round from a technique.
func TestNoRatioOfDifferentNumbersOfRounds(t *testing.T) {
	r := withLibraries()
	for i, f := range r.Figures {
		if f.Technique == "fill" {
			r.Figures[i] = attackbench.NewFigure(f.Cell, [][]float64{f.Samples[0][1:]})
		}
	}
	var text bytes.Buffer
	if _, err := benchreport.WriteText(&text, r, attackbench.Throughput, true); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(text.String(), " 2.00 (2.00 to 2.00)  \n") || strings.Contains(text.String(), "(0.00 to") {
		t.Errorf("mine has another ratio than that to magic in\n%s", text.String())
	}
}

// TestManyTechniquesAreComparedByTheFastest adds some that are slower.
func TestManyTechniquesAreComparedByTheFastest(t *testing.T) {
	r := withLibraries()
	for _, name := range []string{"qbb", "sissy", "dumb7"} {
		r.Rows = append(r.Rows, attackbench.Row{Name: name})
		cell := attackbench.Cell{Technique: name, Piece: "queen", Workload: "game", Mode: attackbench.Cold}
		r.Figures = append(r.Figures, attackbench.NewFigure(cell, [][]float64{{9, 9, 9, 9, 9, 9}}))
	}
	var text bytes.Buffer
	if _, err := benchreport.WriteText(&text, r, attackbench.Throughput, true); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{" ratio to the fastest\n", " 2.00 (2.00 to 2.00) magic\n", " 1.50 (1.50 to 1.50) magic\n"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("%q is missing in\n%s", want, text.String())
		}
	}
}

// TestTextWithoutLibraries has nothing to say of them.
func TestTextWithoutLibraries(t *testing.T) {
	var text, page bytes.Buffer
	if _, err := benchreport.WriteText(&text, result(), attackbench.Throughput, true); err != nil {
		t.Fatal(err)
	}
	if err := benchreport.WriteHTML(&page, result()); err != nil {
		t.Fatal(err)
	}
	if _, body, _ := strings.Cut(page.String(), "<body>"); strings.Contains(text.String()+body, "librar") {
		t.Error("libraries are spoken of, though there is none")
	}
}

func TestPageSaysHowLibrariesWereAsked(t *testing.T) {
	var page bytes.Buffer
	if err := benchreport.WriteHTML(&page, withLibraries()); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"<td>mine</td><td>Mine &amp; yours</td><td>3 KiB</td><td>./mine.so</td>",
		"<td>fast</td><td>fast, by A. Hand</td><td>n/a</td><td>fast.so</td>",
		`<td>mine</td><td>throughput</td><td>queen, a call each</td><td>0.500 <span class="interval-text">±&lt;0.1%</span></td><td>2.00 (2.00 to 2.00)</td><td>0.50 (0.50 to 0.50)</td>`,
		"<td>fast</td><td>cold</td><td>queens</td><td></td><td>1.50 (1.50 to 1.50)</td><td>0.38 (0.38 to 0.38)</td>",
		`<div class="row library"><span class="name" title="Mine &amp; yours">`,
		`<div class="row other"><span class="name" title=""><span class="place"></span> empty-call`,
	} {
		if !strings.Contains(page.String(), want) {
			t.Errorf("the page lacks %q", want)
		}
	}
}
