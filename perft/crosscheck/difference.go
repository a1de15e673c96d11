package crosscheck

import (
	"cmp"
	"context"
	"errors"
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
	// Making says that the two agree if they get the position as a FEN. Then one of them made a
	// move of the path incorrectly, most often the last. A [Minimizer] finds out which.
	Making bool

	moves [2]int // how many the tested generator has, and the reference
}

// Finding guesses what is wrong with one move, why, and the squares that show it: a line, a pin or the
// attacks of the piece.
type Finding struct {
	Move    string           `json:"move"`  // in UCI notation
	Extra   bool             `json:"extra"` // only the tested generator has it; otherwise only the reference has it
	Class   string           `json:"class"` // the rule that is probably broken, as [Difference.Class] says it
	Why     string           `json:"why"`
	Squares attacks.Bitboard `json:"-"`
	// Ignored is the opponent's piece whose attack an illegal move ignores, if there is one.
	Ignored attacks.Bitboard `json:"-"`
}

func newDifference(tested, reference MoveGenerator, line Line, depth int, c comparison) *Difference {
	d := &Difference{Tested: tested.Name(), Reference: reference.Name(), Line: line, Depth: depth, Missing: c.onlyB, Extra: c.onlyA, moves: c.moves}
	pos, last, err := playOut(line)
	if err != nil {
		return d
	}
	d.Position, d.Known = pos, true
	together, explained := d.guessTogether()
	for _, move := range d.Missing {
		f := together
		if !explained {
			f = guess(&d.Position, last, move, d.Missing)
		}
		d.add(move, false, f)
	}
	for _, move := range d.Extra {
		if c.shared(move) {
			d.add(move, true, finding(classDuplicate, attacks.Empty, "the move is listed twice"))
		} else {
			d.add(move, true, guess(&d.Position, last, move, d.Extra))
		}
	}
	return d
}

// add adds what was guessed about a move.
func (d *Difference) add(move string, extra bool, guess Finding) {
	guess.Move, guess.Extra = move, extra
	d.Findings = append(d.Findings, guess)
}

// examine sets NotRepeatable and Making: it has the two count again, and from the position without its path.
func (d *Difference) examine(ctx context.Context, tested, reference MoveGenerator) error {
	again, err := askBoth(ctx, tested, reference, d.Line, d.Depth)
	if err != nil {
		return err
	}
	d.NotRepeatable = again.agree()
	if d.NotRepeatable || d.Miscount != nil || !d.Known || len(d.Line.Moves) == 0 {
		return nil
	}
	c, err := askBoth(ctx, tested, reference, Line{Root: d.Position.FEN(), Chess960: d.Line.Chess960}, 1)
	if _, excluded := errors.AsType[*Exclusion](err); excluded {
		return nil
	}
	d.Making = err == nil && c.sameMoves()
	return err
}

// playOut returns the position at the end of line, and its last move.
func playOut(line Line) (pos board.Position, last lastMove, err error) {
	if pos, err = parseRoot(line); err != nil {
		return pos, last, err
	}
	for _, uci := range line.Moves {
		m, err := pos.ParseMove(uci)
		if err != nil {
			return pos, last, err
		}
		captured, _ := pos.PieceAt(m.To())
		last = lastMove{m, uci, captured}
		pos = pos.Make(m)
	}
	return pos, last, nil
}

// Class returns the class of most findings: "castling", "en passant", "promotion", "double check",
// "check evasion", "pin", "king safety", "pawn move", "step attack", "sliding attack", "duplicate",
// "counting", "unknown" or, if no move is listed, a draw rule that perft does not apply, "draw by material",
// "draw by fifty moves" or "draw by repetition". It is the first of them in a tie, "unknown" without
// findings. There is one exception: if moves of several classes all ignore the same slider, the
// class is "sliding attack".
func (d *Difference) Class() string {
	votes := map[string]int{}
	for _, f := range d.Findings {
		votes[f.Class]++
	}
	switch {
	case len(votes) == 0:
		return classUnknown
	case len(votes) > 1 && d.ignoredSlider() != 0:
		return classSlidingAttack
	}
	return slices.MaxFunc(d.Findings, func(a, b Finding) int { return votes[a.Class] - votes[b.Class] }).Class
}

// ignoredSlider returns the slider that all extra moves ignore, or the empty set if there is none
// or if a move is missing.
func (d *Difference) ignoredSlider() attacks.Bitboard {
	them := d.Position.Side(d.Position.SideToMove().Other())
	common := them.Diagonals | them.Orthogonals
	for _, f := range d.Findings {
		common &= f.Ignored
		if !f.Extra {
			return attacks.Empty
		}
	}
	return common
}

// Error describes the difference on several lines: root and path if there is one, FEN, moves, guesses, and the board as
// [Difference.Draw] draws it.
func (d *Difference) Error() string {
	culprit := "a move of the path"
	if len(d.Line.Moves) == 1 {
		culprit = d.Line.Moves[0]
	}
	return fmt.Sprintf("%s disagrees with %s\n", d.Tested, d.Reference) + d.describe(culprit)
}

// describe returns the description without the names of the two. The culprit is the move that was
// made incorrectly, if Making is set.
func (d *Difference) describe(culprit string) string {
	var text strings.Builder
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
		fmt.Fprintf(&text, "counts:  %s to depth %d: %v by %s, %v by %s; one move further both count %v\n",
			m.Move, d.Depth, m.Tested, d.Tested, m.Reference, d.Reference, m.Below)
	}
	if len(d.Findings) > 0 {
		fmt.Fprintf(&text, "class:   %s\n", d.Class())
	}
	for left := d.Findings; len(left) > 0; {
		f, alike, and := left[0], 1, ""
		for alike < len(left) && left[alike].Extra == f.Extra && left[alike].Why == f.Why {
			alike++
		}
		if alike > 1 {
			and = fmt.Sprintf(" and %d more", alike-1)
		}
		fmt.Fprintf(&text, "  %s %s%s: %s\n", f.kind(), f.Move, and, f.Why)
		left = left[alike:]
	}
	if slider := d.ignoredSlider(); slider != 0 && len(d.Findings) > 1 {
		fmt.Fprintf(&text, "All of them ignore the slider on %v.\n", slider.First())
	}
	if d.NotRepeatable {
		text.WriteString("not repeatable: a second time they agreed\n")
	}
	if d.Making {
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

func (f *Finding) kind() string {
	switch {
	case f.Class == classCounting:
		return "counted"
	case f.Extra:
		return "extra"
	}
	return "missing"
}

func listed(moves []string) string { return cmp.Or(strings.Join(moves, " "), "-") }

// Draw returns the board. Stars mark the squares of the first finding whose class is
// [Difference.Class], or of the first finding if there is none.
func (d *Difference) Draw() string {
	return d.Position.Draw(slices.Collect(d.marked().Squares())...)
}

// marked returns the squares that Draw marks.
func (d *Difference) marked() attacks.Bitboard {
	if len(d.Findings) == 0 {
		return attacks.Empty
	}
	class := d.Class()
	first := slices.IndexFunc(d.Findings, func(f Finding) bool { return f.Class == class })
	return d.Findings[max(first, 0)].Squares
}
