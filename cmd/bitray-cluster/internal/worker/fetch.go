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
	mean := w.spent / time.Duration(max(w.counted, 1))
	each := min(int(inAdvance/max(mean, 1)), mostEach)
	return max(min(each*w.Threads, w.waiting/(2*max(w.workers, 1))), 1)
}

// fetch hands chunks to the threads.
func (w *worker) fetch(ctx context.Context, chunks chan<- wire.Chunk) {
	defer close(chunks)
	for ctx.Err() == nil {
		consumer := w.source()
		messages, err := w.pull(ctx, consumer)
		if err != nil && ctx.Err() == nil {
			signal(w.news) // the queue may be another one by now
			sleep(ctx, retryWait)
		}
		for _, chunk := range messages {
			if w.source() != consumer {
				w.release(chunk.Number) // it is in the new queue
				continue
			}
			select {
			case chunks <- chunk:
			case <-ctx.Done():
				w.release(chunk.Number).Nak()
			}
		}
	}
}

// source returns the consumer of the present queue.
func (w *worker) source() jetstream.Consumer {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.consumer
}

// pull fetches a portion of what waits in the queue, or waits for a chunk.
func (w *worker) pull(ctx context.Context, consumer jetstream.Consumer) ([]wire.Chunk, error) {
	batch, err := consumer.FetchNoWait(w.portion())
	if err != nil {
		return nil, err
	}
	if chunks := w.take(batch); len(chunks) > 0 || batch.Error() != nil {
		return chunks, batch.Error()
	}
	attempt, cancel := context.WithTimeout(ctx, fetchTime)
	defer cancel()
	if batch, err = consumer.Fetch(1, jetstream.FetchContext(attempt)); err != nil {
		return nil, err
	}
	chunks := w.take(batch)
	if attempt.Err() != nil {
		return chunks, nil
	}
	return chunks, batch.Error()
}

// take takes the chunks of a batch in hand, except those that are there already, from an earlier queue perhaps: the new
// message stands for them from now on.
func (w *worker) take(batch jetstream.MessageBatch) (chunks []wire.Chunk) {
	for m := range batch.Messages() {
		chunk, err := wire.ParseChunk(m.Headers(), m.Data())
		if err != nil {
			w.Say("%v", err)
			continue
		}
		if meta, err := m.Metadata(); err == nil {
			w.mu.Lock()
			w.waiting = int(meta.NumPending)
			w.mu.Unlock()
		}
		if before := w.hold(chunk.Number, m); before != nil {
			before.Ack()
			continue
		}
		chunks = append(chunks, chunk)
	}
	return chunks
}
