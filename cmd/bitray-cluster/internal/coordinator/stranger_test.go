package coordinator_test

import (
	"context"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/internal/deep"
	"github.com/bitray/bitray/perft"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// stranger has a valid key and speaks the protocol without the program.
type stranger struct {
	t        *testing.T
	file     string // of its key
	name     string
	conn     *nats.Conn
	subjects wire.Subjects
	answer   wire.Answer // the last one
	counter  *deep.Worker
}

// stranger connects with a key and asks.
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
	s.ask(wire.Ask{})
	s.counter, err = deep.NewWorker(k.Name, s.answer.Remaining, perft.Options{})
	if err != nil {
		c.t.Fatal(err)
	}
	return s
}

// ask asks as a worker of one thread, except for what is said, and returns the chunks that come.
func (s *stranger) ask(a wire.Ask) []wire.Chunk {
	s.t.Helper()
	m, err := s.conn.Request(s.subjects.Of(s.name, wire.Asks), asking(a), 5*time.Second)
	if err != nil {
		s.t.Fatal(err)
	}
	answer, chunks, err := wire.ParseAnswer(m.Data)
	if err != nil {
		s.t.Fatal(err)
	}
	s.answer = answer
	return chunks
}

// pull asks until so many chunks are there, or none comes.
func (s *stranger) pull(n int) (chunks []wire.Chunk) {
	s.t.Helper()
	var holds []int
	for len(chunks) < n {
		more := s.ask(wire.Ask{Want: n - len(chunks), Holds: holds})
		if len(more) == 0 {
			break
		}
		for _, c := range more {
			chunks, holds = append(chunks, c), append(holds, c.Number)
		}
	}
	return chunks
}

// count counts a chunk as it should be.
func (s *stranger) count(c wire.Chunk) (chunk int, counts []uint64) {
	s.t.Helper()
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
