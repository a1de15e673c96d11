package worker

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

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
		nats.RetryOnFailedConnect(true), nats.MaxReconnects(-1), nats.ReconnectWait(retryWait), nats.IgnoreAuthErrorAbort(),
		nats.PingInterval(pingInterval), nats.MaxPingsOutstanding(2),
		nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}), // it would be written to standard error
		nats.ReconnectHandler(func(*nats.Conn) { signal(w.news) }),
		nats.ReconnectErrHandler(func(_ *nats.Conn, err error) { w.trouble.Store(&err) }),
	}
	if w.Creds != "" {
		options = append(options, nats.UserCredentials(w.Creds))
	} else {
		options = append(options, w.key.Option())
	}
	if w.CA != "" {
		options = append(options, nats.RootCAs(w.CA))
	}
	if w.conn, err = nats.Connect(w.URL, options...); err != nil {
		return fmt.Errorf("--connect %s: %w", w.URL, err)
	}
	w.js, err = jetstream.New(w.conn)
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

// request sends a request to the coordinator.
func (w *worker) request(ctx context.Context, kind string, data []byte) (*nats.Msg, error) {
	if !w.conn.IsConnected() {
		return nil, nats.ErrDisconnected
	}
	attempt, cancel := context.WithTimeout(ctx, answerTime)
	defer cancel()
	return w.conn.RequestWithContext(attempt, w.subjects.Of(w.key.Name, kind), data)
}

func sleep(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

// signal wakes whoever waits for a channel that holds one signal.
func signal(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default: // it is known
	}
}
