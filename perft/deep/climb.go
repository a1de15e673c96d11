package deep

import (
	"context"
	"errors"
	"fmt"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/deep/internal/plan"
)

// climb goes from the counts of the last list up to the root.
type climb struct {
	run      *Run
	planner  *plan.Planner
	complete bool // or there are no counts, and 0 stands for each

	counts []uint64                      // of a chunk
	byCode [2]map[board.Code]perft.Nodes // the values of the first two plies
}

// up returns the value of the root.
func (c *climb) up(ctx context.Context, root *board.Position) (perft.Nodes, error) {
	value := c.counted
	var sums []perft.Nodes
	for ply := c.run.Split; ply >= 1; ply-- {
		var err error
		if sums, err = c.join(ctx, root, ply, value); err != nil {
			return perft.Nodes{}, fmt.Errorf("ply %d: %w", ply, err)
		}
		value = func(i int) (perft.Nodes, error) { return sums[i], nil }
	}
	return sums[0], nil
}

// join goes from the list of a ply to the one before it.
func (c *climb) join(ctx context.Context, root *board.Position, ply int, value plan.Values) (sums []perft.Nodes, err error) {
	children, err := c.run.openList(ply)
	if err != nil {
		return nil, wrong{err}
	}
	defer func() { err = errors.Join(err, children.close()) }()
	if ply <= len(c.byCode) && c.complete {
		if c.byCode[ply-1], err = byCode(children, value); err != nil {
			return nil, err
		}
	}
	if ply == 1 {
		return c.planner.Join(ctx, plan.Root(root), 1, children.Reader, value)
	}
	parents, err := c.run.openList(ply - 1)
	if err != nil {
		return nil, wrong{err}
	}
	defer func() { err = errors.Join(err, parents.close()) }()
	return c.planner.Join(ctx, parents.source(1), parents.Positions(), children.Reader, value)
}

// byCode returns the values of the positions of a list.
func byCode(l *list, value plan.Values) (map[board.Code]perft.Nodes, error) {
	values := map[board.Code]perft.Nodes{}
	return values, l.Each(1, func(block []Entry) (err error) {
		for i := range block {
			if values[block[i].Code], err = value(len(values)); err != nil {
				return err
			}
		}
		return nil
	})
}

// counted is the count of a position of the last list.
func (c *climb) counted(i int) (n perft.Nodes, err error) {
	if !c.complete {
		return n, nil
	}
	if i%c.run.Chunk == 0 {
		if c.counts, err = c.run.Counts(i / c.run.Chunk); err != nil {
			return n, err
		}
	}
	return perft.NewNodes(c.counts[i%c.run.Chunk]), nil
}

// moves returns the moves from p with their leaves and, of the root, those of the replies to them.
func (c *climb) moves(p *board.Position, ply int, chess960 bool) (counts []MoveCount) {
	for _, m := range p.AppendLegalMoves(nil) {
		child := p.Make(m)
		count := MoveCount{Move: p.UCI(m, chess960), Nodes: c.byCode[ply][child.Code()]}
		if ply == 0 && c.byCode[1] != nil {
			count.Replies = c.moves(&child, 1, chess960)
		}
		counts = append(counts, count)
	}
	return counts
}
