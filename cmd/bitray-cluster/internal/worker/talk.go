package worker

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// What ends the talk with a coordinator.
var (
	errComplete = errors.New("complete")
	errRefused  = errors.New("the coordinator refuses this worker")
	// ErrGone says that there was no coordinator for too long.
	ErrGone = errors.New("the coordinator is gone, or the run is over")
)

// hello says hello once, and does what the answer says.
func (w *worker) hello(ctx context.Context) error {
	greeting, err := json.Marshal(w.greeting)
	if err != nil {
		return err
	}
	m, err := w.request(ctx, wire.Hello, greeting)
	if err != nil {
		return err
	}
	var welcome wire.Welcome
	err = json.Unmarshal(m.Data, &welcome)
	switch {
	case err != nil:
		return err
	case welcome.Refused != "":
		return fmt.Errorf("%w: %s", errRefused, welcome.Refused)
	case welcome.Complete:
		return errComplete
	}
	return w.settle(ctx, &welcome)
}

// settle does what a welcome says, and keeps the chunks that are in hand for longer than until the next one.
func (w *worker) settle(ctx context.Context, welcome *wire.Welcome) (err error) {
	if w.counter == nil {
		w.counter, err = deep.NewWorker(w.key.Name, welcome.Remaining, perft.Options{Method: w.Method, HashMiB: w.HashMiB})
		if err != nil {
			return fmt.Errorf("%w: %w", errRefused, err)
		}
	}
	w.lease = max(welcome.Lease, time.Millisecond)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.workers = max(welcome.Workers, 1)
	if w.consumer == nil || w.consumer.CachedInfo().Name != welcome.Queue {
		if w.consumer, err = w.js.Consumer(ctx, w.subjects.Stream(), welcome.Queue); err != nil {
			return err
		}
	}
	for _, h := range w.held {
		if time.Since(h.since) > w.lease/3 {
			h.InProgress()
		}
	}
	return nil
}

// knowTime is how long it may take until a coordinator knows a key that was made a moment ago.
const knowTime = 3 * time.Second

// talk says hello again and again, until a coordinator has let the worker in, or, if one had done so before, until it says
// that the run is complete.
func (w *worker) talk(ctx context.Context) error {
	in := w.counter != nil
	wait, heard, away := w.lease/3, time.Now(), false
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-w.news:
		case <-time.After(wait):
		}
		err := w.hello(ctx)
		if errors.Is(err, errComplete) || errors.Is(err, errRefused) || err == nil && !in {
			return err
		}
		if err == nil {
			if away {
				w.Say("the coordinator is back")
			}
			wait, heard, away = w.lease/3, time.Now(), false
			continue
		}
		wait = retryWait
		reason, final := w.why(err)
		switch silent := time.Since(heard); {
		case final && silent > knowTime:
			return fmt.Errorf("%s: %w", w.URL, reason)
		case silent > w.Patience:
			return fmt.Errorf("%w: %s: %w", ErrGone, w.URL, reason)
		case !away && silent > retryWait && ctx.Err() == nil:
			w.Say("waiting for the coordinator at %s, for up to %v (%v)", w.URL, w.Patience, reason)
			away = true
		}
	}
}

// leave says goodbye, if somebody is there to hear it.
func (w *worker) leave() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	w.greeting.Leaving = true
	w.hello(ctx)
}
