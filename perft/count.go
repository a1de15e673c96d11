package perft

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/hash"
)

// RootCount is a move of the root position and the number of leaves below it.
type RootCount struct {
	Move  board.Move
	Nodes Nodes
}

// Count returns the number of leaves at the given depth below p. If ctx ends first, its error
// comes with the leaves of the root moves that were finished.
func Count(ctx context.Context, p board.Position, depth int, o Options) (Nodes, error) {
	switch {
	case depth < 0:
		return Nodes{}, fmt.Errorf("perft: depth %d: expected 0 or more", depth)
	case depth == 0:
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
// its moves; the depth, at least 1, is counted from p. If ctx ends first, its error comes with
// the root moves that were finished.
func Divide(ctx context.Context, p board.Position, depth int, o Options) ([]RootCount, error) {
	if depth < 1 {
		return nil, fmt.Errorf("perft: depth %d: expected at least 1", depth)
	}
	if err := o.validate(); err != nil {
		return nil, err
	}
	w := newWork[Nodes](&p, depth, o)
	if o.HashMiB > 0 {
		table, err := hash.New(o.HashMiB, o.Seed)
		if err != nil {
			return nil, fmt.Errorf("perft: %w", err)
		}
		w.table = table
	}
	err := w.run(ctx, o, (*walker).leaves)
	var counts []RootCount
	for _, r := range w.roots {
		if r.open == 0 {
			counts = append(counts, RootCount{r.move, r.sum})
		}
	}
	return counts, err
}
