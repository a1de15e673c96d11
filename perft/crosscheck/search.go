package crosscheck

import (
	"context"
	"errors"
	"fmt"

	"github.com/bitray/bitray/perft"
)

// Search looks for the first position in which Tested and Reference have different moves, or in which
// they count a move differently although they agree on everything below it. One goroutine at a time calls its methods.
//
// It compares the leaf counts of all lines at depth 1, then at depth 2 and so on, so the position
// it finds is as near to its root as possible. Below the root it follows the first move whose
// counts differ, and if that leads to a wrong count only, the others too, to at most 500 positions more.
// Two mistakes below one move that cancel each other out go unseen, unless Thorough is set.
type Search struct {
	Tested, Reference MoveGenerator
	// Depth is how deep the leaves are counted, 1 to [perft.MaxDepth]. The position of the
	// difference is at most Depth-1 moves from its root.
	Depth int
	// Thorough compares the moves at every node too, where the counts agree. That misses no move
	// and takes longer.
	Thorough bool
	// Progress, if not nil, is called before each comparison.
	Progress func(Progress)

	held *Line // the last one at whose end both had the same moves
}

// Progress is what a [Search] compares next.
type Progress struct {
	Depth       int // in [Search.First]: that of the counts
	Line, Lines int // the number of the line, from 1, and of all lines that are compared at this depth
	Pieces      int // in [Search.Minimize]: of the smallest position so far
	Tried       int // positions, before this one
}

// Result is the result of a [Search].
type Result struct {
	// Difference is the first one, or nil if there is none among the lines that were compared.
	Difference *Difference
	// Compared is the number of lines that both have counted, to depth 1 at least. If the search
	// ends with neither a difference nor an error, both have counted them to [Search.Depth].
	Compared int
	// Depth is the depth to which all these lines agree: in their counts or, if
	// [Search.Thorough] is set, at every node.
	Depth int
	// Excluded are the lines that Tested or Reference does not support.
	Excluded []*Exclusion
}

// ErrNothingCompared says that nothing was compared: there was no line or no move generator to test,
// or they support no line. It is unknown whether they agree.
var ErrNothingCompared = errors.New("nothing was compared")

// First looks for the first difference below the given lines. The error is [ErrNothingCompared], that
// of ctx or of a move generator, or one about a [Search.Depth] out of range. The result
// holds what was found before the error.
func (s *Search) First(ctx context.Context, lines []Line) (r Result, err error) {
	if s.Depth < 1 || s.Depth > perft.MaxDepth {
		return r, fmt.Errorf("crosscheck: depth %d: expected 1 to %d", s.Depth, perft.MaxDepth)
	}
	if len(lines) == 0 {
		return r, fmt.Errorf("%w: expected positions, found none", ErrNothingCompared)
	}
	all := len(lines)
	for depth := 1; depth <= s.Depth; depth++ {
		compared, err := s.compareAll(ctx, lines, depth, &r)
		if err != nil || r.Difference != nil {
			r.Compared = max(r.Compared, len(compared))
			return r, err
		}
		if r.Compared = len(compared); r.Compared == 0 {
			return r, fmt.Errorf("%w: %d of %d positions could not be compared", ErrNothingCompared, len(r.Excluded), all)
		}
		lines, r.Depth = compared, depth
	}
	return r, nil
}

// compareAll compares below the lines at a depth until two results differ, and returns the lines that were compared.
func (s *Search) compareAll(ctx context.Context, lines []Line, depth int, r *Result) (compared []Line, err error) {
	for i, line := range lines {
		s.report(Progress{Depth: depth, Line: i + 1, Lines: len(lines)})
		r.Difference, err = s.below(ctx, line, depth)
		if exclusion, excluded := errors.AsType[*Exclusion](err); excluded {
			r.Excluded = append(r.Excluded, &Exclusion{line, exclusion.Reason})
			continue
		}
		if err == nil || r.Difference != nil {
			compared = append(compared, line)
		}
		if err != nil || r.Difference != nil {
			return compared, err
		}
	}
	return compared, nil
}

func (s *Search) report(p Progress) {
	if s.Progress != nil {
		s.Progress(p)
	}
}

