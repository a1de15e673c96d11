package plan

import (
	"context"
	"os"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/deep/internal/ordered"
	"github.com/bitray/bitray/perft/deep/positions"
)

// Options says what an expansion may use.
type Options struct {
	// Memory is the number of bytes that the set of positions takes at most, but at least one
	// megabyte; buffers take some tens more.
	Memory int64
	// Folder is where temporary files go. There are none while the set holds all positions.
	Folder string
	// Goroutines is the number of goroutines that generate moves; 0 is 1. One more fills the set.
	Goroutines int
}

// Planner expands lists of positions, one ply after another. It keeps its memory in between.
type Planner struct {
	options Options
	set     *set
}

// New returns a planner.
func New(o Options) *Planner { return &Planner{o, newSet(o.Memory)} }

// batch is the number of parents whose children are generated in one go.
const batch = 256

// Expand hands on each position that one move from one of the parents leads to, once, with the
// sum of the ways to its parents, in the order of discovery. The source hands the parents to its
// argument. The error is the first of either, that of the context, or one about temporary files.
func (p *Planner) Expand(ctx context.Context, source func(func([]positions.Entry) error) error, take func(positions.Entry) error) error {
	defer p.set.clear()
	if err := os.MkdirAll(p.options.Folder, 0o755); err != nil {
		return err
	}
	d := &distinct{set: p.set, folder: p.options.Folder}
	children := func(add func(*record) error) error { return p.children(ctx, source, add) }
	taken := 0
	return d.run(0, children, func(r *record) error {
		if taken++; taken%(1<<14) == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		return take(positions.Entry{Code: r.code, Times: r.times})
	})
}

// children hands all children of the source to add, in order.
func (p *Planner) children(ctx context.Context, source func(func([]positions.Entry) error) error, add func(*record) error) error {
	found := uint64(0)
	pipeline := ordered.New(p.options.Goroutines, expand, func(children []positions.Entry) error {
		for i := range children {
			r := record{children[i].Code, children[i].Times, found}
			if err := add(&r); err != nil {
				return err
			}
			found++
		}
		return ctx.Err()
	})
	err := source(func(parents []positions.Entry) error {
		for len(parents) > 0 {
			n := min(batch, len(parents))
			if err := pipeline.Put(parents[:n]); err != nil {
				return err
			}
			parents = parents[n:]
		}
		return nil
	})
	if closed := pipeline.Close(); closed != nil {
		return closed
	}
	return err
}

// expand returns the children of positions, those that are reached twice twice.
func expand(parents []positions.Entry) ([]positions.Entry, error) {
	children := make([]positions.Entry, 0, 40*len(parents))
	var moves []board.Move
	for i := range parents {
		p, err := parents[i].Code.Position()
		if err != nil {
			return nil, err
		}
		moves = p.AppendLegalMoves(moves[:0])
		for _, m := range moves {
			child := p.Make(m)
			children = append(children, positions.Entry{Code: child.Code(), Times: parents[i].Times})
		}
	}
	return children, nil
}

// Root is the source of one position alone.
func Root(p *board.Position) func(func([]positions.Entry) error) error {
	return func(take func([]positions.Entry) error) error {
		return take([]positions.Entry{{Code: p.Code(), Times: 1}})
	}
}
