package worker

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"sync"
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
	URL string // of the server
	Key string // the file of the worker's key
	CA  string // a file with the certificates that are trusted, if not those of the system

	Threads, HashMiB int
	Method           perft.Method
	Patience         time.Duration // without a coordinator, before the worker gives up
	// Say is called with what an operator wants to know, a line at a time.
	Say func(format string, args ...any)
	// Begun is called with each chunk that a thread begins to count, if it is not nil. Process tells
	// the worker from others with its key.
	Begun func(process string, chunk int)
	// Clock tells the time, by which the worker misses the coordinator; nil is [time.Now].
	Clock func() time.Time
	// Version is what the worker says it is; empty is the truth.
	Version string
}

// Outcome is what a worker has done.
type Outcome struct {
	Chunks  int
	Work    time.Duration // processor time of the counting
	Effort  perft.Effort  // of the counting, also of chunks that were begun and not finished
	Elapsed time.Duration // since it was let in
}

// ErrGone says that there was no coordinator for too long.
var ErrGone = errors.New("the coordinator is gone")

// refusal is why a coordinator does not want a worker.
type refusal string

func (r refusal) Error() string { return "the coordinator refuses this worker: " + string(r) }

// worker is a worker that is at work.
type worker struct {
	Options
	key      *keys.Key
	process  string // tells this process from others with the key
	greeting wire.Greeting
	conn     *nats.Conn
	stream   jetstream.JetStream

	subjects wire.Subjects
	low      chan struct{} // the queue holds little
	beat     time.Duration
	counter  *deep.Worker

	mu      sync.Mutex // guards what follows
	queue   []wire.Job
	held    map[wire.Part]bool // in the queue, being counted, or on the way out
	wake    *sync.Cond         // something has come into the queue, or the end is near
	ending  bool               // nothing new is to be begun
	empty   bool               // the coordinator had nothing to give the last time
	heard   time.Time          // when the coordinator has answered last
	outcome Outcome
}

// Run works until the run is complete. If ctx ends it finishes the chunks that are being counted,
// gives the others back and returns the error of ctx.
func Run(ctx context.Context, o Options) (*Outcome, error) {
	key, err := keys.Load(o.Key)
	if err != nil {
		return nil, err
	}
	if o.Clock == nil {
		o.Clock = time.Now
	}
	w := &worker{Options: o, key: key, subjects: wire.SubjectsOf(key.Run), process: newProcess(), low: make(chan struct{}, 1), held: map[wire.Part]bool{}, heard: o.Clock()}
	w.wake = sync.NewCond(&w.mu)
	if err := w.prepare(ctx); err != nil {
		return nil, err
	}
	if err := w.connect(ctx); err != nil {
		return nil, err
	}
	defer w.conn.Close()
	if err := w.greet(ctx); err != nil {
		return nil, err
	}
	defer w.counter.Close()
	start := w.Clock()
	err = w.work(ctx)
	w.outcome.Elapsed, w.outcome.Effort = w.since(start), w.counter.Effort()
	return &w.outcome, err
}

// since returns how long ago a time was.
func (w *worker) since(t time.Time) time.Duration { return w.Clock().Sub(t) }

func newProcess() string {
	var b [6]byte
	rand.Read(b[:]) // never fails
	return hex.EncodeToString(b[:])
}

// prepare counts known positions, to show that it can.
func (w *worker) prepare(ctx context.Context) error {
	options := perft.Options{Method: w.Method}
	counts, err := wire.Golden(ctx, w.Method)
	if err != nil {
		return err
	}
	version := w.Version
	if version == "" {
		version = deep.Version()
	}
	w.greeting = wire.Greeting{
		Instance: w.process, Version: version, Threads: w.Threads, Method: options.Chosen().String(), HashMiB: w.HashMiB, Golden: counts,
	}
	return nil
}

// work counts until the run is complete, ctx ends or the coordinator is gone for too long.
func (w *worker) work(ctx context.Context) (err error) {
	counting, stop := context.WithCancel(context.Background())
	defer stop()
	results := make(chan wire.Counted, 2*w.Threads)
	var threads, senders sync.WaitGroup
	for range w.Threads {
		threads.Go(func() { w.count(counting, results) })
	}
	for range maxSenders {
		senders.Go(func() {
			for r := range results {
				w.send(counting, r)
			}
		})
	}
	err = w.talk(ctx)
	w.end()
	if ctx.Err() == nil {
		stop() // what is in hand is useless
	} else {
		w.Say("finishing %d chunks that are being counted; another interrupt quits at once", w.busy())
	}
	threads.Wait()
	close(results)
	senders.Wait()
	w.leave()
	return err
}

