package worker

import (
	"context"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// Chunks that are fetched together follow each other, so that the threads find in their table what the others
// have put there. So a worker fetches some seconds' worth, but towards the end, when others would wait for it,
// one at a time.
const (
	inAdvance = 10 * time.Second
	mostEach  = 32 // chunks for each thread
	fetchTime = 5 * time.Second
)

// portion returns how many chunks to fetch.
func (w *worker) portion() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	each := 1
	if w.counted > 0 {
		mean := w.spent / time.Duration(w.counted)
		each = min(int(inAdvance/max(mean, 1)), mostEach)
	}
	return max(min(each*w.Threads, w.waiting/(2*max(w.workers, 1))), 1)
}

// job is a chunk that was fetched from a queue.
type job struct {
	wire.Chunk
	from jetstream.Consumer
}

// source returns the consumer of the present queue.
func (w *worker) source() jetstream.Consumer {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.consumer
}

// fetch hands chunks to the threads. When they have begun the last of a portion, it fetches the next one.
func (w *worker) fetch(ctx context.Context, jobs chan<- job) {
	defer close(jobs)
	for ctx.Err() == nil {
		from := w.source()
		batch, err := from.Fetch(w.portion(), jetstream.FetchMaxWait(fetchTime))
		if err == nil {
			for m := range batch.Messages() {
				w.take(m, from, jobs)
			}
			err = batch.Error()
		}
		if err != nil {
			signal(w.news) // the queue may be another one by now
			sleep(ctx, retryWait)
		}
		for len(jobs) > 0 && ctx.Err() == nil {
			<-w.hungry
		}
	}
}

// take takes a chunk in hand, except if it is there already, from an earlier queue perhaps: the new message stands
// for it from now on.
func (w *worker) take(m jetstream.Msg, from jetstream.Consumer, jobs chan<- job) {
	chunk, err := wire.ParseChunk(m.Headers(), m.Data())
	if err != nil {
		w.Say("%v", err)
		return
	}
	w.mu.Lock()
	before := w.held[chunk.Number]
	w.held[chunk.Number] = m
	if meta, err := m.Metadata(); err == nil {
		w.waiting = int(meta.NumPending)
	}
	w.mu.Unlock()
	if before != nil {
		before.Ack()
		return
	}
	jobs <- job{chunk, from}
}
