package crosscheck

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/bitray/bitray/perft/board"
)

// Minimizer makes the position of a [Difference] as small as it can while Tested and Reference still
// differ there. It removes whatever can be removed, one thing after another, and compares both each
// time.
//
// It stays with one mistake: a simpler position is good if a move that was missing before is still
// missing, or one that was extra still is, and [Difference.Class] is the same; or if a move is
// still miscounted, to the same depth and for the same [Miscount.Cause]. [board.ParseFEN]
// accepts every position, and [board.Diagnose] finds no fault in it except those of the first position
// and [board.Superfluous]. If the two agree on the position as a FEN, so that a move is made
// incorrectly, the path is kept from that move on, and the position before it is made small.
//
// The order of the attempts is fixed: the same results lead to the same position. No single piece
// or right can be removed from it; a smaller position may exist that this order does not reach.
// The method is delta debugging, with steps that fit chess.
// Source: A. Zeller and R. Hildebrandt (2002), Simplifying and Isolating Failure-Inducing Input,
// https://doi.org/10.1109/32.988498.
type Minimizer struct {
	Tested, Reference MoveGenerator
	// Tries is the largest number of positions to compare; 0 means
	// [DefaultTries].
	Tries int
	// Progress, if not nil, is called before each comparison with the number of those so far
	// and the number of pieces in the smallest position.
	Progress func(tried, pieces int)
}

// DefaultTries is far more than needed: full boards mostly take fewer than forty.
const DefaultTries = 1000

// Minimized is a difference in a position that was made small.
type Minimized struct {
	// Difference is the smallest that was found, or the first one if nothing could be removed.
	Difference *Difference
	// Before and After are the numbers of pieces in the position in which the two differ.
	Before, After int
	Tried         int // number of positions that were compared
	// Stopped is why the attempts ended early: the error of the context, the [*Failure] of a move generator,
	// no try left, a path that is not legal, or two that agree the second time. If it is nil, the
	// mistake disappears when any one piece or right is removed.
	Stopped error
}

// errTries says that [Minimizer.Tries] positions have been compared.
var errTries = errors.New("no more tries are allowed")

// errNotLegal says that the path holds a move that this module finds illegal.
var errNotLegal = errors.New("the path holds a move that this module finds illegal")

// errNotAgain says that the two agree where they differed before: a result depends on earlier
// calls.
var errNotAgain = errors.New("a second time the two agree: a result depends on what was counted before")

// Minimize makes d, a difference between Tested and Reference, small. It always returns a difference,
// even if it stops early.
func (m *Minimizer) Minimize(ctx context.Context, d *Difference) *Minimized {
	s := &shrinking{Minimizer: m, first: d, smallest: d, seen: map[string]bool{}}
	s.stopped = s.run(ctx)
	return &Minimized{
		Difference: s.smallest, Before: pieces(d), After: pieces(s.smallest), Tried: s.tried, Stopped: s.stopped,
	}
}

// pieces returns the number of pieces in the position in which the two differ.
func pieces(d *Difference) int { return d.Position.Occupied().Count() }

// shrinking is a minimization in progress.
type shrinking struct {
	*Minimizer
	first, smallest *Difference
	tolerated       board.Fault
	seen            map[string]bool // lines that have been tried
	tried           int
	stopped         error
}

// run looks at the first difference again and then simplifies it until a whole round changes
// nothing.
func (s *shrinking) run(ctx context.Context) error {
	root, err := parseRoot(s.first.Line)
	if err != nil || !s.first.Known {
		return errNotLegal
	}
	switch again, err := s.part(ctx, s.first.Line); {
	case err != nil:
		return err
	case again == nil:
		return errNotAgain
	}
	best := newDraft(&root, s.first.Line.Moves, s.first.Line.Chess960)
	s.tolerated = best.root.Faults()
	for before := (*Difference)(nil); before != s.smallest && s.stopped == nil; {
		before = s.smallest
		best.simplify(func(d draft) bool { return s.try(ctx, d) })
	}
	if s.stopped != nil {
		return s.stopped
	}
	return s.smallest.examine(ctx, s.Tested, s.Reference)
}

