package perft

import "time"

// Progress is how far a count has come.
type Progress struct {
	Nodes            Nodes // counted so far, in the parts that are finished
	Elapsed          time.Duration
	RootsDone, Roots int // root moves
	PartsDone, Parts int // parts that the work was cut into, for an estimate of the time left
}

// reportEvery is the time between two reports of progress.
const reportEvery = 250 * time.Millisecond

// await reports progress until all threads have finished.
func (w *work) await(threads int, finished <-chan struct{}, report func(Progress)) {
	start, ticks := time.Now(), time.Tick(reportEvery)
	for threads > 0 {
		select {
		case <-finished:
			threads--
		case <-ticks:
			if report != nil {
				report(w.progress(time.Since(start)))
			}
		}
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
