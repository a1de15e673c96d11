package crosscheck

import (
	"context"
	"errors"
	"fmt"
	"slices"
)

// EveryNode compares the moves of each of sides with those of judge at every node of the tree
// below line, down to positions that are depth-1 moves away; the depth is 1 to [perft.MaxDepth]. It
// returns how many positions were compared and, for each side, the first difference in the order of
// the moves, or nil. A side that differs is asked no more; the walk goes on for the others.
//
// An [*Exclusion] by the judge is returned as the error. That there is nothing to compare, since
// there are no sides, is an error too.
func EveryNode(ctx context.Context, judge Oracle, sides []Oracle, line Line, depth int) (nodes int, found []*Difference, err error) {
	if err := checkDepth(depth); err != nil {
		return 0, make([]*Difference, len(sides)), err
	}
	if len(sides) == 0 {
		return 0, nil, fmt.Errorf("%w: expected a side, found none", ErrNothingJudged)
	}
	w := walk{judge: judge, sides: sides, found: make([]*Difference, len(sides))}
	err = w.descend(ctx, line, depth)
	if errors.Is(err, errAllDiffer) {
		err = nil
	}
	return w.nodes, w.found, err
}

// errAllDiffer ends a walk early.
var errAllDiffer = errors.New("no side is left to compare")

type walk struct {
	judge Oracle
	sides []Oracle
	found []*Difference
	nodes int
}

func (w *walk) descend(ctx context.Context, line Line, depth int) error {
	if depth == 0 {
		return nil
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	want, err := ask(ctx, w.judge, line, 1)
	if err != nil {
		return err
	}
	w.nodes++
	if err := w.compare(ctx, line, want); err != nil {
		return err
	}
	for _, c := range want {
		if err := w.descend(ctx, line.Then(c.Move), depth-1); err != nil {
			return err
		}
	}
	return nil
}

// compare asks the sides that have agreed so far.
func (w *walk) compare(ctx context.Context, line Line, want Divide) error {
	left := 0
	for i, side := range w.sides {
		if w.found[i] != nil {
			continue
		}
		got, err := ask(ctx, side, line, 1)
		if err != nil {
			return err
		}
		var c comparison
		if !slices.Equal(got, want) {
			c = compare(got, want)
		}
		if c.sameMoves() {
			left++
		} else {
			w.found[i] = newDifference(side, w.judge, line, c)
		}
	}
	if left == 0 {
		return errAllDiffer
	}
	return nil
}