// try reports whether the mistake shows in a draft, and keeps the difference there.
func (s *shrinking) try(ctx context.Context, d draft) bool {
	line, ok := d.line(s.tolerated)
	if !ok || s.stopped != nil || s.seen[line.String()] {
		return false
	}
	s.seen[line.String()] = true
	found, err := s.differ(ctx, line)
	if found != nil {
		s.smallest = found
	} else if _, excluded := errors.AsType[*Exclusion](err); !excluded {
		s.stopped = err
	}
	return found != nil
}

// differ returns the difference at the end of line if it is the same mistake, otherwise nil. At
// every position before, the two must have the same moves, and the next move must be one of them.
func (s *shrinking) differ(ctx context.Context, line Line) (*Difference, error) {
	for made, move := range line.Moves {
		c, err := s.ask(ctx, Line{Root: line.Root, Chess960: line.Chess960, Moves: line.Moves[:made]}, 1)
		if err != nil || !c.sameMoves() || !c.shared(move) {
			return nil, err
		}
	}
	found, err := s.part(ctx, line)
	if found != nil && found.Miscount == nil {
		found.Making = len(line.Moves) > 0 // because the position at the end of line was tried before
	}
	return found, err
}

// part returns the difference at the end of line, whatever led there, if it is the same mistake.
func (s *shrinking) part(ctx context.Context, line Line) (*Difference, error) {
	if s.first.Miscount != nil {
		return s.miscount(ctx, line)
	}
	c, err := s.ask(ctx, line, 1)
	if err != nil || !s.sharesWrongMove(c) {
		return nil, err
	}
	found := newDifference(s.Tested, s.Reference, line, 1, c)
	if found.Class() != s.first.Class() {
		return nil, nil
	}
	return found, nil
}

// miscount is part for moves that are counted incorrectly.
func (s *shrinking) miscount(ctx context.Context, line Line) (*Difference, error) {
	depth := s.first.Depth
	c, err := s.ask(ctx, line, depth)
	if err != nil || c.agree() || !c.sameMoves() {
		return nil, err
	}
	wrong := c.uneven[0]
	below, err := s.ask(ctx, line.Then(wrong.move), depth-1)
	if err != nil || !below.agree() {
		return nil, err
	}
	found := newMiscount(s.Tested, s.Reference, line, depth, wrong, below.total)
	if found.Miscount.Cause != s.first.Miscount.Cause {
		return nil, nil
	}
	return found, nil
}

// ask has both count to depth at the end of line.
func (s *shrinking) ask(ctx context.Context, line Line, depth int) (comparison, error) {
	if s.tried >= cmp.Or(s.Tries, DefaultTries) {
		return comparison{}, errTries
	}
	if s.Progress != nil {
		s.Progress(s.tried, pieces(s.smallest))
	}
	s.tried++
	c, err := askBoth(ctx, s.Tested, s.Reference, line, depth)
	if err != nil && ctx.Err() != nil {
		err = ctx.Err() // without the input, which is not the cause
	}
	return c, err
}

// sharesWrongMove reports whether a move is wrong in c in the same way as in the smallest difference.
func (s *shrinking) sharesWrongMove(c comparison) bool {
	return slices.ContainsFunc(c.onlyB, func(move string) bool { return slices.Contains(s.smallest.Missing, move) }) ||
		slices.ContainsFunc(c.onlyA, func(move string) bool { return slices.Contains(s.smallest.Extra, move) })
}

// Error describes the smallest difference as [Difference.Error] does, after a line that says
// how it was found.
func (m *Minimized) Error() string {
	text := fmt.Sprintf("minimized from %d pieces to %d, %d positions tried\n", m.Before, m.After, m.Tried)
	if m.Stopped != nil {
		text += fmt.Sprintf("partial: %v\n", m.Stopped)
	}
	return text + m.Difference.describe(m.culprit())
}

// culprit returns the move that was made incorrectly, if one was: the first of the path, because
// the two agree on the position after it as a FEN.
func (m *Minimized) culprit() string {
	if path := m.Difference.Line.Moves; len(path) > 0 && m.Stopped == nil {
		return path[0]
	}
	return "a move of the path"
}
