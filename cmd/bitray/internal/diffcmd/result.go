package diffcmd

import (
	"fmt"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/internal/why"
	"github.com/bitray/bitray/perft/crosscheck"
)

// Result is the result of a comparison; the names in JSON are stable.
type Result struct {
	Tested        string      `json:"tested"`
	Reference     string      `json:"reference"`
	TestedForm    string      `json:"tested_form,omitempty"` // of lines with counts
	ReferenceForm string      `json:"reference_form,omitempty"`
	Agree         bool        `json:"agree"` // there was something to compare, and nothing differed
	Partial       bool        `json:"partial"`
	Positions     int         `json:"positions"` // that were requested
	Compared      int         `json:"compared"`  // of them
	Depth         int         `json:"depth"`
	Seconds       float64     `json:"seconds"`
	Difference    *difference `json:"difference,omitempty"`
	Minimized     *minimized  `json:"minimized,omitempty"`
	Causes        []why.Card  `json:"causes,omitempty"`
	Results       int         `json:"results,omitempty"`
	Excluded      []excluded  `json:"excluded,omitempty"`

	found     crosscheck.Result
	minimized *crosscheck.Minimized // or nil
}

// difference is the position in which two move generators differ.
type difference struct {
	Root       string               `json:"root"`
	Chess960   bool                 `json:"chess960"`
	Path       []string             `json:"path"`
	FEN        string               `json:"fen"`
	Missing    []string             `json:"missing"`
	Extra      []string             `json:"extra"`
	Class      string               `json:"class"`
	Making     bool                 `json:"making"` // a move of the path was made incorrectly
	Repeatable bool                 `json:"repeatable"`
	Miscount   *miscount            `json:"miscount,omitempty"`
	Findings   []crosscheck.Finding `json:"findings"`
	Board      string               `json:"board"`
}

// miscount is a count that is wrong although the moves are right.
type miscount struct {
	*crosscheck.Miscount
	Depth int `json:"depth"`
}

// minimized is the same difference in the smallest position that was found.
type minimized struct {
	*difference
	Pieces  [2]int `json:"pieces"` // before and after
	Tried   int    `json:"tried"`  // positions
	Stopped string `json:"stopped,omitempty"`
}

type excluded struct {
	FEN      string `json:"fen"`
	Chess960 bool   `json:"chess960"`
	Reason   string `json:"reason"`
}

func newResult(tested, reference crosscheck.MoveGenerator, positions int, found crosscheck.Result, elapsed time.Duration) *Result {
	r := &Result{
		Tested: tested.Name(), Reference: reference.Name(), TestedForm: formOf(tested), ReferenceForm: formOf(reference),
		Agree:     found.Difference == nil && found.Compared > 0 && found.Depth > 0,
		Positions: positions, Compared: found.Compared, Depth: found.Depth, Seconds: elapsed.Seconds(), found: found,
	}
	for _, e := range found.Excluded {
		r.Excluded = append(r.Excluded, excluded{e.Line.String(), e.Line.Chess960, e.Reason})
	}
	if found.Difference != nil {
		r.Difference = newDifference(found.Difference)
	}
	return r
}

// formOf returns how a program writes counts, if it has said so.
func formOf(g crosscheck.MoveGenerator) string {
	if program, ok := g.(interface{ Form() string }); ok {
		return program.Form()
	}
	return ""
}

func newDifference(d *crosscheck.Difference) *difference {
	shown := &difference{
		Root: d.Line.Root, Chess960: d.Line.Chess960, Path: listed(d.Line.Moves), Missing: listed(d.Missing), Extra: listed(d.Extra),
		Class: d.Class(), Making: d.Making, Repeatable: !d.NotRepeatable, Findings: listed(d.Findings),
	}
	if d.Miscount != nil {
		shown.Miscount = &miscount{d.Miscount, d.Depth}
	}
	if d.Known {
		shown.FEN, shown.Board = d.Position.FEN(), d.Draw()
	}
	return shown
}

// minimize adds the smallest position that was found.
func (r *Result) minimize(m *crosscheck.Minimized) {
	r.minimized = m
	r.Minimized = &minimized{difference: newDifference(m.Difference), Pieces: [2]int{m.Before, m.After}, Tried: m.Tried}
	if m.Stopped != nil {
		r.Minimized.Stopped = m.Stopped.Error()
	}
}

// listed returns the list, which JSON does not write as null.
func listed[T any](list []T) []T { return append([]T{}, list...) }

// Print prints the difference, or that there is none, and what could not be compared.
func (r *Result) Print(out *cli.Output) {
	switch {
	case r.found.Difference != nil:
		out.Printf("%s", out.Paint(r.found.Difference.Error()))
	case r.Partial && r.Agree:
		cli.PrintPartial(out, "%s agrees with %s to depth %d", r.Tested, r.Reference, r.Depth)
	case r.Partial:
		cli.PrintPartial(out, "%s and %s: no depth was finished", r.Tested, r.Reference)
	case r.Agree:
		out.Printf("%s %s with %s: %s to depth %d, %.3f s\n",
			r.Tested, out.Paint("agrees"), r.Reference, cli.Counted(r.Compared, "position"), r.Depth, r.Seconds)
	default:
		out.Printf("%s and %s: nothing was compared\n", r.Tested, r.Reference)
	}
	if r.minimized != nil {
		out.Printf("\n%s", out.Paint(fmt.Sprint(r.minimized)))
	}
	r.printCauses(out)
	printForm(out, r.Tested, r.TestedForm)
	printForm(out, r.Reference, r.ReferenceForm)
	cli.PrintExcluded(out, "", r.found.Excluded)
}

func printForm(out *cli.Output, name, form string) {
	const most = 80 // bytes
	if form != "" {
		out.Printf("%s: counts are read from lines in the form %s\n", name, printable.Quote(form, most))
	}
}
