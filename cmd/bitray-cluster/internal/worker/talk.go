package worker

import (
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/internal/deep"
	"github.com/bitray/bitray/perft"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

const (
	retryWait    = 500 * time.Millisecond
	answerTime   = 10 * time.Second
	pingInterval = 20 * time.Second
)

// connect connects to the server, now or when it is there.
func (w *worker) connect() (err error) {
	options := []nats.Option{
		nats.CustomInboxPrefix(wire.Inbox(w.key.Name)), nats.Name(w.key.Name), nats.Timeout(answerTime),
		nats.RetryOnFailedConnect(true), nats.ReconnectWait(retryWait), nats.IgnoreAuthErrorAbort(),
		nats.PingInterval(pingInterval), nats.MaxPingsOutstanding(2),
		nats.DisconnectErrHandler(func(*nats.Conn, error) { w.renewLine() }),
		nats.ReconnectHandler(func(*nats.Conn) { w.next.Reset(0) }),
		nats.ReconnectErrHandler(func(_ *nats.Conn, err error) { w.trouble.Store(&err) }),
	}
	if w.Creds == "" {
		options = append(options, w.key.Option())
	}
	if w.CA != "" {
		options = append(options, nats.RootCAs(w.CA))
	}
	w.conn, err = wire.Connect("connect", w.URL, w.Creds, options...)
	return err
}

// why says what keeps the worker from its coordinator, and whether it will stay so.
func (w *worker) why(err error) (reason error, final bool) {
	if trouble := w.trouble.Load(); trouble != nil && !w.conn.IsConnected() {
		err = *trouble
	}
	if errors.Is(err, nats.ErrAuthorization) {
		return fmt.Errorf("the coordinator does not know the key %s of run %s: it is for another run or another server", w.key.Name, w.key.Run), true
	}
	return err, errors.As(err, new(*tls.CertificateVerificationError))
}

// renewLine ends the requests that wait for an answer, which does not come over a connection that is lost. It leaves
// a moment for those that came last, such as that the run is complete.
func (w *worker) renewLine() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.cut != nil {
		time.AfterFunc(retryWait, w.cut)
	}
	w.line, w.cut = context.WithCancel(context.Background())
}

// request sends a request to the coordinator.
func (w *worker) request(ctx context.Context, kind string, data []byte) (*nats.Msg, error) {
	if !w.conn.IsConnected() {
		return nil, nats.ErrDisconnected
	}
	attempt, cancel := context.WithTimeout(ctx, answerTime)
	defer cancel()
	w.mu.Lock()
	defer context.AfterFunc(w.line, cancel)()
	w.mu.Unlock()
	return w.conn.RequestWithContext(attempt, w.subjects.Of(w.key.Name, kind), data)
}

// What ends the talk with a coordinator.
var (
	errComplete = errors.New("complete")
	errRefused  = errors.New("the coordinator refuses this worker")
	// ErrGone says that there was no coordinator for too long.
	ErrGone = errors.New("the coordinator is gone, or the run is over")
)

// final reports whether an answer ends the talk.
func final(err error) bool { return errors.Is(err, errComplete) || errors.Is(err, errRefused) }

// ask tells the coordinator what is in hand, does what the answer says, and returns the chunks that came with
// it, at most so many, which are in hand from then on. Without any it says how long to wait.
func (w *worker) ask(ctx context.Context, want int) (chunks []wire.Chunk, pause time.Duration, err error) {
	w.asking.Lock()
	defer w.asking.Unlock()
	method := perft.Options{Method: w.Method}
	w.mu.Lock()
	holds := slices.Sorted(maps.Keys(w.held))
	w.mu.Unlock()
	text, _ := json.Marshal(wire.Ask{Process: w.process, Version: deep.Version(), Threads: w.Threads, Method: method.Chosen().String(), Holds: holds, Want: want})
	m, err := w.request(ctx, wire.Asks, text)
	if err != nil {
		return nil, retryWait, err
	}
	a, chunks, err := wire.ParseAnswer(m.Data)
	switch {
	case err != nil:
		return nil, retryWait, err
	case a.Refused != "":
		return nil, 0, fmt.Errorf("%w: %s", errRefused, a.Refused)
	case a.Complete:
		return nil, 0, errComplete
	}
	if w.counter == nil {
		w.counter, err = deep.NewWorker(w.key.Name, a.Remaining, perft.Options{Method: w.Method, HashMiB: w.HashMiB})
		if err != nil {
			return nil, 0, fmt.Errorf("%w: %w", errRefused, err)
		}
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.waiting = a.Waiting
	chunks = slices.DeleteFunc(chunks, func(c wire.Chunk) bool { return w.held[c.Number] }) // an earlier coordinator gave it
	for _, c := range chunks {
		w.held[c.Number] = true
	}
	w.next.Reset(a.Lease / 3)
	return chunks, a.Pause, nil
}

// knowTime is how long it may take until a coordinator knows a key that was made a moment ago.
const knowTime = 3 * time.Second

// talk shows again and again that the worker is there, until a coordinator has let the worker in, or, if one had done so before,
// until it says that the run is complete.
func (w *worker) talk(ctx context.Context) error {
	in, heard, away := w.counter != nil, time.Now(), false
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-w.next.C:
		}
		_, _, err := w.ask(ctx, 0)
		if final(err) || err == nil && !in {
			return err
		}
		if err == nil {
			if away {
				w.Say("the coordinator is back")
			}
			heard, away = time.Now(), false
			continue
		}
		w.next.Reset(retryWait)
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
