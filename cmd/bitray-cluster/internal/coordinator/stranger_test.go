package coordinator_test

import (
	"cmp"
	"context"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// stranger has a valid key and speaks the protocol without the program.
type stranger struct {
	t       *testing.T
	key     *wire.Key
	file    string // of the key
	conn    *nats.Conn
	subject string
	answer  wire.Answer // the last one
	counter *deep.Worker
}

// stranger connects with a key and asks.
func (c *cluster) stranger(file string) *stranger {
	c.t.Helper()
	k, err := wire.LoadKey(file)
	if err != nil {
		c.t.Fatal(err)
	}
	conn, err := k.Connect("connect", c.url, "")
	if err != nil {
		c.t.Fatal(err)
	}
	c.t.Cleanup(conn.Close)
	s := &stranger{t: c.t, key: k, file: file, conn: conn, subject: wire.Subject(k.Run, k.Name)}
	s.ask(wire.Ask{})
	s.counter, err = deep.NewWorker(k.Name, s.answer.Remaining, perft.SessionOptions{})
	if err != nil {
		c.t.Fatal(err)
	}
	return s
}

// asking is what a process of a stranger says: one of one thread, except for what is said.
func asking(a wire.Ask) []byte {
	a.Process, a.Version, a.Threads, a.Method = cmp.Or(a.Process, "p"), cmp.Or(a.Version, deep.Version()), cmp.Or(a.Threads, 1), "simd"
	text, err := json.Marshal(a)
	if err != nil {
		panic(err)
	}
	return text
}

// ask asks, and returns the chunks that come.
func (s *stranger) ask(a wire.Ask) []wire.Chunk { s.t.Helper(); return s.request(asking(a)) }

// request sends a message, and returns the chunks that come.
func (s *stranger) request(message []byte) []wire.Chunk {
	s.t.Helper()
	m, err := s.conn.Request(s.subject, message, 5*time.Second)
	if s.answer = (wire.Answer{}); err == nil {
		err = json.Unmarshal(m.Data, &s.answer)
	}
	if err != nil {
		s.t.Fatal(err)
	}
	return s.answer.Chunks
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

// send sends a result, and returns why it is not taken.
func (s *stranger) send(chunk int, counts []uint64) string {
	s.t.Helper()
	s.ask(bringing(chunk, counts))
	return s.answer.Refused + strings.Join(s.answer.Reasons, "")
}

// bringing is an ask that brings a result.
func bringing(chunk int, counts []uint64) wire.Ask {
	return wire.Ask{Results: []wire.Result{wire.NewResult(chunk, counts)}}
}
