package plan

import (
	"context"
	"os"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/deep/internal/ordered"
	"github.com/bitray/bitray/perft/deep/internal/positions"
)

// Options says what a [Planner] may use.
type Options struct {
	// Memory is the number of bytes that the set of positions takes at most, but at least 0.9 MiB;
	// buffers take some tens of MiB more.
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

// Source hands a list of positions to its argument, some at a time, and returns its first error.
type Source func(take func([]positions.Entry) error) error

// batch is the number of parents whose children are generated in one go.
const batch = 256

// Expand hands on each position that one move from one of the parents leads to, once, with the
// sum of the ways to its parents, in the order of discovery. The error is the first of
// either, that of the context, or one about temporary files.
func (p *Planner) Expand(ctx context.Context, source Source, take func(positions.Entry) error) error {
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
func (p *Planner) children(ctx context.Context, source Source, add func(*record) error) error {
	found := uint64(0)
	return p.families(ctx, source, func(f families) error {
		for i := range f.children {
			r := record{f.children[i].Code, f.children[i].Times, found}
			if err := add(&r); err != nil {
				return err
			}
			found++
		}
		return nil
	})
}

// families are some parents' children, those of the first parent first. A position that one parent
// reaches twice is there twice; the ways to each child are those to its parent.
type families struct {
	children []positions.Entry
	ends     []int // of each parent, where its children end
}

// families hands the children of the source to take, in order.
func (p *Planner) families(ctx context.Context, source Source, take func(families) error) error {
	pipeline := ordered.New(p.options.Goroutines, expand, func(f families) error {
		if err := ctx.Err(); err != nil {
			return err
		}
		return take(f)
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

// expand generates the children of positions.
func expand(parents []positions.Entry) (f families, err error) {
	f.children = make([]positions.Entry, 0, 40*len(parents))
	var moves []board.Move
	for i := range parents {
		p, err := parents[i].Code.Position()
		if err != nil {
			return f, err
		}
		moves = p.AppendLegalMoves(moves[:0])
		for _, m := range moves {
			child := p.Make(m)
			f.children = append(f.children, positions.Entry{Code: child.Code(), Times: parents[i].Times})
		}
		f.ends = append(f.ends, len(f.children))
	}
	return f, nil
}

// Root is the source of one position alone.
func Root(p *board.Position) Source {
	return func(take func([]positions.Entry) error) error {
		return take([]positions.Entry{{Code: p.Code(), Times: 1}})
	}
}
