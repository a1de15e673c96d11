package deep

import (
	"context"
	"errors"
	"fmt"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/deep/internal/plan"
)

// climb goes from the counts of the last list up to the root, or without counts if the run is not complete,
// with 0 for each. It proves on its way that each list is what the moves of the one before lead to, and
// returns the value of the root.
func (v *verifying) climb(ctx context.Context) (perft.Nodes, error) {
	planner := newPlanner(v.run.folder, v.MemoryMiB, v.Threads)
	value := v.counted()
	for ply := v.run.Split; ply >= 1; ply-- {
		sums, err := v.join(ctx, planner, ply, value)
		if err != nil {
			return perft.Nodes{}, fmt.Errorf("ply %d: %w", ply, err)
		}
		value = func(i int) (perft.Nodes, error) { return sums[i], nil }
	}
	return value(0)
}

// counted returns the counts of the positions of the last list.
func (v *verifying) counted() plan.Values {
	var counts []uint64 // of a chunk
	return func(i int) (n perft.Nodes, err error) {
		if !v.Complete {
			return n, nil
		}
		if i%v.run.Chunk == 0 {
			if counts, err = v.run.Counts(i / v.run.Chunk); err != nil {
				return n, err
			}
		}
		return perft.NewNodes(counts[i%v.run.Chunk]), nil
	}
}

// join goes from the list of a ply to the one before it.
func (v *verifying) join(ctx context.Context, planner *plan.Planner, ply int, value plan.Values) (sums []perft.Nodes, err error) {
	children, err := v.openList(ply)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, children.file.Close()) }()
	if ply == 1 {
		if err := v.moves(&children, value); err != nil {
			return nil, err
		}
		return planner.Join(ctx, plan.Root(&v.root), 1, children.Reader, value)
	}
	parents, err := v.openList(ply - 1)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, parents.file.Close()) }()
	return planner.Join(ctx, parents.All(1), parents.Positions(), children.Reader, value)
}

// openList opens the list of a ply, and checks it.
func (v *verifying) openList(ply int) (l list, err error) {
	if l, err = v.run.openList(v.run.folder, ply); err != nil {
		return l, wrong{err}
	}
	if err := l.check(&v.run.Plies[ply-1]); err != nil {
		return l, errors.Join(wrong{err}, l.file.Close())
	}
	return l, nil
}

// moves notes the values of the positions of the first list with the moves that lead to them.
func (v *verifying) moves(first *list, value plan.Values) (err error) {
	if !v.Complete {
		return nil
	}
	values := map[board.Code]perft.Nodes{}
	for block, err := range first.All(1) {
		if err != nil {
			return err
		}
		for i := range block {
			if values[block[i].Code], err = value(len(values)); err != nil {
				return err
			}
		}
	}
	for _, m := range v.root.AppendLegalMoves(nil) {
		child := v.root.Make(m)
		v.Roots = append(v.Roots, perft.RootCount{Move: m, Nodes: values[child.Code()]})
	}
	return nil
}
