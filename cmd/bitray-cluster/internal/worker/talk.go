package worker

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// What ends the talk with a coordinator.
var (
	errComplete = errors.New("complete")
	errRefused  = errors.New("the coordinator refuses this worker")
)

// hello says hello once, and does what the answer says.
func (w *worker) hello(ctx context.Context) error {
	m, err := w.request(ctx, &nats.Msg{Subject: w.subjects.Of(w.key.Name, wire.Hello), Data: wire.Encode(w.greeting)})
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

// settle does what a welcome says.
func (w *worker) settle(ctx context.Context, welcome *wire.Welcome) (err error) {
	if w.counter == nil {
		w.counter, err = deep.NewWorker(w.key.Name, welcome.Remaining, perft.Options{Method: w.Method, HashMiB: w.HashMiB})
		if err != nil {
			return fmt.Errorf("%w: %w", errRefused, err)
		}
	}
	w.lease = max(welcome.Lease, time.Millisecond)
	consumer := w.source()
	if consumer == nil || consumer.CachedInfo().Name != welcome.Queue {
		if consumer, err = w.js.Consumer(ctx, w.subjects.Stream(), welcome.Queue); err != nil {
			return err
		}
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.consumer, w.workers = consumer, welcome.Workers
	for _, m := range w.held {
		m.InProgress()
	}
	return nil
}

// talk says hello again and again, until the run is complete.
func (w *worker) talk(ctx context.Context) error {
	heard, away := time.Now(), false
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-w.news:
		case <-time.After(w.lease / 3):
		}
		err := w.hello(ctx)
		switch {
		case errors.Is(err, errComplete):
			return nil
		case errors.Is(err, errRefused), ctx.Err() != nil:
			return cmp.Or(ctx.Err(), err)
		case err == nil && away:
			w.Say("the coordinator is back")
		case err != nil && !away:
			w.Say("the coordinator is gone (%v); going on with what is in hand", err)
		case err != nil && time.Since(heard) > w.Patience:
			return fmt.Errorf("%w: %s has not answered for %v: it is down, or the run is over, which bitray deep status knows", ErrGone, w.URL, w.Patience)
		}
		if away = err != nil; !away {
			heard = time.Now()
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
