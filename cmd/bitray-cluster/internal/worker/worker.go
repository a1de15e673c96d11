package worker

import (
	"context"
	"crypto/rand"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
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
	// For tests: Begun is called with each chunk that a thread begins to count, and a name that tells the worker from
	// others with its key. Answered is called with the time that the coordinator took for a result. Version is
	// what the worker says it is. All may be missing.
	Begun    func(process string, chunk int)
	Answered func(time.Duration)
	Version  string
}

// Outcome is what a worker has done.
type Outcome struct {
	Chunks  int           // that the coordinator has taken
	Work    time.Duration // processor time of the counting
	Effort  perft.Effort  // of the counting, also of chunks that were begun and not finished
	Elapsed time.Duration // since it was let in
}

// ErrGone says that there was no coordinator for too long.
var ErrGone = errors.New("the coordinator is gone")

// worker is a worker that is at work.
type worker struct {
	Options
	key      *keys.Key
	greeting wire.Greeting
	subjects wire.Subjects
	conn     *nats.Conn
	js       jetstream.JetStream
	counter  *deep.Worker
	lease    time.Duration
	news     chan struct{}         // it is time to say hello
	hungry   chan struct{}         // a thread has begun a chunk
	trouble  atomic.Pointer[error] // why the server cannot be reached

	mu       sync.Mutex            // guards what follows
	consumer jetstream.Consumer    // of the queue of the coordinator
	workers  int                   // that share it
	waiting  int                   // chunks in it, as the last chunk said
	held     map[int]jetstream.Msg // the chunks that wait here, are being counted or on the way out
	spent    time.Duration         // by threads on chunks, by the clock
	counted  int                   // chunks
	outcome  Outcome
}

// Run works until the run is complete. If ctx ends it finishes the chunks that are being counted,
// gives the others back and returns the error of ctx.
func Run(ctx context.Context, o Options) (*Outcome, error) {
	key, err := keys.Load(o.Key)
	if err != nil {
		return nil, err
	}
	method := perft.Options{Method: o.Method}
	w := &worker{
		Options: o, key: key, subjects: wire.SubjectsOf(key.Run), held: map[int]jetstream.Msg{}, news: make(chan struct{}, 1), hungry: make(chan struct{}, 1),
		greeting: wire.Greeting{Process: rand.Text()[:12], Version: o.Version, Threads: o.Threads, Method: method.Chosen().String()},
	}
	if o.Version == "" {
		w.greeting.Version = deep.Version()
	}
	if err := w.connect(); err != nil {
		return nil, err
	}
	defer w.conn.Close()
	switch err := w.greet(ctx); {
	case errors.Is(err, errComplete):
		w.Say("the run is complete: there is nothing left to do")
		return nil, nil
	case err != nil:
		return nil, err
	}
	defer w.counter.Close()
	start := time.Now()
	err = w.work(ctx)
	w.outcome.Elapsed, w.outcome.Effort = time.Since(start), w.counter.Effort()
	return &w.outcome, err
}

// work counts until the run is complete, ctx ends or the coordinator is gone for too long.
func (w *worker) work(ctx context.Context) error {
	counting, stop := context.WithCancel(context.Background())
	fetching, full := context.WithCancel(counting)
	jobs := make(chan job, mostEach*w.Threads)
	var threads, senders, others sync.WaitGroup
	way := make(chan struct{}, maxSending)
	for range w.Threads {
		threads.Go(func() {
			for chunk := range jobs {
				signal(w.hungry)
				if fetching.Err() != nil || chunk.from != w.source() {
					w.release(chunk.Number).Nak() // or it is in the new queue
					continue
				}
				counts, err := w.count(counting, &chunk.Chunk)
				if err != nil {
					w.release(chunk.Number)
					continue
				}
				way <- struct{}{}
				senders.Go(func() {
					w.send(counting, chunk.Number, counts)
					<-way
				})
			}
		})
	}
	others.Go(func() { w.fetch(fetching, jobs) })
	err := w.talk(ctx)
	full()
	signal(w.hungry)
	if ctx.Err() == nil {
		stop() // what is in hand is useless
	} else {
		w.Say("finishing what is being counted; another interrupt quits at once")
		others.Go(func() {
			if gone := w.talk(counting); errors.Is(gone, ErrGone) {
				w.Say("%v", gone)
			}
			stop() // nobody takes results any more
		})
	}
	threads.Wait()
	senders.Wait()
	stop()
	others.Wait()
	w.leave()
	return err
}

// maxSending is the number of results that are on their way at the same time.
const maxSending = 64

// release takes a chunk out of the hand.
func (w *worker) release(chunk int) jetstream.Msg {
	w.mu.Lock()
	defer w.mu.Unlock()
	m := w.held[chunk]
	delete(w.held, chunk)
	return m
}

func (w *worker) count(ctx context.Context, chunk *wire.Chunk) ([]uint64, error) {
	start := time.Now()
	if w.Begun != nil {
		w.Begun(w.greeting.Process, chunk.Number)
	}
	entries, err := deep.DecodeBlock(chunk.Block, chunk.Positions)
	if err != nil {
		return nil, err
	}
	result, err := w.counter.Count(ctx, chunk.Number, entries)
	if err != nil && ctx.Err() == nil {
		w.Say("%v", err)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.outcome.Work += result.Took
	w.spent += time.Since(start)
	w.counted++
	return result.Counts, err
}

// send sends a result until the coordinator has answered, and acknowledges the chunk.
func (w *worker) send(ctx context.Context, chunk int, counts []uint64) {
	message := wire.Result(w.subjects.Of(w.key.Name, wire.Results), chunk, counts)
	for ; ctx.Err() == nil; sleep(ctx, retryWait) {
		start := time.Now()
		answer, err := w.request(ctx, message)
		if err != nil {
			signal(w.news)
			continue
		}
		if w.Answered != nil {
			w.Answered(time.Since(start))
		}
		w.release(chunk).Ack()
		if len(answer.Data) > 0 {
			w.Say("chunk %d: the result is refused: %s", chunk, answer.Data)
			signal(w.news)
			return
		}
		w.mu.Lock()
		defer w.mu.Unlock()
		w.outcome.Chunks++
		return
	}
}
