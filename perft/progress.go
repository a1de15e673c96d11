package perft

import (
	"sync"
	"time"
)

// Progress is how far a count has come.
type Progress struct {
	Nodes            Nodes // counted so far, in the parts that are finished
	Elapsed          time.Duration
	RootsDone, Roots int // root moves
	PartsDone, Parts int // parts that the work was cut into, for an estimate of the time left
}

// reportEvery is the time between two reports of progress.
const reportEvery = 250 * time.Millisecond

// report starts to call progress until the function it returns is called.
func (w *work) report(progress func(Progress)) (end func()) {
	if progress == nil {
		return func() {}
	}
	start := time.Now()
	stop, ticks := make(chan struct{}), time.Tick(reportEvery)
	var reporting sync.WaitGroup
	reporting.Go(func() {
		for {
			select {
			case <-ticks:
				progress(w.progress(time.Since(start)))
			case <-stop:
				return
			}
		}
	})
	return func() {
		close(stop)
		reporting.Wait()
	}
}

func (w *work) progress(elapsed time.Duration) Progress {
	w.mu.Lock()
	defer w.mu.Unlock()
	p := Progress{Nodes: w.counted, Elapsed: elapsed, Roots: len(w.roots), PartsDone: w.done, Parts: len(w.parts)}
	for _, r := range w.roots {
		if r.open == 0 {
			p.RootsDone++
		}
	}
	return p
}
