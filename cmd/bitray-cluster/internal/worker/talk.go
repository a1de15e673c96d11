package worker

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// What ends the talk with a coordinator.
var (
	errComplete = errors.New("complete")
	errRefused  = errors.New("the coordinator refuses this worker")
	// ErrGone says that there was no coordinator for too long.
	ErrGone = errors.New("the coordinator is gone, or the run is over")
)

// knowTime is how long it may take until a coordinator knows a key that was made a moment ago.
const knowTime = 3 * time.Second

// talk asks, as long as there is something to ask for or to bring: until the run is complete, or ctx has ended and all
// results are brought, or the coordinator is gone for too long. The threads count until counting ends.
func (w *worker) talk(ctx, counting context.Context) error {
	heard, away, interrupted, ended := time.Now(), false, ctx.Done(), false
	for {
		select {
		case <-interrupted:
			if interrupted = nil; w.counter == nil {
				return ctx.Err()
			}
			w.Say("finishing what is being counted; another interrupt quits at once")
			for len(w.jobs) > 0 {
				delete(w.held, (<-w.jobs).Number)
			}
			w.next.Reset(0)
			continue
		case c, more := <-w.counts:
			if w.note(c); !more {
				w.counts, ended = nil, true
			}
			if !away {
				w.next.Reset(0)
			}
			continue
		case <-w.next.C:
		}
		for len(w.counts) > 0 {
			w.note(<-w.counts)
		}
		err := w.ask(ctx, counting)
		switch {
		case errors.Is(err, errComplete) || errors.Is(err, errRefused):
			return err
		case ended && len(w.done) == 0: // if the coordinator is not there, it finds out what is given back
			return ctx.Err()
		case err == nil:
			if away {
				w.Say("the coordinator is back")
			}
			heard, away = time.Now(), false
			continue
		}
		w.next.Reset(wire.RetryWait)
		reason, final := w.why(err)
		switch silent := time.Since(heard); {
		case final && silent > knowTime:
			return fmt.Errorf("%s: %w", w.URL, reason)
		case silent > w.Patience:
			return fmt.Errorf("%w: %s: %w", ErrGone, w.URL, reason)
		case !away && silent > wire.RetryWait:
			w.Say("waiting for the coordinator at %s, for up to %v (%v)", w.URL, w.Patience, reason)
			away = true
		}
	}
}

// note keeps what a thread has counted until it is brought.
func (w *worker) note(c counted) {
	switch {
	case c.err == nil && c.Counts != nil:
		w.done = append(w.done, wire.NewResult(c.Chunk, c.Counts))
		w.spent += c.Took
		w.chunks++
	case c.err != nil && !errors.Is(c.err, context.Canceled):
		w.Say("%v", c.err)
		delete(w.held, c.Chunk)
	}
}

// Chunks that are fetched together follow each other, so that the threads find in their table what the others
// have put there. So a worker fetches some seconds' worth. Towards the end, when others would wait for them, the
// coordinator gives ever fewer.
const (
	inAdvance = 20 * time.Second
	mostEach  = 32 // chunks for each thread
)

// want returns how many chunks to ask for, so that none of the threads waits for some.
func (w *worker) want() int {
	portion := 2 * w.Threads
	if w.chunks > 0 {
		mean := max(w.spent.Seconds()/float64(w.chunks), 1e-9)
		portion = w.Threads + int(min(inAdvance.Seconds()/mean, mostEach)*float64(w.Threads))
	}
	if portion = min(portion, mostHeld-len(w.held)); len(w.jobs) > portion/2 {
		return 0
	}
	return portion - len(w.jobs)
}

// mostBytes bounds the counts in a message, but for the last result.
const mostBytes = wire.MaxPayload / 8

// ask brings results, tells the coordinator what is in hand, and does what the answer says: the chunks that come with it go to the
// threads.
func (w *worker) ask(ctx, counting context.Context) error {
	how := perft.SessionOptions{Method: w.Method, HashMiB: w.HashMiB}
	a := wire.Ask{Process: w.process, Version: deep.Version(), Threads: w.Threads, Method: how.Chosen().String(), Holds: slices.Sorted(maps.Keys(w.held))}
	for bytes := 0; len(a.Results) < len(w.done) && bytes < mostBytes; bytes += len(w.done[len(a.Results)-1].Counts) {
		a.Results = w.done[:len(a.Results)+1]
	}
	if ctx.Err() == nil {
		a.Want = w.want()
	}
	start := time.Now()
	answer, err := w.request(&a)
	switch {
	case err != nil:
		return err
	case answer.Refused != "":
		return fmt.Errorf("%w: %s", errRefused, answer.Refused)
	}
	for _, r := range a.Results {
		delete(w.held, r.Chunk)
	}
	if w.done = w.done[len(a.Results):]; len(a.Results) > 0 {
		w.Answered(time.Since(start))
	}
	for _, reason := range answer.Reasons {
		w.Say("a result is refused: %s", reason)
	}
	if answer.Complete {
		return errComplete
	}
	if w.counter == nil {
		if w.counter, err = deep.NewWorker(w.key.Name, answer.Remaining, how); err != nil {
			return fmt.Errorf("%w: %w", errRefused, err)
		}
		w.begin(ctx, counting)
	}
	for _, c := range answer.Chunks {
		if !w.held[c.Number] { // an earlier coordinator gave it
			w.held[c.Number] = true
			w.jobs <- c
		}
	}
	switch {
	case len(w.done) > 0:
		w.next.Reset(0)
	case a.Want > 0 && len(answer.Chunks) == 0:
		w.next.Reset(answer.Pause)
	default:
		w.next.Reset(answer.Lease / 3)
	}
	return nil
}
