// Package plan finds the different positions that a number of plies leads to, with the number of
// ways to each: the sum over them of ways times leaves below is a perft.
//
// Positions are told apart by their exact code, see [board.Code]; no hash decides. They come in
// the order of discovery: the children of the first position first. Neighbors in it have most in
// common, which is good for compression and for hash tables.
//
// # Memory
//
// One set of positions is all the memory that grows, and its size is bounded. When it is full, its positions
// are spread over 256 files by their hash, so that what equals is in the same file. Each file is then read
// into the set alone; if even that is too much, more memory is wanted. Since every position carries the
// number of its first discovery, and files keep the order of what they are given, the files are merged back
// into the order of discovery: it does not depend on the memory.
package plan

import (
	"context"
	"errors"
	"iter"

	"github.com/bitray/bitray/cmd/internal/deep/internal/ordered"
	"github.com/bitray/bitray/cmd/internal/deep/internal/positions"
	"github.com/bitray/bitray/perft/board"
)

// Planner expands lists of positions, one ply after another. It keeps its memory in between.
type Planner struct {
	// Progress is called, if it is not nil, with the number of positions whose children are generated next.
	Progress   func(parents int)
	folder     string
	goroutines int
	set        *set
}

// New returns a planner whose set of positions takes at most that many bytes of memory, but at least 0.9 MiB;
// buffers take some tens of MiB more. The folder is for temporary files: it is made when the set does not hold
// all positions, and removed afterwards. So many goroutines generate moves, 0 is 1; one more fills the set.
func New(memory int64, folder string, goroutines int) *Planner {
	return &Planner{folder: folder, goroutines: goroutines, set: newSet(memory)}
}

// Source is a list of positions, some at a time, up to the first error.
type Source = iter.Seq2[[]positions.Entry, error]

// Expand yields each position that one move from one of the parents leads to, once, with the
// sum of the ways to its parents, in the order of discovery, up to the first error: of the parents,
// of the context, or one about temporary files.
func (p *Planner) Expand(ctx context.Context, parents Source) iter.Seq2[positions.Entry, error] {
	return func(yield func(positions.Entry, error) bool) {
		errEnded := errors.New("no more is wanted")
		err := p.set.distinct(p.folder, p.children(ctx, parents), func(r *record) error {
			if ctx.Err() == nil && !yield(r.Entry, nil) {
				return errEnded
			}
			return ctx.Err()
		})
		if err != nil && !errors.Is(err, errEnded) {
			yield(positions.Entry{}, err)
		}
	}
}

// batch is the number of parents whose children are generated in one go.
const batch = 256

// children yields the children of the parents, those of the first parent first. A position that one parent
// reaches twice is there twice; the ways to each child are those to its parent.
func (p *Planner) children(ctx context.Context, parents Source) Source {
	return ordered.Map(p.goroutines, func(yield func([]positions.Entry, error) bool) {
		for list, err := range parents {
			if p.Progress != nil {
				p.Progress(len(list))
			}
			for ; len(list) > batch && yield(list[:batch], ctx.Err()); list = list[batch:] {
			}
			if len(list) > batch || !yield(list, errors.Join(err, ctx.Err())) {
				return
			}
		}
	}, expand)
}

// expand generates the children of positions.
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
			child := p.After(m)
			children = append(children, positions.Entry{Code: child.Code(), Times: parents[i].Times})
		}
	}
	return children, nil
}

// Root is the source of one position alone.
func Root(p *board.Position) Source {
	return func(yield func([]positions.Entry, error) bool) {
		yield([]positions.Entry{{Code: p.Code(), Times: 1}}, nil)
	}
}
