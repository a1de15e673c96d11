package worker

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// connect connects to the server. It tries again while the server cannot be reached, but not if
// the server refuses or its certificate is wrong.
func (w *worker) connect(ctx context.Context) (err error) {
	options := []nats.Option{
		w.key.Option(), nats.CustomInboxPrefix(wire.Inbox(w.key.Name)), nats.Name(w.key.Name + "." + w.process),
		nats.MaxReconnects(-1), nats.ReconnectWait(reconnectWait), nats.Timeout(answerTime),
		nats.PingInterval(pingInterval), nats.MaxPingsOutstanding(2),
		nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}), // it would be written to standard error
	}
	if w.CA != "" {
		options = append(options, nats.RootCAs(w.CA))
	}
	start := w.Clock()
	for said := false; ; {
		if w.conn, err = nats.Connect(w.URL, options...); err == nil {
			w.stream, err = jetstream.New(w.conn)
			return err
		}
		if !isAway(err) {
			return fmt.Errorf("--connect %s: %w", w.URL, err)
		}
		if !said {
			w.Say("%s cannot be reached (%v); trying again", w.URL, err)
			said = true
		}
		if w.since(start) > w.Patience {
			return w.gone()
		}
		if sleep(ctx, reconnectWait); ctx.Err() != nil {
			return ctx.Err()
		}
	}
}

const (
	reconnectWait = 500 * time.Millisecond
	pingInterval  = 20 * time.Second
)

// isAway reports whether an error says that there is no server at the moment.
func isAway(err error) bool {
	var certificate *tls.CertificateVerificationError
	var authority x509.UnknownAuthorityError
	var network *net.OpError
	switch {
	case errors.As(err, &certificate), errors.As(err, &authority):
		return false
	case errors.Is(err, nats.ErrNoServers), errors.Is(err, nats.ErrTimeout), errors.As(err, &network):
		return true
	}
	return false
}

// greet says who the worker is, until a coordinator has let it in or refused it.
func (w *worker) greet(ctx context.Context) error {
	for said := false; ; {
		welcome, err := w.hello(ctx)
		switch {
		case err == nil && welcome.Refused != "":
			return refusal(welcome.Refused)
		case err == nil:
			return w.settle(welcome)
		case ctx.Err() != nil:
			return ctx.Err()
		}
		if !said {
			w.Say("no coordinator answers; trying again")
			said = true
		}
		if w.since(w.heard) > w.Patience {
			return w.gone()
		}
		sleep(ctx, reconnectWait)
	}
}

// hello sends the greeting.
func (w *worker) hello(ctx context.Context) (*wire.Welcome, error) {
	attempt, cancel := context.WithTimeout(ctx, answerTime)
	defer cancel()
	m, err := w.conn.RequestWithContext(attempt, w.subjects.Of(wire.Hello, w.key.Name), wire.Encode(&w.greeting))
	if err != nil {
		return nil, err
	}
	welcome := new(wire.Welcome)
	return welcome, wire.Decode(m.Data, welcome)
}

// settle makes the worker ready for the run.
func (w *worker) settle(welcome *wire.Welcome) (err error) {
	w.mu.Lock()
	w.heard = w.Clock()
	w.mu.Unlock()
	if w.counter != nil {
		return nil // a coordinator that was started again has let it in again
	}
	w.beat = time.Duration(welcome.BeatMS) * time.Millisecond
	w.counter, err = deep.NewWorker(w.key.Name, welcome.Remaining,
		perft.Options{Method: w.Method, HashMiB: w.HashMiB, Seed: welcome.Seed})
	return err
}
