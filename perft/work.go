package perft

import (
	"context"
	"sync"
	"sync/atomic"

	"github.com/bitray/bitray/perft/board"
)

// part is a piece of the work that one thread does in one go: all leaves below a position.
type part struct {
	root  int // index of the root move it belongs to
	pos   board.Position
	depth int
}

// sum is what parts are counted to: [Nodes] or [Kinds].
type sum[S any] interface {
	Add(S) S
	total() Nodes
}

// root is what is known of a root move: how many parts are still to be counted, and the sum of
// those that were.
type root[S sum[S]] struct {
	move board.Move
	open int
	sum  S
}

// work is a perft cut into parts, which threads take one after another, so that none idles
// before all are taken.
type work[S sum[S]] struct {
	parts []part
	next  atomic.Int64 // index of the part that is taken next
	stop  atomic.Bool  // set when the context has ended

	mu    sync.Mutex // guards what follows
	roots []root[S]
	done  int // parts finished
}

// partsPerThread is how many parts a thread should have at least: the last one is waited for, so
// they must be small against the whole.
const partsPerThread = 128

// smallestPart is the depth below which a part is not cut further.
const smallestPart = 4

// newWork cuts a perft into parts, a ply at a time, until there are enough or they are small.
func newWork[S sum[S]](p *board.Position, depth int, o Options) *work[S] {
	w := new(work[S])
	for i, m := range p.AppendLegalMovesBy(o.Technique, nil) {
		w.roots = append(w.roots, root[S]{move: m})
		w.parts = append(w.parts, part{root: i, pos: p.Make(m), depth: depth - 1})
	}
	enough := partsPerThread * max(o.Threads, 1)
	for cut := depth - 1; cut > smallestPart && len(w.parts) < enough; cut-- {
		w.cut(o)
	}
	for _, part := range w.parts {
		w.roots[part.root].open++
	}
	return w
}

// cut replaces each part by those of its children.
func (w *work[S]) cut(o Options) {
	var smaller []part
	var moves []board.Move
	for _, whole := range w.parts {
		moves = whole.pos.AppendLegalMovesBy(o.Technique, moves[:0])
		for _, m := range moves {
			smaller = append(smaller, part{root: whole.root, pos: whole.pos.Make(m), depth: whole.depth - 1})
		}
	}
	w.parts = smaller
}

// run counts all parts, or as many as ctx leaves time for; count is called for each part, by a
// walker that belongs to one thread.
func (w *work[S]) run(ctx context.Context, o Options, count func(*walker, *board.Position, int) S) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	defer context.AfterFunc(ctx, func() { w.stop.Store(true) })()
	reported := w.report(o.Progress)
	var threads sync.WaitGroup
	for range max(o.Threads, 1) {
		threads.Go(func() { w.runThread(newWalker(o, &w.stop), count) })
	}
	threads.Wait()
	reported()
	if w.done < len(w.parts) {
		return ctx.Err()
	}
	return nil
}

// runThread counts parts until none is left.
func (w *work[S]) runThread(walker *walker, count func(*walker, *board.Position, int) S) {
	for !w.stop.Load() {
		i := int(w.next.Add(1)) - 1
		if i >= len(w.parts) {
			return
		}
		counted := count(walker, &w.parts[i].pos, w.parts[i].depth)
		if w.stop.Load() {
			return // the part may have been left half counted
		}
		w.mu.Lock()
		r := &w.roots[w.parts[i].root]
		r.sum = r.sum.Add(counted)
		r.open--
		w.done++
		w.mu.Unlock()
	}
}
