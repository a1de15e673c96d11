package perft

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/hash"
)

// MoveCount is a move and the number of leaves below it; the names in JSON are stable.
type MoveCount struct {
	Move  string `json:"move"` // in UCI notation
	Nodes Nodes  `json:"nodes"`
}

// ErrOverflow says that a number of nodes is 2^128 or more. Nothing that was counted comes with it.
var ErrOverflow = errors.New("perft: 2^128 nodes or more: expected fewer, at a smaller depth")

// Division is what [Divide] counts: the leaves below each root move, and all of them.
type Division struct {
	Roots []MoveCount // in the order in which the position lists its moves; none at depth 0
	Total Nodes       // the sum of Roots, and 1 at depth 0
	// Effort is what it took to count them, and what was begun when the count ended early.
	Effort Effort
}

// Count returns the number of leaves at the given depth, 0 to [MaxDepth], below p. If ctx ends
// first, its error comes with the leaves of the root moves that were finished. A number of 2^128 or
// more is [ErrOverflow].
func Count(ctx context.Context, p board.Position, depth int, o Options) (Nodes, error) {
	d, err := Divide(ctx, p, depth, o)
	return d.Total, err
}

// Divide returns the number of leaves below each legal move of p, and their sum; the depth, 0 to
// [MaxDepth], is counted from p. At depth 0 p itself is the one leaf. If ctx ends first, its error
// comes with the root moves that were finished. If they have 2^128 leaves or more together, that is
// [ErrOverflow], without any counts.
func Divide(ctx context.Context, p board.Position, depth int, o Options) (Division, error) {
	if err := o.check(depth); err != nil {
		return Division{}, err
	}
	if depth == 0 {
		return Division{Total: NewNodes(1)}, ctx.Err()
	}
	w := newWork(ctx, &p, depth, o)
	c, err := newCounter(o, w.tableMiB(o))
	if err != nil {
		return Division{}, err
	}
	defer c.table.Close()
	return c.divide(ctx, w)
}

// counter is how leaves are counted: what the walkers of any number of threads share. It does not change.
type counter struct {
	options Options
	table   *hash.Table // or nil
}

// newCounter returns a counter by options that were checked, whose table uses no more than some MiB.
func newCounter(o Options, useMiB int) (counter, error) {
	if o.HashMiB == 0 {
		return counter{options: o}, nil
	}
	table, err := hash.New(o.HashMiB, o.Seed)
	if err != nil {
		return counter{}, fmt.Errorf("perft: %w", err)
	}
	table.Narrow(useMiB)
	return counter{o, table}, nil
}

// divide counts the leaves below each root move.
func (c *counter) divide(ctx context.Context, w *work) (Division, error) {
	err := w.run(ctx, c, func(walker *walker, p *part) Nodes { return walker.leaves(&p.pos, p.depth) })
	d := Division{Effort: w.effort}
	for _, r := range w.roots {
		if r.open == 0 {
			d.Roots = append(d.Roots, MoveCount{r.move, r.sum})
			d.Total = d.Total.Add(r.sum)
		}
	}
	return d, err
}

// walker returns what one thread walks with until stop is set. Call done at the end.
func (c *counter) walker(stop *atomic.Bool) *walker {
	return &walker{
		technique: c.options.Technique, bulk: !c.options.NoBulk, stop: stop,
		shortcuts: c.options.Chosen().shortcuts(), table: c.table,
	}
}
