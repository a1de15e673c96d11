package crosscheck

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/bitray/bitray/perft/board"
)

// Minimiser makes the position of a [Difference] as small as it can while Side and Judge still
// differ there: it leaves out whatever can be left out, one thing after another, and asks both
// each time.
//
// It stays with one mistake: a simpler position is good if one of the moves that were missing
// before is still missing, or one that was too many still is, and the guess at the broken rule
// ([Difference.Class]) is the same. Every position is one that [board.ParseFEN] takes, and it has
// no fault that [board.Check] finds, unless the first one has it or it is [board.Superfluous]. If the two agree on the
// position as a FEN, so that a move is made wrongly, as many of the last moves are kept as it
// takes, which begin with that one, and the position before them is made small.
//
// The order of the attempts is fixed: the same answers lead to the same position. Nothing can be
// taken from that alone; there may be smaller ones to which no such order leads.
// Source: A. Zeller and R. Hildebrandt (2002), Simplifying and Isolating Failure-Inducing Input,
// with the steps made to fit chess.
type Minimiser struct {
	Side, Judge Oracle
	// Questions bounds how many positions the two are asked about; 0 means
	// [DefaultQuestions].
	Questions int
	// Progress is called before each question, if it is not nil, with the number of questions
	// so far and the number of men in the smallest position.
	Progress func(asked, men int)
}

// DefaultQuestions is far more than it takes: from full boards mostly fewer than forty.
const DefaultQuestions = 1000

// Minimised is a difference in a position that was made small.
type Minimised struct {
	// Difference is the smallest that was found: the first one if it could not be made smaller.
	Difference *Difference
	// Before and After are the numbers of men, at the position in which the two differ.
	Before, After int
	Asked         int // positions that both were asked about
	// Stopped is why the attempts ended early: the error of the context, [ErrQuestions],
	// [ErrNotAgain], [ErrNotLegal], or the [*Failure] of an oracle. If it is nil, the mistake is
	// gone as soon as any one man or right that is left is taken away.
	Stopped error
}

// ErrQuestions says that the two have been asked about as many positions as was allowed.
var ErrQuestions = errors.New("no more questions are allowed")

// ErrNotLegal says that the path holds a move that is not legal to this module either.
var ErrNotLegal = errors.New("the path holds a move that is not legal to this module")

// ErrNotAgain says that the two agree where they differed before: an answer depends on what was
// asked earlier.
var ErrNotAgain = errors.New("asked once more, the two agree: an answer depends on what was asked earlier")

// Minimise makes d, a difference between Side and Judge, small. It always returns a difference.
func (m *Minimiser) Minimise(ctx context.Context, d *Difference) *Minimised {
	s := &shrinking{Minimiser: m, first: d, smallest: d, seen: map[string]bool{}}
	s.stopped = s.run(ctx)
	return &Minimised{
		Difference: s.smallest, Before: men(d), After: men(s.smallest), Asked: s.asked, Stopped: s.stopped,
	}
}

// men returns the number of men in the position in which the two differ.
func men(d *Difference) int { return d.Position.Occupied().Count() }

// shrinking is a minimisation under way.
type shrinking struct {
	*Minimiser
	first, smallest *Difference
	best            draft // the line of smallest
	tolerated       board.Fault
	seen            map[string]bool // lines that have been tried
	asked           int
	stopped         error
}

// run asks about the first difference again and then simplifies it until a whole round brings
// nothing.
func (s *shrinking) run(ctx context.Context) error {
	root, err := parseRoot(s.first.Line)
	if err != nil || !s.first.Known {
		return ErrNotLegal
	}
	switch c, err := s.ask(ctx, s.first.Line); {
	case err != nil:
		return err
	case !s.sameMoves(c):
		return ErrNotAgain
	}
	s.best = newDraft(&root, s.first.Line.Moves, s.first.Line.Chess960)
	s.tolerated = s.best.root.Faults()
	for before := (*Difference)(nil); before != s.smallest && s.stopped == nil; {
		before = s.smallest
		s.best.simplify(func(candidate draft) { s.try(ctx, candidate) })
	}
	if s.stopped != nil {
		return s.stopped
	}
	return s.smallest.examine(ctx, s.Side, s.Judge)
}

// try makes the candidate the best draft if the mistake shows there.
func (s *shrinking) try(ctx context.Context, candidate draft) {
	line, ok := candidate.line(s.tolerated)
	if !ok || s.stopped != nil || s.seen[line.String()] {
		return
	}
	s.seen[line.String()] = true
	found, err := s.differ(ctx, line)
	var exclusion *Exclusion
	switch {
	case errors.As(err, &exclusion):
	case err != nil:
		s.stopped = err
	case found != nil:
		s.best, s.smallest = candidate, found
	}
}

// differ returns the difference at the end of line if it is that mistake, otherwise nil. On the
// way there the two must have the same moves, and the next move among them.
func (s *shrinking) differ(ctx context.Context, line Line) (*Difference, error) {
	for made, move := range line.Moves {
		c, err := s.ask(ctx, Line{Root: line.Root, Chess960: line.Chess960, Moves: line.Moves[:made]})
		if err != nil || !c.sameMoves() || !c.shared(move) {
			return nil, err
		}
	}
	c, err := s.ask(ctx, line)
	if err != nil || !s.sameMoves(c) {
		return nil, err
	}
	found := newDifference(s.Side, s.Judge, line, c)
	found.Making = len(line.Moves) > 0 // as the position at the end of line was tried before
	if found.Class() != s.first.Class() {
		return nil, nil
	}
	return found, nil
}

// ask asks both for the moves at the end of line.
func (s *shrinking) ask(ctx context.Context, line Line) (comparison, error) {
	limit := s.Questions
	if limit == 0 {
		limit = DefaultQuestions
	}
	if err := ctx.Err(); err != nil {
		return comparison{}, err
	}
	if s.asked >= limit {
		return comparison{}, ErrQuestions
	}
	if s.Progress != nil {
		s.Progress(s.asked, men(s.smallest))
	}
	s.asked++
	c, err := askBoth(ctx, s.Side, s.Judge, line, 1)
	if err != nil && ctx.Err() != nil {
		err = ctx.Err() // without the question, which is not to blame
	}
	return c, err
}

// sameMoves reports whether a move is wrong in c in the same way as in the smallest difference.
func (s *shrinking) sameMoves(c comparison) bool {
	return slices.ContainsFunc(c.onlyB, func(move string) bool { return slices.Contains(s.smallest.Missing, move) }) ||
		slices.ContainsFunc(c.onlyA, func(move string) bool { return slices.Contains(s.smallest.Extra, move) })
}

// Error describes the smallest difference as [Difference.Error] does, and how it was come by.
func (m *Minimised) Error() string {
	text := fmt.Sprintf("minimised from %d men to %d, %d positions asked\n", m.Before, m.After, m.Asked)
	if m.Stopped != nil {
		text += fmt.Sprintf("partial: %v\n", m.Stopped)
	}
	return text + m.Difference.describe(m.culprit())
}

// culprit returns the move that was made wrongly, if one was: the first of the path, because given
// the position after that as a FEN the two agree.
func (m *Minimised) culprit() string {
	if path := m.Difference.Line.Moves; len(path) > 0 && m.Stopped == nil {
		return path[0]
	}
	return "a move of the path"
}
