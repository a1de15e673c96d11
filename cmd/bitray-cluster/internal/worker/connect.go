package worker

import (
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

const (
	answerTime   = 10 * time.Second
	pingInterval = 20 * time.Second
)

// connect connects to the server, now or when it is there.
func (w *worker) connect() (err error) {
	options := []nats.Option{
		nats.Timeout(answerTime), nats.RetryOnFailedConnect(true), nats.IgnoreAuthErrorAbort(), nats.PingInterval(pingInterval), nats.MaxPingsOutstanding(2),
		// What is asked gets no answer over a connection that is lost. A moment is left for an answer that came last, such
		// as that the run is complete.
		nats.DisconnectErrHandler(func(*nats.Conn, error) {
			if giveUp := w.giveUp.Load(); giveUp != nil {
				time.AfterFunc(wire.RetryWait, *giveUp)
			}
		}),
		nats.ReconnectHandler(func(*nats.Conn) { w.next.Reset(0) }),
		nats.ReconnectErrHandler(func(_ *nats.Conn, err error) { w.trouble.Store(&err) }),
	}
	if w.CA != "" {
		options = append(options, nats.RootCAs(w.CA))
	}
	w.conn, err = w.key.Connect("connect", w.URL, w.Creds, options...)
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

// request sends a message to the coordinator and returns its answer.
func (w *worker) request(a *wire.Ask) (answer wire.Answer, err error) {
	if !w.conn.IsConnected() {
		return answer, nats.ErrDisconnected
	}
	text, err := json.Marshal(a)
	if err != nil {
		return answer, err
	}
	attempt, giveUp := context.WithTimeout(context.Background(), answerTime)
	defer giveUp()
	w.giveUp.Store(&giveUp)
	m, err := w.conn.RequestWithContext(attempt, wire.Subject(w.key.Run, w.key.Name), text)
	if err == nil {
		err = json.Unmarshal(m.Data, &answer)
	}
	return answer, err
}
