package crosscheck

import (
	"context"
	"errors"
)

// FirstDifference looks for a position below line, at most depth-1 moves away, in which side and
// judge have different moves, and returns the difference, or nil if they agree.
//
// It compares leaf counts at depth 1, 2 and so on, hence finds a position as near to the root as
// there is, and follows the first move whose counts differ. Two mistakes below the same move that
// cancel each other out go unseen; [EveryNode] misses nothing and takes longer.
func FirstDifference(ctx context.Context, side, judge Oracle, line Line, depth int) (*Difference, error) {
	for d := 1; d <= depth; d++ {
		c, err := askBoth(ctx, side, judge, line, d)
		if err != nil {
			return nil, err
		}
		if !c.sameMoves() {
			return newDifference(side, judge, line, c), nil
		}
		if len(c.uneven) > 0 {
			return follow(ctx, side, judge, line, c, d)
		}
	}
	return nil, nil
}

// follow descends from line, where c is the comparison at depth d, to the position to blame.
func follow(ctx context.Context, side, judge Oracle, line Line, c comparison, d int) (*Difference, error) {
	for c.sameMoves() {
		if len(c.uneven) == 0 || d == 1 {
			return nil, &Failure{side.Name() + " or " + judge.Name(), line, d, errInconsistent}
		}
		line = line.Then(c.uneven[0])
		d--
		var err error
		if c, err = askBoth(ctx, side, judge, line, d); err != nil {
			return nil, err
		}
	}
	return newDifference(side, judge, line, c), nil
}

// errInconsistent says that a count of one level is not the sum of the counts below.
var errInconsistent = errors.New("the count of a move differs, but not the moves and counts below it")

func askBoth(ctx context.Context, side, judge Oracle, line Line, depth int) (comparison, error) {
	got, err := ask(ctx, side, line, depth)
	if err != nil {
		return comparison{}, err
	}
	want, err := ask(ctx, judge, line, depth)
	if err != nil {
		return comparison{}, err
	}
	return compare(got, want), nil
}