// maxSenders is the number of results that are on their way at the same time.
const maxSenders = 8

// end lets threads finish what they have begun, and gives the rest back.
func (w *worker) end() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.ending = true
	for _, job := range w.queue {
		delete(w.held, job.Part)
	}
	w.queue = nil
	w.wake.Broadcast()
}

// busy returns the number of chunks that are in hand.
func (w *worker) busy() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	return len(w.held)
}

// count takes jobs from the queue, on one thread.
func (w *worker) count(ctx context.Context, results chan<- wire.Counted) {
	for {
		job, ok := w.next()
		if !ok {
			return
		}
		result, err := w.countJob(ctx, &job)
		if err != nil {
			if ctx.Err() == nil {
				w.Say("%v", err)
			}
			w.drop(job.Part)
			continue
		}
		results <- result
	}
}

// next waits for a job.
func (w *worker) next() (job wire.Job, ok bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for len(w.queue) == 0 && !w.ending {
		w.wake.Wait()
	}
	if w.ending {
		return job, false
	}
	job = w.queue[0]
	w.queue = w.queue[1:]
	if len(w.queue) < w.Threads {
		w.signal()
	}
	return job, true
}

func (w *worker) countJob(ctx context.Context, job *wire.Job) (r wire.Counted, err error) {
	if w.Begun != nil {
		w.Begun(w.process, job.Chunk)
	}
	entries, err := job.Positions()
	if err != nil {
		return r, err
	}
	result, err := w.counter.Count(ctx, job.Chunk, entries)
	if err != nil {
		return r, err
	}
	r = wire.Counted{
		Instance: w.process, Part: job.Part, Ticket: job.Ticket, TookUS: result.Took.Microseconds(),
		Seed: result.Origin.Seed, Method: result.Origin.Method, HashMiB: result.Origin.HashMiB, Version: result.Origin.Version,
	}
	r.SetCounts(result.Counts)
	return r, nil
}

// drop notes that a part is not in hand any more.
func (w *worker) drop(part wire.Part) {
	w.mu.Lock()
	defer w.mu.Unlock()
	delete(w.held, part)
}

// send sends a result until the server has it on its disk, or ctx ends. All attempts have the same
// name, by which the server knows those that are late.
func (w *worker) send(ctx context.Context, r wire.Counted) {
	defer w.drop(r.Part)
	m := &nats.Msg{Subject: w.subjects.Of(wire.Result, w.key.Name), Data: wire.Encode(&r)}
	name := jetstream.WithMsgID(rand.Text())
	for pause := minPause; ctx.Err() == nil; pause = min(2*pause, maxPause) {
		attempt, cancel := context.WithTimeout(ctx, answerTime)
		_, err := w.stream.PublishMsg(attempt, m, name, jetstream.WithRetryAttempts(0))
		cancel()
		if err == nil {
			w.mu.Lock()
			w.outcome.Chunks++
			w.outcome.Work += time.Duration(r.TookUS) * time.Microsecond
			w.mu.Unlock()
			return
		}
		if w.isOver() {
			return
		}
		sleep(ctx, pause)
	}
}

// isOver reports whether the worker ends and there was no coordinator for longer than an answer
// takes, so that no result would be taken.
func (w *worker) isOver() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.ending && w.since(w.heard) > w.Patience
}

const (
	minPause   = 50 * time.Millisecond
	maxPause   = 2 * time.Second
	answerTime = 5 * time.Second
)

// sleep waits, unless ctx ends.
func sleep(ctx context.Context, d time.Duration) {
	select {
	case <-time.After(d):
	case <-ctx.Done():
	}
}

// leave says good-bye.
func (w *worker) leave() {
	w.conn.Request(w.subjects.Of(wire.Leave, w.key.Name), wire.Encode(wire.Beat{Instance: w.process}), time.Second)
	w.conn.FlushTimeout(time.Second)
}

// gone returns the error of a coordinator that was not heard of for too long.
func (w *worker) gone() error {
	return fmt.Errorf("%w: it has not answered for %v", ErrGone, w.Patience)
}
