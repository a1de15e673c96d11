package crosscheck

import (
	"context"
	"errors"
	"fmt"

	"github.com/bitray/bitray/perft"
)

// checkDepth returns an error for a depth to which nothing can be compared.
func checkDepth(depth int) error {
	if depth < 1 || depth > perft.MaxDepth {
		return fmt.Errorf("crosscheck: depth %d: expected 1 to %d", depth, perft.MaxDepth)
	}
	return nil
}

// Search looks for the first position in which Tested and Reference have different moves, or in which
// they count a move differently although they agree on everything below it.
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
	// Thorough compares the moves at every node too, once all counts agree. That misses no move
	// and takes longer.
	Thorough bool
	// Progress, if not nil, is called before each comparison: of line, counted from 0, of
	// lines, to the given depth.
	Progress func(depth, line, lines int)
}

// Excluded is a line that Tested or Reference does not support, such as a position of Chess960.
type Excluded struct {
	Line   Line
	Reason string
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
	// Excluded are the lines that could not be compared.
	Excluded []Excluded
}

// ErrNothingCompared says that nothing was compared: there was no line or no move generator to test,
// or they support no line. It is unknown whether they agree.
var ErrNothingCompared = errors.New("nothing was compared")

// First looks for the first difference below the given lines. The error is [ErrNothingCompared], that
// of ctx, the [*Failure] of a move generator, or one about a [Search.Depth] out of range. The result
// holds what was found before the error.
func (s *Search) First(ctx context.Context, lines []Line) (Result, error) {
	if err := checkDepth(s.Depth); err != nil {
		return Result{}, err
	}
	if len(lines) == 0 {
		return Result{}, fmt.Errorf("%w: expected positions, found none", ErrNothingCompared)
	}
	var r Result
	left, err := s.deepen(ctx, &r, lines, s.counts)
	if s.Thorough && err == nil && r.Difference == nil {
		r.Depth = 0
		_, err = s.deepen(ctx, &r, left, s.everyNode)
	}
	if err != nil || r.Difference != nil {
		return r, err
	}
	if r.Compared == 0 {
		return r, fmt.Errorf("%w: %d of %d positions could not be compared", ErrNothingCompared, len(r.Excluded), len(lines))
	}
	return r, nil
}

// comparing compares one line at one depth. At all smaller depths the two agree.
type comparing func(ctx context.Context, line Line, depth int) (*Difference, error)

// deepen compares lines at depth 1, 2 and so on up to the first difference. It returns those that
// were compared at all depths.
func (s *Search) deepen(ctx context.Context, r *Result, lines []Line, at comparing) ([]Line, error) {
	for depth := 1; depth <= s.Depth; depth++ {
		var compared []Line
		for i, line := range lines {
			if s.Progress != nil {
				s.Progress(depth, i, len(lines))
			}
			found, err := at(ctx, line, depth)
			if exclusion, excluded := errors.AsType[*Exclusion](err); excluded {
				r.Excluded = append(r.Excluded, Excluded{line, exclusion.Reason})
				continue
			}
			if err == nil || found != nil {
				compared = append(compared, line)
				r.Compared = max(r.Compared, len(compared))
			}
			if r.Difference = found; err != nil || found != nil {
				return nil, err
			}
		}
		lines = compared
		if r.Compared = len(lines); r.Compared > 0 {
			r.Depth = depth
		}
	}
	return lines, nil
}

func (s *Search) everyNode(ctx context.Context, line Line, depth int) (*Difference, error) {
	_, found, err := EveryNode(ctx, s.Reference, []MoveGenerator{s.Tested}, line, depth)
	if err != nil || found[0] == nil {
		return nil, err
	}
	return found[0], found[0].examine(ctx, s.Tested, s.Reference)
}

func (s *Search) counts(ctx context.Context, line Line, depth int) (*Difference, error) {
	c, err := askBoth(ctx, s.Tested, s.Reference, line, depth)
	if err != nil || c.agree() {
		return nil, err
	}
	d := descent{Search: s}
	found, err := d.follow(ctx, line, c, depth)
	if found == nil {
		found = d.miscount
	}
	if err != nil {
		return found, err
	}
	return found, found.examine(ctx, s.Tested, s.Reference)
}

// descent looks for the position in which the two part. A wrong move says more than a wrong count, and is
// looked for beyond the first wrong count, but not in vain for long: who counts by another rule is wrong
// everywhere.
type descent struct {
	*Search
	miscount *Difference // the first position in which a count differs, and nothing below it
	further  int         // number of positions compared since then
}

// mostFurther is the largest number of positions that are compared after a miscount was found.
const mostFurther = 500

// follow descends from line, where c is the comparison at depth, to the first position whose moves differ. If
// there is none, it returns nil.
func (d *descent) follow(ctx context.Context, line Line, c comparison, depth int) (*Difference, error) {
	if !c.sameMoves() {
		return newDifference(d.Tested, d.Reference, line, depth, c), nil
	}
	for _, u := range c.uneven {
		if d.miscount != nil {
			if d.further++; d.further > mostFurther {
				break
			}
		}
		next := line.Then(u.move)
		below, err := askBoth(ctx, d.Tested, d.Reference, next, depth-1)
		if err != nil {
			return nil, err
		}
		if found, err := d.follow(ctx, next, below, depth-1); found != nil || err != nil {
			return found, err
		}
		if below.agree() && d.miscount == nil {
			d.miscount = newMiscount(d.Tested, d.Reference, line, depth, u, below.total)
		}
	}
	return nil, nil
}

// askBoth compares the results of the two. At depth 0 they agree that a position is one leaf.
func askBoth(ctx context.Context, tested, reference MoveGenerator, line Line, depth int) (comparison, error) {
	if depth == 0 {
		return comparison{total: one}, nil
	}
	got, err := ask(ctx, tested, line, depth)
	if err != nil {
		return comparison{}, err
	}
	want, err := ask(ctx, reference, line, depth)
	if err != nil {
		return comparison{}, err
	}
	return compare(got, want), nil
}
