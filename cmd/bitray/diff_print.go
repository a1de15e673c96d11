package main

import (
	"time"

	"github.com/bitray/bitray/perft/crosscheck"
)

// diffResult is what a comparison came to.
type diffResult struct {
	side, judge string
	positions   int
	depth       int // to which the positions were compared
	partial     bool
	found       *crosscheck.Difference
	minimised   *crosscheck.Minimised // or nil
	excluded    []crosscheck.Excluded
	elapsed     time.Duration
}

func (r *diffResult) print(out *output, asJSON bool) error {
	if asJSON {
		return out.json(r.asJSON())
	}
	switch {
	case r.found != nil:
		out.printf("%v", r.found)
	case r.partial:
		out.printf("partial: %s agrees with %s to depth %d\n", r.side, r.judge, r.depth)
	default:
		out.printf("%s agrees with %s: %s to depth %d, %.3f s\n",
			r.side, r.judge, counted(r.positions-len(r.excluded), "position"), r.depth, r.elapsed.Seconds())
	}
	if r.minimised != nil {
		out.printf("\n%v", r.minimised)
	}
	for _, e := range r.excluded {
		out.printf("not judged: %v: %s\n", e.Line, e.Reason)
	}
	return nil
}

// diffJSON is a comparison as the program prints it; the names are stable.
type diffJSON struct {
	Side       string             `json:"side"`
	Judge      string             `json:"judge"`
	Agree      bool               `json:"agree"`
	Partial    bool               `json:"partial"`
	Positions  int                `json:"positions"`
	Depth      int                `json:"depth"`
	Seconds    float64            `json:"seconds"`
	Difference *differenceJSON    `json:"difference,omitempty"`
	Minimised  *minimisedJSON     `json:"minimised,omitempty"`
	Excluded   []diffExcludedJSON `json:"excluded,omitempty"`
}

// differenceJSON is the position in which two move generators differ.
type differenceJSON struct {
	Root     string        `json:"root"`
	Path     []string      `json:"path"`
	FEN      string        `json:"fen"`
	Missing  []string      `json:"missing"`
	Extra    []string      `json:"extra"`
	Class    string        `json:"class"`
	Making   bool          `json:"making"` // a move of the path was made wrongly
	Findings []findingJSON `json:"findings"`
	Board    string        `json:"board"`
}

// minimisedJSON is the same in a position that was made small.
type minimisedJSON struct {
	differenceJSON
	Men       [2]int `json:"men"` // before and after
	Questions int    `json:"questions"`
	Stopped   string `json:"stopped,omitempty"`
}

// findingJSON is the guess at one move.
type findingJSON struct {
	Move  string `json:"move"`
	Extra bool   `json:"extra"`
	Class string `json:"class"`
	Why   string `json:"why"`
}

type diffExcludedJSON struct {
	FEN    string `json:"fen"`
	Reason string `json:"reason"`
}

func (r *diffResult) asJSON() diffJSON {
	printed := diffJSON{
		Side: r.side, Judge: r.judge, Agree: r.found == nil, Partial: r.partial,
		Positions: r.positions, Depth: r.depth, Seconds: r.elapsed.Seconds(),
	}
	for _, e := range r.excluded {
		printed.Excluded = append(printed.Excluded, diffExcludedJSON{e.Line.String(), e.Reason})
	}
	if d := r.found; d != nil {
		printed.Difference = newDifferenceJSON(d)
	}
	if m := r.minimised; m != nil {
		printed.Minimised = newMinimisedJSON(m)
	}
	return printed
}

func newDifferenceJSON(d *crosscheck.Difference) *differenceJSON {
	printed := &differenceJSON{
		Root: d.Line.Root, Path: orEmpty(d.Line.Moves), Missing: orEmpty(d.Missing), Extra: orEmpty(d.Extra),
		Class: string(d.Class()), Making: d.Making, Findings: []findingJSON{},
	}
	if d.Known {
		printed.FEN, printed.Board = d.Position.FEN(), d.Draw()
	}
	for _, f := range d.Findings {
		printed.Findings = append(printed.Findings, findingJSON{f.Move, f.Extra, string(f.Class), f.Why})
	}
	return printed
}

func newMinimisedJSON(m *crosscheck.Minimised) *minimisedJSON {
	printed := &minimisedJSON{
		differenceJSON: *newDifferenceJSON(m.Difference), Men: [2]int{m.Before, m.After}, Questions: m.Asked,
	}
	if m.Stopped != nil {
		printed.Stopped = m.Stopped.Error()
	}
	return printed
}

// orEmpty makes an empty list of none, which JSON would write as null.
func orEmpty(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}
