package perft

import (
	"context"
	"sync"
	"sync/atomic"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/hash"
)

// part is a piece of the work that one thread does in one go: all leaves below a position.
type part struct {
	pos     board.Position
	depth   int
	credits []credit
}

// credit says that a part is reached from a root move, in so many ways.
type credit struct {
	root  int
	times uint64
}

// sum is what parts are counted to: [Nodes] or [Kinds].
type sum[S any] interface {
	Add(S) S
	Mul(uint64) S
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
	table *hash.Table  // shared by all threads, or nil
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
//
// With a hash table, which finds positions again that were reached in another way, parts of the
// same position are merged from the start. Without one every part is counted, so that the time
// says what the generator does.
func newWork[S sum[S]](p *board.Position, depth int, o Options) *work[S] {
	w := new(work[S])
	for i, m := range p.AppendLegalMovesBy(o.Technique, nil) {
		w.roots = append(w.roots, root[S]{move: m})
		w.parts = append(w.parts, part{pos: p.Make(m), depth: depth - 1, credits: []credit{{i, 1}}})
	}
	enough := partsPerThread * max(o.Threads, 1)
	for left := depth - 1; left > smallestPart && len(w.parts) < enough; left-- {
		w.parts = cut(w.parts, o)
	}
	for _, part := range w.parts {
		for _, c := range part.credits {
			w.roots[c.root].open++
		}
	}
	return w
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
		threads.Go(func() { w.runThread(newWalker(o, w.table, &w.stop), count) })
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
		w.credit(&w.parts[i], counted)
	}
}

// credit adds what a part was counted to to the root moves it belongs to.
func (w *work[S]) credit(p *part, counted S) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, c := range p.credits {
		r := &w.roots[c.root]
		r.sum = r.sum.Add(counted.Mul(c.times))
		r.open--
	}
	w.done++
}
