package worker

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// errComplete ends the talk when nothing is left to do.
var errComplete = errors.New("complete")

// talk tells the coordinator what is in hand and asks for more, until the run is complete.
func (w *worker) talk(ctx context.Context) error {
	news := make(chan *nats.Msg, 4)
	if _, err := w.conn.ChanSubscribe(w.subjects.News(), news); err != nil {
		return err
	}
	away := false
	for pause := time.Duration(0); ; pause = w.beat {
		if err := w.await(ctx, news, pause); err != nil {
			return ended(err)
		}
		err := w.turn(ctx)
		switch {
		case errors.Is(err, errComplete), errors.As(err, new(refusal)), ctx.Err() != nil:
			return ended(cmp.Or(ctx.Err(), err))
		case err != nil && !away && w.since(w.heard) > 3*w.beat:
			away = true
			w.Say("the coordinator is gone; going on with %d chunks that are in hand", w.busy())
		case err != nil && w.since(w.heard) > w.Patience:
			return w.gone()
		case err == nil && away:
			away = false
			w.Say("the coordinator is back")
		}
	}
}

// ended returns the error that the end of the talk means; the end of the run is none.
func ended(err error) error {
	if errors.Is(err, errComplete) {
		return nil
	}
	return err
}

// await waits for the time of the next turn: that of the next beat, or soon if the queue holds
// little. The error says that the talk is over.
func (w *worker) await(ctx context.Context, news <-chan *nats.Msg, pause time.Duration) error {
	beat := time.After(pause)
	soon := (<-chan time.Time)(nil)
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-news:
			return errComplete
		case <-beat:
			return nil
		case <-soon:
			return nil
		case <-w.low:
			soon = time.After(w.patienceToAsk())
		}
	}
}

// patienceToAsk is how long a worker that could do more waits before it asks: a moment, or longer if it was
// given nothing the last time.
func (w *worker) patienceToAsk() time.Duration {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.empty {
		return min(w.beat, emptyPause)
	}
	return 0
}

// emptyPause is the time after which a worker asks again that was given nothing.
const emptyPause = 100 * time.Millisecond

// turn asks for jobs if there is room for them, or says that the worker is there.
func (w *worker) turn(ctx context.Context) error {
	beat, want := w.state()
	kind, data := wire.Alive, wire.Encode(&beat)
	if want > 0 {
		kind, data = wire.Ask, wire.Encode(&wire.Request{Beat: beat, Want: want})
	}
	attempt, cancel := context.WithTimeout(ctx, max(2*w.beat, time.Second))
	defer cancel()
	m, err := w.conn.RequestWithContext(attempt, w.subjects.Of(kind, w.key.Name), data)
	if err != nil {
		return err
	}
	var answer wire.Answer
	if err := wire.Decode(m.Data, &answer); err != nil {
		return err
	}
	return w.obey(ctx, &answer)
}

// state returns what is in hand, and how many chunks are wanted.
func (w *worker) state() (beat wire.Beat, want int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	beat = wire.Beat{Instance: w.process}
	for part := range w.held {
		beat.Held = append(beat.Held, part)
	}
	if len(w.queue) < w.Threads {
		want = maxQueue
	}
	return beat, want
}

// maxQueue is the number of chunks that a worker asks for at most; the coordinator gives what they
// can count in some seconds.
const maxQueue = 64

// signal notes that the queue holds little.
func (w *worker) signal() {
	select {
	case w.low <- struct{}{}:
	default: // it is known
	}
}

// obey does what the coordinator says.
func (w *worker) obey(ctx context.Context, answer *wire.Answer) error {
	switch {
	case answer.Refused != "":
		return refusal(answer.Refused)
	case answer.Unknown:
		return w.greet(ctx)
	case answer.Complete:
		return errComplete
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.heard = w.Clock()
	w.empty = len(answer.Jobs) == 0
	if w.empty && len(w.queue) < w.Threads {
		w.signal()
	}
	w.discard(answer.Useless)
	for _, job := range answer.Jobs {
		if !w.held[job.Part] {
			w.held[job.Part] = true
			w.queue = append(w.queue, job)
		}
	}
	w.wake.Broadcast()
	return nil
}

// discard takes parts out of the queue. What is being counted already is finished, and confirms the
// other count.
func (w *worker) discard(useless []wire.Part) {
	w.queue = slices.DeleteFunc(w.queue, func(job wire.Job) bool {
		if !slices.Contains(useless, job.Part) {
			return false
		}
		delete(w.held, job.Part)
		return true
	})
}
