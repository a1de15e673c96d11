package diffcmd

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/engine"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft/crosscheck"
)

// Result is the result of a comparison; the names in JSON are stable.
type Result struct {
	Tested     string      `json:"tested"`
	Reference  string      `json:"reference"`
	Agree      bool        `json:"agree"` // there was something to compare, and nothing differed
	Partial    bool        `json:"partial"`
	Positions  int         `json:"positions"` // that were requested
	Compared   int         `json:"compared"`  // of them
	Depth      int         `json:"depth"`
	Seconds    float64     `json:"seconds"`
	Difference *difference `json:"difference,omitempty"`
	Objection  string      `json:"objection,omitempty"`
	Command    string      `json:"command,omitempty"`    // by which it was asked, if it does not know the usual one
	MovesMade  string      `json:"moves_made,omitempty"` // of those after a FEN, if not all, or elsewhere
	Alone      string      `json:"alone,omitempty"`      // why an engine was asked one question at a time
	Minimized  *minimized  `json:"minimized,omitempty"`
	Causes     []why.Card  `json:"causes,omitempty"`
	Results    int         `json:"results,omitempty"`   // that each of the causes gives
	Others     int         `json:"others,omitempty"`    // that none gives
	Differ     int         `json:"differ,omitempty"`    // positions, with --all
	Explained  int         `json:"explained,omitempty"` // of these
	Bugs       []*bug      `json:"bugs,omitempty"`
	Excluded   []excluded  `json:"excluded,omitempty"`

	found *crosscheck.Difference
	rows  []*count // the first that differ, with --all
}

// difference is the position in which two move generators differ.
type difference struct {
	Root       string               `json:"root"`
	Chess960   bool                 `json:"chess960"`
	Path       []string             `json:"path"`
	FEN        string               `json:"fen"`
	Missing    []string             `json:"missing"`
	Extra      []string             `json:"extra"`
	Class      crosscheck.Class     `json:"class"`
	Making     bool                 `json:"making"` // a move of the path was made incorrectly
	Repeatable bool                 `json:"repeatable"`
	Miscount   *miscount            `json:"miscount,omitempty"`
	Findings   []crosscheck.Finding `json:"findings"`
	Board      string               `json:"board"`

	text string // for people
}

// miscount is a count that is wrong although the moves are right.
type miscount struct {
	*crosscheck.Miscount
	Depth int `json:"depth"`
}

// minimized is the same difference in the smallest position that was found.
type minimized struct {
	*difference
	Pieces  [2]int `json:"pieces"`            // before and after
	Tried   int    `json:"tried"`             // positions
	Stopped string `json:"stopped,omitempty"` // why it may not be the smallest
}

type excluded struct {
	FEN      string `json:"fen"`
	Chess960 bool   `json:"chess960"`
	Reason   string `json:"reason"`
}

// complete sets what follows from what was found, and from the error that ended it.
func (r *Result) complete(tested crosscheck.MoveGenerator, err error) {
	r.Positions = cmp.Or(r.Positions, r.Compared+len(r.Excluded))
	r.Agree = r.found == nil && r.Differ == 0 && r.Compared > 0 && r.Depth > 0
	r.Partial = err != nil && err != cli.ErrDiffer && !errors.Is(err, crosscheck.ErrNothingCompared)
	r.MovesMade = movesMade(tested)
	if e, ok := tested.(*engine.Engine); ok && e.Command() != "go perft" {
		r.Command = e.Command()
	}
	if r.found != nil {
		r.Difference = newDifference(r.found)
	}
}

// exclude adds why a line is not compared.
func (r *Result) exclude(line crosscheck.Line, reason string) {
	r.Excluded = append(r.Excluded, excluded{line.String(), line.Chess960, reason})
}

func newDifference(d *crosscheck.Difference) *difference {
	shown := &difference{
		Root: d.Line.Root.FEN(), Chess960: d.Line.Chess960, Path: listed(d.Line.Moves), Missing: listed(d.Missing), Extra: listed(d.Extra),
		Class: d.Class(), Making: d.InMaking, Repeatable: !d.NotRepeatable, Findings: listed(d.Findings), text: d.String(),
	}
	if d.Miscount != nil {
		shown.Miscount = &miscount{d.Miscount, d.Depth}
	}
	if d.Known {
		shown.FEN, shown.Board = d.Position.FEN(), d.Draw()
	}
	return shown
}

// listed returns the list, which JSON does not write as null.
func listed[T any](list []T) []T { return append([]T{}, list...) }

// Print prints the difference, or that there is none, and what could not be compared.
func (r *Result) Print(out *cli.Output) {
	switch {
	case r.Difference != nil:
		out.Printf("%s", out.Paint(r.Difference.text))
		if r.Objection != "" {
			out.Printf("\n%s has said: %s\n", r.Tested, r.Objection)
		}
	case r.Differ > 0:
		r.printBugs(out)
	case r.Partial && r.Agree:
		some := ""
		if left := r.Positions - r.Compared - len(r.Excluded); left > 0 {
			some = fmt.Sprintf(", in %s of %s", cli.Thousands(r.Compared), cli.Counted(r.Positions, "position"))
		}
		cli.PrintPartial(out, "%s agrees with %s to depth %d%s", r.Tested, r.Reference, r.Depth, some)
	case r.Partial:
		cli.PrintPartial(out, "%s and %s: no depth was finished", r.Tested, r.Reference)
	case r.Agree:
		out.Printf("%s %s with %s: %s to depth %d, %.3f s\n",
			r.Tested, out.Paint("agrees"), r.Reference, cli.Counted(r.Compared, "position"), r.Depth, r.Seconds)
	default:
		out.Printf("%s and %s: nothing was compared\n", r.Tested, r.Reference)
	}
	if r.Command != "" {
		out.Printf("%s does not know \"go perft N\"; it was asked with \"%s N\"\n", r.Tested, r.Command)
	}
	if r.MovesMade != "" {
		out.Printf("of the moves after a FEN %s makes %s: it was given the FEN after them\n", r.Tested, r.MovesMade)
	}
	if r.Alone != "" {
		out.Printf("%s was asked one position at a time: %s\n", r.Tested, r.Alone)
	}
	if m := r.Minimized; m != nil {
		out.Printf("\nminimized from %d pieces to %d, %d positions tried\n", m.Pieces[0], m.Pieces[1], m.Tried)
		if m.Stopped != "" {
			cli.PrintPartial(out, "%s", m.Stopped)
		}
		_, report, _ := strings.Cut(m.text, "\n")
		out.Printf("%s", out.Paint(report))
	}
	r.printCauses(out)
	cli.PrintExcluded(out, "", r.Excluded, func(e excluded) (string, string) { return e.FEN, e.Reason })
}

// printCauses says what the causes of a difference are, if there are any.
func (r *Result) printCauses(out *cli.Output) {
	for i, c := range r.Causes {
		out.Printf("%s%s\n", map[bool]string{true: "\ncause:   ", false: "or:      "}[i == 0], c.Text)
	}
	switch {
	case len(r.Causes) == 0:
	case r.Others > 0:
		out.Printf("  gives %d of %d results of %s; there may be more to it\n", r.Results, r.Results+r.Others, r.Tested)
	default:
		out.Printf("  gives all %d results of %s\n", r.Results, r.Tested)
	}
	if len(r.Causes) == 1 {
		out.Printf("  usually here: %s\n", r.Causes[0].Code)
	}
}
