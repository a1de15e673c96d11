package worker

import (
	"context"
	"crypto/rand"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/internal/deep"
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
	key      *wire.Key
	process  string // tells it from others with its key
	subjects wire.Subjects
	conn     *nats.Conn
	counter  *deep.Worker
	next     *time.Timer           // says when to show that the worker is there
	trouble  atomic.Pointer[error] // why the server cannot be reached

	asking sync.Mutex // one request at a time says what is in hand

	mu      sync.Mutex      // guards what follows
	line    context.Context // ends when the connection is lost
	cut     context.CancelFunc
	waiting int           // chunks that nobody holds, as the coordinator said last
	held    map[int]bool  // the chunks that wait here, are being counted or on the way out
	spent   time.Duration // by threads on chunks, by the clock
	counted int           // chunks
}

// Run works until the run is complete. If ctx ends it finishes the chunks that are being counted,
// gives the others back and returns the error of ctx.
func Run(ctx context.Context, o Options) error {
	key, err := wire.LoadKey(o.Key)
	if err != nil {
		return err
	}
	w := &worker{Options: o, key: key, subjects: wire.SubjectsOf(key.Run), process: rand.Text()[:12], held: map[int]bool{}, next: time.NewTimer(0)}
	w.renewLine()
	if err := w.connect(); err != nil {
		return err
	}
	defer w.conn.Close()
	if err = w.talk(ctx); err == nil {
		defer w.counter.Close()
		start := time.Now()
		err = w.work(ctx)
		w.Say("%d chunks counted in %v", w.counted, time.Since(start).Round(time.Millisecond))
	}
	if errors.Is(err, errComplete) {
		w.Say("the run is complete: there is nothing left to do")
		return nil
	}
	return err
}

// work counts until the run is complete, ctx ends or the coordinator is gone for too long.
func (w *worker) work(ctx context.Context) error {
	counting, stop := context.WithCancelCause(context.Background())
	var talking, threads, sending sync.WaitGroup
	talking.Go(func() { stop(w.talk(counting)) }) // when it ends, nobody wants what is in hand
	fetching, full := context.WithCancel(counting)
	defer context.AfterFunc(ctx, func() {
		w.Say("finishing what is being counted; another interrupt quits at once")
		full()
	})()
	// As many chunks wait as there are threads, so that these have some while the worker asks for more.
	jobs, results := make(chan wire.Chunk, w.Threads), make(chan deep.Result)
	for range w.Threads {
		threads.Go(func() {
			for chunk := range jobs {
				if fetching.Err() != nil {
					w.release(chunk.Number)
				} else if result, err := w.count(counting, &chunk); err == nil {
					results <- result
				}
			}
		})
	}
	sending.Go(func() { w.deliver(counting, results) })
	w.fetch(fetching, jobs, stop)
	w.ask(counting, 0) // gives back what no thread has begun
	threads.Wait()
	close(results)
	sending.Wait()
	stop(nil)
	talking.Wait()
	return context.Cause(counting)
}

// release takes chunks out of the hand.
func (w *worker) release(chunks ...int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, chunk := range chunks {
		delete(w.held, chunk)
	}
}

func (w *worker) count(ctx context.Context, chunk *wire.Chunk) (deep.Result, error) {
	start := time.Now()
	w.Begun(w.process, chunk.Number)
	result, err := w.counter.Count(ctx, chunk.Number, chunk.Block, chunk.Positions)
	if err != nil && ctx.Err() == nil {
		w.Say("%v", err)
		w.release(chunk.Number)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.spent += time.Since(start)
	w.counted++
	return result, err
}
