package crosscheck

import (
	"context"
	"fmt"
	"slices"
)

// EveryNode compares the moves of each tested generator with those of judge at every node of the
// tree below line, down to positions that are depth-1 moves away. The depth is 1 to
// [perft.MaxDepth]. EveryNode returns the number of positions compared and, for each tested
// generator, its first difference in the order of the moves, or nil. It stops asking a generator
// that differs and continues with the others. A move that is not counted as one leaf at depth 1 is
// a difference too.
//
// The error is that of ctx, the [*Failure] of a generator, which wraps an [*Exclusion] if the
// generator cannot judge the root, or [ErrNothingJudged] if tested is empty.
func EveryNode(ctx context.Context, judge MoveGenerator, tested []MoveGenerator, line Line, depth int) (nodes int, found []*Difference, err error) {
	if err := checkDepth(depth); err != nil {
		return 0, make([]*Difference, len(tested)), err
	}
	if len(tested) == 0 {
		return 0, nil, fmt.Errorf("%w: expected a move generator to test, found none", ErrNothingJudged)
	}
	w := walk{judge: judge, tested: tested, found: make([]*Difference, len(tested)), left: len(tested)}
	err = w.descend(ctx, line, depth)
	return w.nodes, w.found, err
}

type walk struct {
	judge  MoveGenerator
	tested []MoveGenerator
	found  []*Difference
	left   int // how many tested ones have agreed so far
	nodes  int
}

func (w *walk) descend(ctx context.Context, line Line, depth int) error {
	if depth == 0 || w.left == 0 {
		return nil
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

// compare asks the tested generators that have agreed so far.
func (w *walk) compare(ctx context.Context, line Line, want Divide) error {
	for i, tested := range w.tested {
		if w.found[i] != nil {
			continue
		}
		got, err := ask(ctx, tested, line, 1)
		if err != nil {
			return err
		}
		if slices.Equal(got, want) {
			continue
		}
		c := compare(got, want)
		w.found[i] = newDifference(tested, w.judge, line, 1, c)
		if c.sameMoves() {
			w.found[i].miscounted(c.uneven[0], one)
		}
		w.left--
	}
	return nil
}
