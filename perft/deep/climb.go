package deep

import (
	"context"
	"errors"
	"fmt"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/deep/internal/plan"
	"github.com/bitray/bitray/perft/deep/internal/positions"
)

// climb goes from the counts of the last list up to the root.
type climb struct {
	run      *Run
	planner  *plan.Planner
	complete bool // or there are no counts, and 0 stands for each

	first, second map[board.Code]perft.Nodes // the values of the first two plies
	roots         []MoveCount
}

// up returns the value of the root.
func (c *climb) up(ctx context.Context, root *board.Position) (perft.Nodes, error) {
	values := c.counted
	var sums []perft.Nodes
	for ply := c.run.Split; ply >= 1; ply-- {
		children, err := openList(c.run.folder, &c.run.Plies[ply-1], c.run.Chunk)
		if err != nil {
			return perft.Nodes{}, wrong{err}
		}
		sums, err = c.join(ctx, root, ply, children, values)
		if err = errors.Join(err, children.close()); err != nil {
			return perft.Nodes{}, fmt.Errorf("ply %d: %w", ply, err)
		}
		values = replay(sums)
	}
	if c.complete {
		c.roots = c.moves(root)
	}
	return sums[0], nil
}

// join goes from the list of a ply to the one before it.
func (c *climb) join(ctx context.Context, root *board.Position, ply int, children *list, values plan.Values) ([]perft.Nodes, error) {
	if err := c.keep(ply, children, values()); err != nil {
		return nil, err
	}
	if ply == 1 {
		return c.planner.Join(ctx, plan.Root(root), 1, children.Reader, values)
	}
	parents, err := openList(c.run.folder, &c.run.Plies[ply-2], c.run.Chunk)
	if err != nil {
		return nil, wrong{err}
	}
	source := func(take func([]positions.Entry) error) error { return parents.Each(1, take) }
	sums, err := c.planner.Join(ctx, source, parents.Positions(), children.Reader, values)
	return sums, errors.Join(err, parents.close())
}

// keep remembers the values of the first two plies.
func (c *climb) keep(ply int, children *list, value func() (perft.Nodes, error)) error {
	if ply > 2 || !c.complete {
		return nil
	}
	kept := map[board.Code]perft.Nodes{}
	if ply == 1 {
		c.first = kept
	} else {
		c.second = kept
	}
	return children.Each(1, func(block []positions.Entry) (err error) {
		for i := range block {
			if kept[block[i].Code], err = value(); err != nil {
				return err
			}
		}
		return nil
	})
}

// replay is the values of a list, one after another.
func replay(values []perft.Nodes) plan.Values {
	return func() func() (perft.Nodes, error) {
		next := 0
		return func() (perft.Nodes, error) {
			next++
			return values[next-1], nil
		}
	}
}

// counted is the counts of the last list, chunk by chunk.
func (c *climb) counted() func() (perft.Nodes, error) {
	var counts []uint64
	chunk := 0
	return func() (n perft.Nodes, err error) {
		if !c.complete {
			return n, nil
		}
		if len(counts) == 0 {
			if counts, err = c.run.Counts(chunk); err != nil {
				return n, err
			}
			chunk++
		}
		n = perft.NewNodes(counts[0])
		counts = counts[1:]
		return n, nil
	}
}

// moves returns the root moves with their leaves and those of the replies to them.
func (c *climb) moves(root *board.Position) []MoveCount {
	roots := moveCounts(root, c.first)
	if c.second == nil {
		return roots
	}
	for i := range roots {
		child := root.Make(roots[i].Move)
		roots[i].Replies = moveCounts(&child, c.second)
	}
	return roots
}

func moveCounts(p *board.Position, values map[board.Code]perft.Nodes) (counts []MoveCount) {
	for _, m := range p.AppendLegalMoves(nil) {
		child := p.Make(m)
		counts = append(counts, MoveCount{Move: m, Nodes: values[child.Code()]})
	}
	return counts
}