// below returns the first difference below line at a depth, or nil. At all smaller depths the two agree.
func (s *Search) below(ctx context.Context, line Line, depth int) (*Difference, error) {
	c, err := s.ask(ctx, line, depth)
	if err != nil {
		return nil, err
	}
	d := descent{Search: s}
	found, err := d.follow(ctx, line, c, depth)
	if found == nil {
		found = d.miscount
	}
	if s.Thorough && found == nil && err == nil {
		var first []*Difference
		if _, first, err = EveryNode(ctx, []MoveGenerator{s.Tested}, s.Reference, line, depth); err == nil {
			found = first[0]
		}
	}
	if found == nil || err != nil {
		return found, err
	}
	return found, s.examine(ctx, found)
}

// descent looks for the position in which the two part. A wrong move says more than a wrong count, and is
// looked for beyond the first wrong count, in at most maxFurther positions: a generator with other rules is wrong
// everywhere.
type descent struct {
	*Search
	miscount *Difference // the first position in which a count differs, and nothing below it
	further  int         // number of positions compared since then
}

// maxFurther is the largest number of positions that are compared after a miscount was found.
const maxFurther = 500

// follow descends from line, where c is the comparison at depth, to the first position whose moves differ. If
// there is none, it returns nil.
func (d *descent) follow(ctx context.Context, line Line, c comparison, depth int) (*Difference, error) {
	if !c.sameMoves() {
		return d.difference(ctx, line, depth, c), nil
	}
	for _, u := range c.uneven {
		if d.miscount != nil {
			if d.further++; d.further > maxFurther {
				break
			}
		}
		next := line.then(u.move)
		below, err := d.ask(ctx, next, depth-1)
		if err != nil {
			return nil, err
		}
		if found, err := d.follow(ctx, next, below, depth-1); found != nil || err != nil {
			return found, err
		}
		if below.agree() && d.miscount == nil {
			d.miscount = d.countedWrong(ctx, line, depth, u, total(below.tested))
		}
	}
	return nil, nil
}

// at returns how the two differ at the end of line itself, where c is the comparison at depth, or nil.
func (s *Search) at(ctx context.Context, line Line, c comparison, depth int) (*Difference, error) {
	switch {
	case c.agree():
		return nil, nil
	case !c.sameMoves():
		return s.difference(ctx, line, depth, c), nil
	}
	below, err := s.ask(ctx, line.then(c.uneven[0].move), depth-1)
	if err != nil || !below.agree() {
		return nil, err
	}
	return s.countedWrong(ctx, line, depth, c.uneven[0], total(below.tested)), nil
}

// ask compares the results of the two. At depth 0 they agree that a position is one leaf.
func (s *Search) ask(ctx context.Context, line Line, depth int) (comparison, error) {
	if depth == 0 {
		leaf := []perft.MoveCount{{Nodes: one}}
		return compare(leaf, leaf), nil
	}
	got, err := ask(ctx, s.Tested, line, depth)
	if err != nil {
		return comparison{}, err
	}
	want, err := ask(ctx, s.Reference, line, depth)
	c := compare(got, want)
	if err == nil && c.sameMoves() {
		s.held = &line
	}
	return c, err
}

// examine sets NotRepeatable and Making of d: it has the two count again, and from the position without its path.
func (s *Search) examine(ctx context.Context, d *Difference) error {
	again, err := s.ask(ctx, d.Line, d.Depth)
	if err != nil {
		return err
	}
	d.NotRepeatable = again.agree()
	if d.NotRepeatable || d.guessed() == OtherPosition || d.Miscount != nil || !d.Known || len(d.Line.Moves) == 0 {
		return nil
	}
	c, err := s.ask(ctx, Line{Root: d.Position, Chess960: d.Line.Chess960}, 1)
	if _, excluded := errors.AsType[*Exclusion](err); excluded {
		return nil
	}
	ended := d.guessed() == Counting && d.Line.drawn() != "" // as the path repeats a position, which a FEN alone cannot
	d.InMaking = err == nil && c.sameMoves() && !ended
	return err
}
