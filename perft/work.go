package perft

import (
	"context"
	"sync"
	"sync/atomic"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/dynamic"
	"github.com/bitray/bitray/perft/internal/hash"
)

// part is a piece of the work that one thread does in one go: all leaves below a position.
type part struct {
	pos     board.Position
	depth   int
	credits []credit
	// details is what [CountDetails] has counted it to.
	details *Details
}

// credit says that a part is reached from a root move, and in how many ways.
type credit struct {
	root  int
	times Nodes
}

// root is what is known of a root move: how many parts are still to be counted, and the sum of
// those that were.
type root struct {
	move string
	key  hash.Key // of the position after it
	open int
	sum  Nodes
}

// work is a perft cut into parts, which threads take one after another, so that none idles
// before all are taken.
type work struct {
	parts []part
	next  atomic.Int64 // index of the part that is taken next
	stop  atomic.Bool  // set when the context has ended, or the count overflows

	mu      sync.Mutex // guards what follows
	roots   []root
	counted Nodes // of all roots
	done    int   // parts finished
	effort  Effort
}

// newWork cuts a perft into parts, except below root moves whose leaves the table remembers.
func (s *Session) newWork(ctx context.Context, p *board.Position, depth int) *work {
	w, o := new(work), s.options
	walker := walker{table: s.table, stop: &w.stop} // it counts nothing
	moves := dynamic.AppendLegalMoves(o.Technique, p, make([]board.Move, 0, 64))
	w.roots, w.parts = make([]root, 0, len(moves)), make([]part, 0, len(moves))
	for i, m := range moves {
		child := p.After(m)
		key, sum, found := walker.remembered(&child, depth-1)
		w.roots = append(w.roots, root{move: m.UCI(o.Chess960 || p.Chess960()), key: key, sum: sum})
		w.counted = w.counted.Add(sum)
		if found {
			w.effort = w.effort.Add(Effort{LookedUp: 1, Found: 1}) // the others will be looked up, or what is below them
		} else {
			w.parts = append(w.parts, part{pos: child, depth: depth - 1, credits: []credit{{i, NewNodes(1)}}})
		}
	}
	w.parts = cut(ctx, w.parts, depth-1, o)
	for _, part := range w.parts {
		for _, c := range part.credits {
			w.roots[c.root].open++
		}
	}
	return w
}

// minTableMiB is the size in MiB up to which a table is always used.
const minTableMiB = 32

// tableMiB returns how much of a table the parts can use: touching more only takes time, which in a
// count of a second or two may be most of it. It is an estimate from the number of moves at the parts, half as
// many again since positions have more of them later on, and generous, since moves lead to the same positions.
func (w *work) tableMiB(o Options) int {
	if o.HashMiB == 0 {
		return 0
	}
	moves, depth := 0, 0
	for i := range w.parts {
		moves += dynamic.CountLegalMoves(o.Technique, &w.parts[i].pos)
		depth = w.parts[i].depth // of the last
	}
	each := 1.5 * float64(moves) / float64(len(w.parts))
	positions, ply := 0.0, float64(len(w.parts))
	for range depth - tableDepth + 1 {
		positions += ply
		ply *= each
	}
	return int(min(max(positions*hash.EntryBytes/(1<<20), minTableMiB), float64(o.HashMiB)))
}

// run counts all parts, or as many as ctx leaves time for; count is called for each part, by a
// walker that belongs to one thread. On overflow no root moves are left.
func (w *work) run(ctx context.Context, s *Session, count func(*walker, *part) Nodes) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	defer context.AfterFunc(ctx, func() { w.stop.Store(true) })()
	threads, finished := min(max(s.options.Threads, 1), len(w.parts)), make(chan struct{})
	for range threads {
		go func() {
			w.runThread(s.walker(&w.stop), count)
			finished <- struct{}{}
		}()
	}
	w.await(threads, finished, s.options.Progress)
	if w.counted.Overflows() {
		w.roots = nil
		return ErrOverflow
	}
	if w.done < len(w.parts) {
		return ctx.Err()
	}
	return nil
}

// runThread counts parts until none is left.
func (w *work) runThread(walker *walker, count func(*walker, *part) Nodes) {
	defer func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.effort = w.effort.Add(walker.done())
	}()
	for !w.stop.Load() {
		i := int(w.next.Add(1)) - 1
		if i >= len(w.parts) {
			return
		}
		counted := count(walker, &w.parts[i])
		if w.stop.Load() {
			return // the part may have been left half counted
		}
		w.credit(&w.parts[i], counted)
	}
}

// credit adds the count of a part to the root moves that lead to it.
func (w *work) credit(p *part, counted Nodes) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, c := range p.credits {
		r := &w.roots[c.root]
		more := counted.Mul(c.times)
		r.sum = r.sum.Add(more)
		w.counted = w.counted.Add(more)
		r.open--
	}
	w.done++
	if w.counted.Overflows() {
		w.stop.Store(true) // more parts change nothing
	}
}
