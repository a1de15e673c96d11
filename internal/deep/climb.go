package deep

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/internal/deep/internal/plan"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// climb goes from the counts of the last list up to the root, or without counts if the run is not complete,
// with 0 for each. It proves on its way that each list is what the moves of the one before lead to, and
// returns the value of the root.
func (v *verifying) climb(ctx context.Context) (perft.Nodes, error) {
	lists := make([]list, 1+v.run.Split) // by their plies; the root needs none
	for ply := 1; ply <= v.run.Split; ply++ {
		l, err := v.run.openList(v.run.folder, ply)
		if err == nil {
			defer l.file.Close()
			err = l.check(&v.run.Plies[ply-1])
		}
		if err != nil {
			return perft.Nodes{}, wrong{err}
		}
		lists[ply] = l
	}
	planner := newPlanner(v.run.folder, v.MemoryMiB, v.Threads)
	value := v.counted()
	for ply := v.run.Split; ply >= 1; ply-- {
		parents, n := plan.Root(&v.root), uint64(1)
		if ply > 1 {
			parents, n = lists[ply-1].All(1), lists[ply-1].Positions()
		} else if v.Complete {
			value = v.moves(value)
		}
		sums, err := planner.Join(ctx, parents, n, lists[ply].Reader, value)
		if err != nil {
			return perft.Nodes{}, fmt.Errorf("ply %d: %w", ply, err)
		}
		value = func(i int, _ *board.Code) (perft.Nodes, error) { return sums[i], nil }
	}
	return value(0, nil)
}

// counted returns the counts of the positions of the last list.
func (v *verifying) counted() plan.Values {
	var counts []uint64 // of a chunk
	return func(i int, _ *board.Code) (n perft.Nodes, err error) {
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

// moves notes the values of the positions of the first list, as they are asked for, with the moves that lead to
// them.
func (v *verifying) moves(value plan.Values) plan.Values {
	moves := map[board.Code]board.Move{}
	for _, m := range v.root.AppendLegalMoves(nil) {
		child := v.root.Make(m)
		moves[child.Code()] = m
	}
	return func(i int, c *board.Code) (perft.Nodes, error) {
		n, err := value(i, c)
		v.Roots = append(v.Roots, perft.RootCount{Move: moves[*c], Nodes: n})
		return n, err
	}
}
