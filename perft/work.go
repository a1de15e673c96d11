package perft

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/bitray/bitray/perft/board"
)

// part is a piece of the work that one thread does in one go: all leaves below a position.
type part struct {
	root  int // index of the root move it belongs to
	pos   board.Position
	depth int
}

// root is what is known of a root move: how many parts are still to be counted, and the leaves
// of those that were.
type root struct {
	move  board.Move
	open  int
	nodes Nodes
}

// work is a perft cut into parts, which threads take one after another, so that none idles
// before all are taken.
type work struct {
	parts []part
	next  atomic.Int64 // index of the part that is taken next
	stop  atomic.Bool  // set when the context has ended

	mu    sync.Mutex // guards what follows
	roots []root
	done  int // parts finished
}

// partsPerThread is how many parts a thread should have at least: the last one is waited for, so
// they must be small against the whole.
const partsPerThread = 128

// smallestPart is the depth below which a part is not cut further.
const smallestPart = 4

// newWork cuts a perft into parts, a ply at a time, until there are enough or they are small.
func newWork(p *board.Position, depth int, o Options) *work {
	w := new(work)
	for i, m := range p.AppendLegalMovesBy(o.Technique, nil) {
		w.roots = append(w.roots, root{move: m})
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
func (w *work) cut(o Options) {
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

// run counts all parts, or as many as ctx leaves time for.
func (w *work) run(ctx context.Context, o Options) error {
	defer context.AfterFunc(ctx, func() { w.stop.Store(true) })()
	reported := w.report(o.Progress)
	var threads sync.WaitGroup
	for range max(o.Threads, 1) {
		threads.Go(func() { w.runThread(newWalker(o, &w.stop)) })
	}
	threads.Wait()
	reported()
	if w.stop.Load() {
		return ctx.Err()
	}
	return nil
}

// runThread counts parts until none is left.
func (w *work) runThread(walker *walker) {
	for !w.stop.Load() {
		i := int(w.next.Add(1)) - 1
		if i >= len(w.parts) {
			return
		}
		nodes := walker.leaves(&w.parts[i].pos, w.parts[i].depth)
		if w.stop.Load() {
			return // the part may have been left half counted
		}
		w.mu.Lock()
		r := &w.roots[w.parts[i].root]
		r.nodes = r.nodes.Add(nodes)
		r.open--
		w.done++
		w.mu.Unlock()
	}
}

// finished returns the counts of the root moves all of whose parts were counted.
func (w *work) finished() []RootCount {
	var counts []RootCount
	for _, r := range w.roots {
		if r.open == 0 {
			counts = append(counts, RootCount{r.move, r.nodes})
		}
	}
	return counts
}

// reportEvery is the time between two reports of progress.
const reportEvery = 250 * time.Millisecond

// report starts to call progress until the function it returns is called.
func (w *work) report(progress func(Progress)) (end func()) {
	if progress == nil {
		return func() {}
	}
	start := time.Now()
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		ticks := time.NewTicker(reportEvery)
		defer ticks.Stop()
		for {
			select {
			case <-ticks.C:
				progress(w.progress(time.Since(start)))
			case <-stop:
				return
			}
		}
	}()
	return func() {
		close(stop)
		<-stopped
	}
}

func (w *work) progress(elapsed time.Duration) Progress {
	w.mu.Lock()
	defer w.mu.Unlock()
	p := Progress{Elapsed: elapsed, Total: len(w.roots), PartsDone: w.done, PartsOf: len(w.parts)}
	for _, r := range w.roots {
		p.Nodes = p.Nodes.Add(r.nodes)
		if r.open == 0 {
			p.Finished++
		}
	}
	return p
}
