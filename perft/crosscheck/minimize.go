package crosscheck

import (
	"context"
	"errors"
	"slices"

	"github.com/bitray/bitray/perft/board"
)

// Minimize makes the position of a [Difference] as small as it can while Tested and Reference still
// differ there. It removes whatever can be removed, one thing after another, and compares both each
// time. It returns the smallest difference that it finds, and how many positions it has compared.
//
// It stays with one mistake: a simpler position is good if a move that was missing before is still
// missing, or one that was extra still is, or if a move is still miscounted, to the same depth, and
// [Difference.Class] is the same. [board.ParseFEN]
// accepts every position, and [board.Diagnose] finds no fault in it except those of the first position
// and [board.Superfluous]. If the two agree on the position as a FEN, so that a move is made
// incorrectly, the path is kept from that move on, and the position before it is made small.
//
// The order of the attempts is fixed: the same results lead to the same position. No single piece
// or right can be removed from it; a smaller position may exist that this order does not reach.
//
// An error says why the attempts ended early: that of the context or of a move generator, a path that is not legal,
// or that the two agree the second time. The difference is then the smallest so far.
//
// The method is delta debugging, with steps that fit chess.
// Source: A. Zeller and R. Hildebrandt (2002), Simplifying and Isolating Failure-Inducing Input,
// https://doi.org/10.1109/32.988498.
func (s *Search) Minimize(ctx context.Context, d *Difference) (smallest *Difference, tried int, err error) {
	m := &shrinking{Search: s, first: d, smallest: d, seen: map[string]bool{}}
	if m.stopped = m.run(ctx); m.stopped == nil && len(m.smallest.Line.Moves) > 0 {
		m.smallest.culprit = m.smallest.Line.Moves[0] // the two agree on the position after it as a FEN
	}
	return m.smallest, m.tried, m.stopped
}

// shrinking is a minimization in progress.
type shrinking struct {
	*Search
	first, smallest *Difference
	tolerated       board.Fault
	seen            map[string]bool // lines that have been tried
	tried           int
	stopped         error
}

// run looks at the first difference again and then simplifies it until a whole round changes
// nothing.
func (m *shrinking) run(ctx context.Context) error {
	if !m.first.Known {
		return errors.New("the path holds a move that this module finds illegal")
	}
	switch again, err := m.part(ctx, m.first.Line); {
	case err != nil:
		return err
	case again == nil:
		return errors.New("the two agree the second time: a result depends on what was counted before")
	}
	best := draft{m.first.Line.Root.Setup(), m.first.Line.Moves, m.first.Line.Chess960}
	m.tolerated = best.root.Faults()
	for before := (*Difference)(nil); before != m.smallest && m.stopped == nil; {
		before = m.smallest
		best.simplify(func(d draft) bool { return m.try(ctx, d) })
	}
	if m.stopped != nil {
		return m.stopped
	}
	return m.examine(ctx, m.smallest)
}

// try reports whether the mistake shows in a draft, and keeps the difference there.
func (m *shrinking) try(ctx context.Context, d draft) bool {
	line, ok := d.line(m.tolerated)
	if !ok || m.stopped != nil || m.seen[line.String()] {
		return false
	}
	m.seen[line.String()] = true
	found, err := m.differ(ctx, line)
	if found != nil {
		m.smallest = found
	} else if _, excluded := errors.AsType[*Exclusion](err); !excluded {
		m.stopped = err
	}
	return found != nil
}

// differ returns the difference at the end of line if it is the same mistake, otherwise nil. At
// every position before, the two must have the same moves, and the next move must be one of them.
func (m *shrinking) differ(ctx context.Context, line Line) (*Difference, error) {
	for made, move := range line.Moves {
		c, err := m.compare(ctx, Line{Root: line.Root, Chess960: line.Chess960, Moves: line.Moves[:made]}, 1)
		if err != nil || !c.sameMoves() || !c.shared(move) {
			return nil, err
		}
	}
	found, err := m.part(ctx, line)
	if found != nil && found.Miscount == nil {
		found.InMaking = len(line.Moves) > 0 // because the position at the end of line was tried before
	}
	return found, err
}

// part returns the difference at the end of line, whatever led there, if it is the same mistake.
func (m *shrinking) part(ctx context.Context, line Line) (*Difference, error) {
	depth := 1
	if m.first.Miscount != nil {
		depth = m.first.Depth
	}
	c, err := m.compare(ctx, line, depth)
	if err != nil {
		return nil, err
	}
	found, err := m.at(ctx, line, c, depth)
	if found == nil || !m.same(found) {
		return nil, err
	}
	return found, nil
}

// same reports whether a difference is the same mistake as the smallest one.
func (m *shrinking) same(d *Difference) bool {
	remains := func(now, before []string) bool {
		return slices.ContainsFunc(now, func(move string) bool { return slices.Contains(before, move) })
	}
	return d.guessed() == m.first.guessed() && (d.Miscount != nil) == (m.first.Miscount != nil) &&
		(d.Miscount != nil || remains(d.Missing, m.smallest.Missing) || remains(d.Extra, m.smallest.Extra))
}

// compare has both count to depth at the end of line.
func (m *shrinking) compare(ctx context.Context, line Line, depth int) (comparison, error) {
	m.report(Progress{Pieces: m.smallest.Position.Occupied().Count(), Tried: m.tried})
	m.tried++
	c, err := m.ask(ctx, line, depth)
	if err != nil && ctx.Err() != nil {
		err = ctx.Err() // without the input, which is not the cause
	}
	return c, err
}
