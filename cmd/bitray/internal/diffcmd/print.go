package diffcmd

import (
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// result is the result of a comparison.
type result struct {
	tested, judge side
	positions     int // that were requested
	partial       bool
	crosscheck.Result
	minimized *crosscheck.Minimized // or nil
	elapsed   time.Duration
}

// side is a move generator as a report names it.
type side struct{ name, form string }

func newSide(g crosscheck.MoveGenerator) side {
	s := side{name: g.Name()}
	if program, ok := g.(interface{ Form() string }); ok {
		s.form = program.Form()
	}
	return s
}

func (s side) String() string { return s.name }

// agree reports whether there was something to compare, and nothing differed.
func (r *result) agree() bool { return r.Difference == nil && r.Judged > 0 && r.Depth > 0 }

func (r *result) print(out *cli.Output, asJSON bool) error {
	if asJSON {
		return out.JSON(r.asJSON())
	}
	switch {
	case r.Difference != nil:
		out.Printf("%v", r.Difference)
	case r.partial && r.agree():
		cli.PrintPartial(out, "%s agrees with %s to depth %d", r.tested, r.judge, r.Depth)
	case r.partial:
		cli.PrintPartial(out, "%s and %s: no depth was finished", r.tested, r.judge)
	case r.agree():
		out.Printf("%s agrees with %s: %s to depth %d, %.3f s\n",
			r.tested, r.judge, cli.Counted(r.Judged, "position"), r.Depth, r.elapsed.Seconds())
	default:
		out.Printf("%s and %s: nothing was compared\n", r.tested, r.judge)
	}
	if r.minimized != nil {
		out.Printf("\n%v", r.minimized)
	}
	for _, s := range []side{r.tested, r.judge} {
		if s.form != "" {
			out.Printf("%s: counts are read from lines in the form %s\n", s, printable.Quote(s.form, formShown))
		}
	}
	printExcluded(out, r.Excluded)
	return nil
}

// formShown is the most that is shown of the form of a line, in bytes.
const formShown = 80

// printExcluded prints one line for each reason: the number of positions, and the first of them.
func printExcluded(out *cli.Output, excluded []crosscheck.Excluded) {
	left := map[string]int{} // positions by reason, 0 once printed
	for _, e := range excluded {
		left[e.Reason]++
	}
	for _, e := range excluded {
		switch n := left[e.Reason]; {
		case n == 1:
			out.Printf("not judged: %v: %s\n", e.Line, e.Reason)
		case n > 1:
			out.Printf("not judged: %d positions, such as %v: %s\n", n, e.Line, e.Reason)
		}
		left[e.Reason] = 0
	}
}

// ResultJSON is a comparison as the program prints it; the names are stable.
type ResultJSON struct {
	Tested     string          `json:"tested"`
	Judge      string          `json:"judge"`
	TestedForm string          `json:"tested_form,omitempty"` // of lines with counts
	JudgeForm  string          `json:"judge_form,omitempty"`
	Agree      bool            `json:"agree"`
	Partial    bool            `json:"partial"`
	Positions  int             `json:"positions"` // that were requested
	Judged     int             `json:"judged"`    // of them
	Depth      int             `json:"depth"`
	Seconds    float64         `json:"seconds"`
	Difference *differenceJSON `json:"difference,omitempty"`
	Minimized  *minimizedJSON  `json:"minimized,omitempty"`
	Excluded   []excludedJSON  `json:"excluded,omitempty"`
}

// differenceJSON is the position in which two move generators differ.
type differenceJSON struct {
	Root       string        `json:"root"`
	Chess960   bool          `json:"chess960"`
	Path       []string      `json:"path"`
	FEN        string        `json:"fen"`
	Missing    []string      `json:"missing"`
	Extra      []string      `json:"extra"`
	Class      string        `json:"class"`
	Making     bool          `json:"making"` // a move of the path was made incorrectly
	Repeatable bool          `json:"repeatable"`
	Miscount   *miscountJSON `json:"miscount,omitempty"`
	Findings   []findingJSON `json:"findings"`
	Board      string        `json:"board"`
}

// miscountJSON is a count that is wrong although the moves are right.
type miscountJSON struct {
	Move   string      `json:"move"`
	Depth  int         `json:"depth"`
	Tested perft.Nodes `json:"tested"`
	Judge  perft.Nodes `json:"judge"`
	Below  perft.Nodes `json:"below"`
	Cause  string      `json:"cause"`
}

// minimizedJSON is the same difference in the smallest position that was found.
type minimizedJSON struct {
	differenceJSON
	Pieces    [2]int `json:"pieces"` // before and after
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

type excludedJSON struct {
	FEN      string `json:"fen"`
	Chess960 bool   `json:"chess960"`
	Reason   string `json:"reason"`
}

func (r *result) asJSON() ResultJSON {
	printed := ResultJSON{
		Tested: r.tested.name, Judge: r.judge.name, TestedForm: r.tested.form, JudgeForm: r.judge.form, Agree: r.agree(), Partial: r.partial,
		Positions: r.positions, Judged: r.Judged, Depth: r.Depth, Seconds: r.elapsed.Seconds(),
	}
	for _, e := range r.Excluded {
		printed.Excluded = append(printed.Excluded, excludedJSON{e.Line.String(), e.Line.Chess960, e.Reason})
	}
	if d := r.Difference; d != nil {
		printed.Difference = newDifferenceJSON(d)
	}
	if m := r.minimized; m != nil {
		printed.Minimized = newMinimizedJSON(m)
	}
	return printed
}

func newDifferenceJSON(d *crosscheck.Difference) *differenceJSON {
	printed := &differenceJSON{
		Root: d.Line.Root, Chess960: d.Line.Chess960, Path: orEmpty(d.Line.Moves), Missing: orEmpty(d.Missing), Extra: orEmpty(d.Extra),
		Class: d.Class(), Making: d.Making, Repeatable: !d.NotRepeatable, Findings: []findingJSON{},
	}
	if m := d.Miscount; m != nil {
		printed.Miscount = &miscountJSON{m.Move, d.Depth, m.Tested, m.Judge, m.Below, m.Cause}
	}
	if d.Known {
		printed.FEN, printed.Board = d.Position.FEN(), d.Draw()
	}
	for _, f := range d.Findings {
		printed.Findings = append(printed.Findings, findingJSON{f.Move, f.Extra, f.Class, f.Why})
	}
	return printed
}

func newMinimizedJSON(m *crosscheck.Minimized) *minimizedJSON {
	printed := &minimizedJSON{
		differenceJSON: *newDifferenceJSON(m.Difference), Pieces: [2]int{m.Before, m.After}, Questions: m.Asked,
	}
	if m.Stopped != nil {
		printed.Stopped = m.Stopped.Error()
	}
	return printed
}

// orEmpty returns an empty list for nil, which JSON would write as null.
func orEmpty(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}
