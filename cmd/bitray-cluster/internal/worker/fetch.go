package worker

import (
	"context"
	"time"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// Chunks that are fetched together follow each other, so that the threads find in their table what the others
// have put there. So a worker fetches some seconds' worth. Towards the end, when others would wait for them, the
// coordinator gives ever fewer.
const (
	inAdvance = 20 * time.Second
	mostEach  = 32 // chunks for each thread
)

// portion returns how many chunks to fetch.
func (w *worker) portion() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.counted == 0 {
		return w.Threads
	}
	return max(int(min(inAdvance.Seconds()/w.mean().Seconds(), mostEach)*float64(w.Threads)), 1)
}

// mean returns what a chunk takes a thread in the mean, once one is counted.
func (w *worker) mean() time.Duration { return max(w.spent/time.Duration(w.counted), 1) }

// fetch hands chunks to the threads. When none of a portion is left here, it fetches the next one. It calls end
// if the coordinator has none for this worker any more, which it is told once.
func (w *worker) fetch(ctx context.Context, jobs chan<- wire.Chunk, end func(error)) {
	defer close(jobs)
	for ctx.Err() == nil {
		chunks, pause, err := w.ask(ctx, w.portion())
		if final(err) {
			end(err)
			return
		}
		if len(chunks) == 0 {
			select {
			case <-time.After(max(pause, retryWait)):
			case <-ctx.Done():
			}
		}
		for _, chunk := range chunks {
			w.pass(ctx, chunk, jobs)
		}
	}
}

// pass hands a chunk to the threads. If the worker must fetch no more before there is room, it is out of hand.
func (w *worker) pass(ctx context.Context, chunk wire.Chunk, jobs chan<- wire.Chunk) {
	select {
	case jobs <- chunk:
	case <-ctx.Done():
		w.release(chunk.Number)
	}
}
