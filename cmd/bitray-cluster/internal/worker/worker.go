package worker

import (
	"context"
	"crypto/rand"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// Options says how to work.
type Options struct {
	URL   string // of the server
	Key   string // the file of the worker's key
	Creds string // a file of credentials, if the server is not the coordinator's own and wants one
	CA    string // a file with the certificates that are trusted, if not those of the system

	Threads, HashMiB int
	Method           perft.Method
	Patience         time.Duration // without a coordinator, before the worker gives up
	// Say is called with what an operator wants to know, a line at a time.
	Say func(format string, args ...any)
	// For tests: Begun is called with each chunk that a thread begins to count, and a name that tells the
	// worker from others with its key. Answered is called with the time that the coordinator took for a
	// message with results.
	Begun    func(process string, chunk int)
	Answered func(time.Duration)
}

// worker is a worker that is at work.
type worker struct {
	Options
	key     *wire.Key
	process string // tells it from others with its key
	conn    *nats.Conn
	next    *time.Timer                        // says when to ask
	trouble atomic.Pointer[error]              // why the server cannot be reached
	giveUp  atomic.Pointer[context.CancelFunc] // what was asked last

	counter *deep.Worker // once a coordinator has let the worker in
	threads sync.WaitGroup
	jobs    chan wire.Chunk // for the threads
	counts  chan counted    // from them; closed when they have ended
	held    map[int]bool    // the chunks that wait here, are being counted or not brought yet
	done    []wire.Result   // that are not brought yet
	spent   time.Duration   // by threads on chunks
	chunks  int             // that they have counted
}

// counted is what the counting of a chunk came to.
type counted struct {
	deep.Result
	err error
}

// mostHeld bounds the chunks that a worker has in hand.
const mostHeld = 1 << 12

// Run works until the run is complete. If ctx ends it finishes the chunks that are being counted,
// gives the others back and returns the error of ctx.
func Run(ctx context.Context, o Options) error {
	key, err := wire.LoadKey(o.Key)
	if err != nil {
		return err
	}
	w := &worker{Options: o, key: key, process: rand.Text()[:12], next: time.NewTimer(0), jobs: make(chan wire.Chunk, mostHeld), held: map[int]bool{}}
	if err := w.connect(); err != nil {
		return err
	}
	defer w.conn.Close()
	start := time.Now()
	counting, stop := context.WithCancel(context.Background())
	err = w.talk(ctx, counting)
	stop() // nobody wants what is in hand
	w.threads.Wait()
	if w.counter != nil {
		w.counter.Close()
		w.Say("%d chunks counted in %v", w.chunks, time.Since(start).Round(time.Millisecond))
	}
	if errors.Is(err, errComplete) {
		w.Say("the run is complete: there is nothing left to do")
		return nil
	}
	return err
}

// begin has the threads count until one of the contexts ends: at the end of fetching they finish what they are counting.
func (w *worker) begin(fetching, counting context.Context) {
	w.counts = make(chan counted, mostHeld) // no thread waits while the worker asks
	for range w.Threads {
		w.threads.Go(func() {
			for fetching.Err() == nil && counting.Err() == nil {
				select {
				case chunk := <-w.jobs:
					w.Begun(w.process, chunk.Number)
					result, err := w.counter.Count(counting, chunk.Number, chunk.Block, chunk.Positions)
					w.counts <- counted{result, err}
				case <-fetching.Done():
				case <-counting.Done():
				}
			}
		})
	}
	go func() {
		w.threads.Wait()
		close(w.counts)
	}()
}
