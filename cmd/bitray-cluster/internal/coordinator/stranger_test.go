package coordinator_test

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// stranger speaks the protocol of a worker by hand.
type stranger struct {
	t        *testing.T
	key      *keys.Key
	conn     *nats.Conn
	stream   jetstream.JetStream
	subjects wire.Subjects
	counter  *deep.Worker
}

func (c *cluster) stranger(file string) *stranger {
	c.t.Helper()
	key, err := keys.Load(file)
	if err != nil {
		c.t.Fatal(err)
	}
	conn, err := nats.Connect(c.url, key.Option(), nats.CustomInboxPrefix(wire.Inbox(key.Name)), nats.MaxReconnects(-1),
		nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}))
	if err != nil {
		c.t.Fatal(err)
	}
	c.t.Cleanup(conn.Close)
	js, err := jetstream.New(conn)
	if err != nil {
		c.t.Fatal(err)
	}
	return &stranger{t: c.t, key: key, conn: conn, stream: js, subjects: wire.SubjectsOf(key.Run)}
}

// ask sends a request and decodes the answer.
func ask[M any](s *stranger, kind wire.Kind, request any) (answer M) {
	s.t.Helper()
	m, err := s.conn.Request(s.subjects.Of(kind, s.key.Name), wire.Encode(request), 5*time.Second)
	if err != nil {
		s.t.Fatal(err)
	}
	if err := json.Unmarshal(m.Data, &answer); err != nil {
		s.t.Fatal(err)
	}
	return answer
}

// greet lets the stranger in.
func (s *stranger) greet() wire.Welcome {
	s.t.Helper()
	counts, err := wire.Golden(context.Background(), perft.Auto)
	if err != nil {
		s.t.Fatal(err)
	}
	w := ask[wire.Welcome](s, wire.Hello, wire.Greeting{Instance: "i", Version: deep.Version(), Threads: 1, Method: "simd", Golden: counts})
	if w.Refused == "" {
		if s.counter, err = deep.NewWorker("s", w.Remaining, perft.Options{}); err != nil {
			s.t.Fatal(err)
		}
	}
	return w
}

// jobs asks for so many chunks, until there are some.
func (s *stranger) jobs(want int) (jobs []wire.Job) {
	s.t.Helper()
	await(s.t, "jobs", func() bool {
		jobs = ask[wire.Answer](s, wire.Ask, wire.Request{Beat: wire.Beat{Instance: "i"}, Want: want}).Jobs
		return len(jobs) > 0
	})
	return jobs
}

// counted counts a job, and has its counts spoiled.
func (s *stranger) counted(job *wire.Job, spoil func([]uint64)) wire.Counted {
	s.t.Helper()
	entries, err := job.Positions()
	if err != nil {
		s.t.Fatal(err)
	}
	result, err := s.counter.Count(context.Background(), job.Chunk, entries)
	if err != nil {
		s.t.Fatal(err)
	}
	spoil(result.Counts)
	r := wire.Counted{Instance: "i", Part: job.Part, Ticket: job.Ticket, Method: "simd", Version: deep.Version()}
	r.SetCounts(result.Counts)
	return r
}

// send publishes a result.
func (s *stranger) send(data []byte) error {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	_, err := s.stream.PublishMsg(ctx, &nats.Msg{Subject: s.subjects.Of(wire.Result, s.key.Name), Data: data}, jetstream.WithRetryAttempts(0))
	return err
}
