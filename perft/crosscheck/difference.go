package crosscheck

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// Difference is a position in which two move generators have different moves, or count a move
// differently.
type Difference struct {
	Tested, Reference string // the names of the two
	Line              Line   // root and path to the position
	// Position is where they differ. It is valid only if Known is set: Known is false if the
	// path holds a move that this module finds illegal.
	Position board.Position
	Known    bool
	Depth    int      // to which the two counted
	Missing  []string // moves that only the reference has, sorted
	Extra    []string // moves that only the tested generator has, sorted
	// Miscount is set if no move is missing or extra.
	Miscount *Miscount
	Findings []Finding
	// NotRepeatable says that the two agreed when they counted a second time.
	NotRepeatable bool
	// InMaking says that they agree on the FEN alone, so a move of the path was made wrongly, most often the
	// last. [Search.Minimize] finds out which.
	InMaking bool

	moves   [2]int // how many the tested generator has, and the reference
	culprit string // the move that was made incorrectly, if InMaking is set and a minimizer has found it
}

// Finding guesses what is wrong with one move, why, and the squares that show it: a line, a pin or the
// way of the piece.
type Finding struct {
	Move    string           `json:"move"`  // in UCI notation
	Extra   bool             `json:"extra"` // only the tested generator has it; otherwise only the reference has it
	Class   Class            `json:"class"`
	Why     string           `json:"why"`
	Squares attacks.Bitboard `json:"-"`
}

// difference returns how the two differ at the end of line, where c is the comparison at depth.
func (s *Search) difference(ctx context.Context, line Line, depth int, c comparison) *Difference {
	d := &Difference{
		Tested: s.Tested.Name(), Reference: s.Reference.Name(), Line: line, Depth: depth,
		Missing: c.missing, Extra: c.extra, moves: [2]int{len(c.tested), len(c.reference)},
	}
	pos, err := line.End()
	if err != nil {
		return d
	}
	d.Position, d.Known = pos, true
	other, elsewhere := s.elsewhere(ctx, d, c.tested)
	together, explained := d.guessTogether()
	all := slices.Concat(d.Missing, d.Extra)
	for i, move := range all {
		extra, f := i >= len(d.Missing), together
		switch {
		case elsewhere:
			f = other
		case extra && c.shared(move):
			f = finding(Duplicate, attacks.Empty, "the move is listed twice")
		case !explained:
			f = guess(&d.Position, move, all)
		}
		d.add(move, extra, f)
	}
	return d
}

// add adds what was guessed about a move.
func (d *Difference) add(move string, extra bool, guess Finding) {
	guess.Move, guess.Extra = move, extra
	d.Findings = append(d.Findings, guess)
}

// Class returns [Making] if InMaking is set, otherwise the class of most findings, the first of them in a tie, and
// [Unknown] without findings.
func (d *Difference) Class() Class {
	if d.InMaking {
		return Making
	}
	return d.guessed()
}

// guessed returns the class that the moves suggest.
func (d *Difference) guessed() Class {
	votes := map[Class]int{}
	for _, f := range d.Findings {
		votes[f.Class]++
	}
	if len(votes) == 0 {
		return Unknown
	}
	return slices.MaxFunc(d.Findings, func(a, b Finding) int { return votes[a.Class] - votes[b.Class] }).Class
}

// maxShown is how many findings are written out.
const maxShown = 20

// String describes the difference on several lines: the two names, root and path if there is one, FEN, moves, guesses, and
// the board as [Difference.Draw] draws it.
func (d *Difference) String() string {
	var text strings.Builder
	fmt.Fprintf(&text, "%s disagrees with %s\n", d.Tested, d.Reference)
	if len(d.Line.Moves) > 0 || !d.Known {
		fmt.Fprintf(&text, "root:    %s\npath:    %s\n", d.Line.Root, listed(d.Line.Moves))
	}
	if d.Line.Chess960 {
		fmt.Fprintf(&text, "variant: Chess960, castling is written as the king taking the rook\n")
	}
	if d.Known {
		fmt.Fprintf(&text, "fen:     %s\n", d.Position.FEN())
	}
	if len(d.Missing)+len(d.Extra) > 0 {
		fmt.Fprintf(&text, "moves:   %d by %s, %d by %s\n", d.moves[0], d.Tested, d.moves[1], d.Reference)
	}
	fmt.Fprintf(&text, "missing: %s\n", listed(d.Missing))
	fmt.Fprintf(&text, "extra:   %s\n", listed(d.Extra))
	if m := d.Miscount; m != nil {
		further := ""
		if d.Depth > 1 {
			further = fmt.Sprintf("; one move further both count %v", m.Below)
		}
		fmt.Fprintf(&text, "counts:  %s to depth %d: %v by %s, %v by %s%s\n", m.Move, d.Depth, m.Tested, d.Tested, m.Reference, d.Reference, further)
	}
	if len(d.Findings) > 0 {
		fmt.Fprintf(&text, "class:   %s\n", d.Class())
	}
	for left, shown := d.Findings, 1; len(left) > 0; shown++ {
		f, alike, missing := left[0], 1, 1 // or extra, as the first of them
		for alike < len(left) && left[alike].Why == f.Why {
			if alike++; left[alike-1].Extra == f.Extra {
				missing = alike
			}
		}
		and := more(missing)
		if missing < alike {
			and += ", extra " + left[missing].Move + more(alike-missing)
		}
		kind := map[bool]string{true: "extra", false: "missing"}[f.Extra]
		if d.Miscount != nil {
			kind = "counted"
		}
		fmt.Fprintf(&text, "  %s %s%s: %s\n", kind, f.Move, and, f.Why)
		if left = left[alike:]; shown == maxShown && len(left) > 0 {
			fmt.Fprintf(&text, "  and %d more\n", len(left))
			break
		}
	}
	if d.NotRepeatable {
		text.WriteString("not repeatable: a second time they agreed\n")
	}
	if d.InMaking {
		culprit := cmp.Or(d.culprit, "a move of the path")
		if len(d.Line.Moves) == 1 {
			culprit = d.Line.Moves[0]
		}
		fmt.Fprintf(&text, "Both agree on the FEN alone: the mistake is in making %s.\n", culprit)
	}
	if d.Known {
		text.WriteString("\n" + d.Draw())
		if d.marked() != attacks.Empty {
			text.WriteString("   * the squares of this rule\n")
		}
	}
	return text.String()
}

func listed(moves []string) string { return cmp.Or(strings.Join(moves, " "), "-") }

// Draw returns the board. Stars mark the squares of the first finding whose class is
// [Difference.Class], or of the first finding if there is none.
func (d *Difference) Draw() string { return d.Position.Draw(slices.Collect(d.marked().Squares())...) }

// marked returns the squares that Draw marks.
func (d *Difference) marked() attacks.Bitboard {
	if len(d.Findings) == 0 {
		return attacks.Empty
	}
	class := d.guessed()
	first := slices.IndexFunc(d.Findings, func(f Finding) bool { return f.Class == class })
	return d.Findings[max(first, 0)].Squares
}

// more says that a finding is the first of some.
func more(findings int) string {
	if findings == 1 {
		return ""
	}
	return fmt.Sprintf(" and %d more", findings-1)
}
