package worker

import (
	"context"
	"strings"
	"sync"
	"time"

	"github.com/bitray/bitray/internal/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// A coordinator with many workers spends its time on messages, not on what they hold. So a result waits for
// others that go with it: for a share of the time of a chunk, so that it costs little more when a worker is
// killed.
const (
	windowShare = 2
	mostWindow  = 20 * time.Second
	enough      = wire.MaxPayload / 4 // bytes of a message; the largest result fits too
)

// window returns for how long a result waits: not at all if no chunk is left to be begun.
func (w *worker) window() time.Duration {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.waiting == 0 {
		return 0
	}
	return min(w.mean()/windowShare, mostWindow)
}

// deliver sends results until there are no more and all are answered.
func (w *worker) deliver(ctx context.Context, results <-chan deep.Result) {
	var senders sync.WaitGroup
	for first := range results {
		message, chunks := w.gather(first, results)
		senders.Go(func() { w.send(ctx, message, chunks) })
	}
	senders.Wait()
}

// gather returns a message with a result and those that follow within the window, and their chunks.
func (w *worker) gather(r deep.Result, results <-chan deep.Result) (message []byte, chunks []int) {
	window := time.After(w.window())
	for open := true; open; {
		message, chunks = wire.AppendResult(message, r.Chunk, r.Counts), append(chunks, r.Chunk)
		if len(message) > enough {
			break
		}
		select {
		case r, open = <-results:
		case <-window:
			open = false
		}
	}
	return message, chunks
}

// send sends results until the coordinator has answered. Then their chunks are out of hand.
func (w *worker) send(ctx context.Context, message []byte, chunks []int) {
	for ; ctx.Err() == nil; time.Sleep(retryWait) {
		start := time.Now()
		answer, err := w.request(ctx, wire.Results, message)
		if err != nil {
			w.next.Reset(0)
			continue
		}
		w.Answered(time.Since(start))
		w.release(chunks...)
		for reason := range strings.Lines(string(answer.Data)) {
			w.Say("a result is refused: %s", strings.TrimSuffix(reason, "\n"))
			w.next.Reset(0)
		}
		return
	}
}
