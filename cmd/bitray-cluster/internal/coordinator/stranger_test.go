package coordinator_test

import (
	"context"
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// stranger has a valid key and speaks the protocol without the program.
type stranger struct {
	t        *testing.T
	file     string // of its key
	name     string
	conn     *nats.Conn
	subjects wire.Subjects
	welcome  wire.Welcome
	consumer jetstream.Consumer
	counter  *deep.Worker
}

// stranger connects with a key and says hello.
func (c *cluster) stranger(file string) *stranger {
	c.t.Helper()
	k, err := wire.LoadKey(file)
	if err != nil {
		c.t.Fatal(err)
	}
	quiet := nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {})
	conn, err := nats.Connect(c.url, k.Option(), nats.CustomInboxPrefix(wire.Inbox(k.Name)), nats.MaxReconnects(-1), quiet)
	if err != nil {
		c.t.Fatal(err)
	}
	c.t.Cleanup(conn.Close)
	s := &stranger{t: c.t, file: file, name: k.Name, conn: conn, subjects: wire.SubjectsOf(k.Run)}
	s.hello(deep.Version())
	js, err := jetstream.New(conn)
	if err == nil {
		s.consumer, err = js.Consumer(context.Background(), s.subjects.Stream(), s.welcome.Queue)
	}
	if err == nil {
		s.counter, err = deep.NewWorker(k.Name, s.welcome.Remaining, perft.Options{})
	}
	if err != nil {
		c.t.Fatal(err)
	}
	return s
}

// hello says hello, as a program of a version.
func (s *stranger) hello(version string) {
	s.t.Helper()
	m, err := s.conn.Request(s.subjects.Of(s.name, wire.Hello), greeting(version), 5*time.Second)
	if err == nil {
		err = json.Unmarshal(m.Data, &s.welcome)
	}
	if err != nil {
		s.t.Fatal(err)
	}
}

func greeting(version string) []byte {
	return fmt.Appendf(nil, `{"Process": "p", "Version": %q, "Threads": 1, "Method": "simd"}`, version)
}

// pull takes up to so many chunks out of the queue.
func (s *stranger) pull(n int) (messages []jetstream.Msg) {
	batch, err := s.consumer.Fetch(n, jetstream.FetchMaxWait(300*time.Millisecond))
	if err != nil {
		return nil
	}
	for m := range batch.Messages() {
		messages = append(messages, m)
	}
	return messages
}

// count counts a chunk as it should be.
func (s *stranger) count(m jetstream.Msg) (chunk int, counts []uint64) {
	s.t.Helper()
	c, err := wire.ParseChunk(m.Data())
	if err != nil {
		s.t.Fatal(err)
	}
	r, err := s.counter.Count(context.Background(), c.Number, c.Block, c.Positions)
	if err != nil {
		s.t.Fatal(err)
	}
	return c.Number, r.Counts
}

// send sends a result, and returns the answer.
func (s *stranger) send(chunk int, counts []uint64) string {
	s.t.Helper()
	return s.request(wire.Results, wire.AppendResult(nil, chunk, counts))
}

func (s *stranger) request(kind string, data []byte) string {
	s.t.Helper()
	answer, err := s.conn.Request(s.subjects.Of(s.name, kind), data, 5*time.Second)
	if err != nil {
		return err.Error()
	}
	return string(answer.Data)
}
