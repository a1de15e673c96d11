package worker

import (
	"context"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// Chunks that are fetched together follow each other, so that the threads find in their table what the others
// have put there. So a worker fetches some seconds' worth, but towards the end, when others would wait for
// them, ever fewer.
const (
	inAdvance = 20 * time.Second
	mostEach  = 32 // chunks for each thread
	fetchTime = 5 * time.Second
)

// portion returns from where to fetch chunks, and how many.
func (w *worker) portion() (from jetstream.Consumer, n int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	n = w.Threads
	if w.counted > 0 {
		n = int(min(inAdvance.Seconds()/w.mean().Seconds(), mostEach) * float64(w.Threads))
	}
	return w.consumer, max(min(n, w.waiting/(2*w.workers)), 1)
}

// mean returns what a chunk takes a thread in the mean, once one is counted.
func (w *worker) mean() time.Duration { return max(w.spent/time.Duration(w.counted), 1) }

// fetch hands chunks to the threads. When they have begun the last of a portion, it fetches the next one.
func (w *worker) fetch(ctx context.Context, jobs chan<- wire.Chunk) {
	defer close(jobs)
	for ctx.Err() == nil {
		from, n := w.portion()
		attempt, cancel := context.WithTimeout(ctx, fetchTime)
		batch, err := from.Fetch(n, jetstream.FetchContext(attempt))
		if err == nil {
			for m := range batch.Messages() {
				w.take(ctx, m, jobs)
			}
			err = batch.Error()
		}
		cancel()
		if err != nil {
			w.next.Reset(0) // the queue may be another one by now, or the run complete
			time.Sleep(retryWait)
		}
	}
}

// holding is a chunk in hand.
type holding struct {
	jetstream.Msg
	since time.Time
}

// take takes a chunk in hand, except if it is there already, from an earlier queue perhaps: the new message
// stands for it from now on. If the worker must fetch no more before a thread is free, it gives the chunk back.
func (w *worker) take(ctx context.Context, m jetstream.Msg, jobs chan<- wire.Chunk) {
	chunk, err := wire.ParseChunk(m.Data())
	if err != nil {
		w.Say("%v", err)
		return
	}
	w.mu.Lock()
	before, held := w.held[chunk.Number]
	w.held[chunk.Number] = holding{m, time.Now()}
	if meta, err := m.Metadata(); err == nil {
		w.waiting = int(meta.NumPending)
	}
	w.mu.Unlock()
	if held {
		before.Ack()
		return
	}
	select {
	case jobs <- chunk:
	case <-ctx.Done():
		w.release(chunk.Number).Nak()
	}
}
