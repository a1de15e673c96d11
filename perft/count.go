package perft

import (
	"context"
	"errors"
	"fmt"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/hash"
)

// RootCount is a move of the root position and the number of leaves below it.
type RootCount struct {
	Move  board.Move
	Nodes Nodes
}

// ErrOverflow says that a number of nodes is 2^128 or more. Nothing that was counted comes with it.
var ErrOverflow = errors.New("perft: 2^128 nodes or more: expected fewer, at a smaller depth")

// Count returns the number of leaves at the given depth, 0 to [MaxDepth], below p. If ctx ends
// first, its error comes with the leaves of the root moves that were finished. A number of 2^128 or
// more is [ErrOverflow].
func Count(ctx context.Context, p board.Position, depth int, o Options) (Nodes, error) {
	if err := o.check(depth, 0); err != nil {
		return Nodes{}, err
	}
	if depth == 0 {
		return NewNodes(1), ctx.Err()
	}
	counts, err := Divide(ctx, p, depth, o)
	var total Nodes
	for _, c := range counts {
		total = total.Add(c.Nodes)
	}
	return total, err
}

// Divide returns the number of leaves below each legal move of p, in the order in which p lists
// its moves; the depth, 1 to [MaxDepth], is counted from p. If ctx ends first, its error comes with
// the root moves that were finished. If they have 2^128 leaves or more together, that is
// [ErrOverflow].
func Divide(ctx context.Context, p board.Position, depth int, o Options) ([]RootCount, error) {
	if err := o.check(depth, 1); err != nil {
		return nil, err
	}
	w := newWork[Nodes](ctx, &p, depth, o)
	if o.HashMiB > 0 {
		table, err := hash.New(o.HashMiB, o.Seed)
		if err != nil {
			return nil, fmt.Errorf("perft: %w", err)
		}
		w.table = table
	}
	if o.NoMerge {
		w.deep = newMemo(o.HashMiB)
	}
	err := w.run(ctx, o, (*walker).leaves)
	if errors.Is(err, ErrOverflow) {
		return nil, err
	}
	var counts []RootCount
	for _, r := range w.roots {
		if r.open == 0 {
			counts = append(counts, RootCount{r.move, r.sum})
		}
	}
	return counts, err
}
