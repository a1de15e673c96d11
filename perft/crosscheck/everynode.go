package crosscheck

import (
	"context"
	"fmt"
	"slices"
)

// EveryNode compares the moves of each tested generator with those of reference at every node of the
// tree below line, down to positions that are depth-1 moves away. EveryNode returns the number of positions compared and, for each tested
// generator, its first difference in the order of the moves, or nil. After a difference
// it goes on with the other generators. A move that is not counted as one leaf at depth 1 is
// a difference too.
//
// The error is that of ctx or of a generator, which wraps an [*Exclusion] if the
// generator does not support the root, or [ErrNothingCompared] if tested is empty or the depth below 1.
func EveryNode(ctx context.Context, tested []MoveGenerator, reference MoveGenerator, line Line, depth int) (nodes int, found []*Difference, err error) {
	found = make([]*Difference, len(tested))
	if len(tested) == 0 || depth < 1 {
		return 0, found, fmt.Errorf("%w: expected a move generator to test, to depth 1 or more; found %d, depth %d", ErrNothingCompared, len(tested), depth)
	}
	var descend func(line Line, depth int) error
	descend = func(line Line, depth int) error {
		if depth == 0 || !slices.Contains(found, nil) {
			return nil
		}
		want, err := ask(ctx, reference, line, 1)
		if err != nil {
			return err
		}
		nodes++
		for i, g := range tested {
			if found[i] != nil {
				continue
			}
			got, err := ask(ctx, g, line, 1)
			if err == nil && !slices.Equal(got, want) {
				s := Search{Tested: g, Reference: reference}
				found[i], err = s.at(ctx, line, compare(got, want), 1)
			}
			if err != nil {
				return err
			}
		}
		for _, c := range want {
			if err := descend(line.then(c.Move), depth-1); err != nil {
				return err
			}
		}
		return nil
	}
	err = descend(line, depth)
	return nodes, found, err
}
