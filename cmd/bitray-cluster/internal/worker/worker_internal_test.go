package worker

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// TestGather gathers results that are there, until there are no more, the message is large enough or the
// worker is in a hurry; nothing else comes within the window.
func TestGather(t *testing.T) {
	small := make([]uint64, 100)
	large := slices.Repeat([]uint64{1<<64 - 1}, enough/20)
	for name, test := range map[string]struct {
		counts      []uint64
		there, want int
		waiting     int
		closed      bool
	}{
		"the last":   {counts: small, there: 5, want: 5, waiting: 1, closed: true},
		"large":      {counts: large, there: 5, want: 2, waiting: 1},
		"no more":    {counts: small, want: 1},
		"the window": {counts: small, want: 1, waiting: 1},
	} {
		w := &worker{counted: 2, spent: 8 * time.Hour, waiting: test.waiting}
		if name == "the window" {
			w.spent = 2 * windowShare * time.Millisecond
		}
		results := make(chan deep.Result, test.there)
		for i := range test.there - 1 {
			results <- deep.Result{Chunk: i + 1, Counts: test.counts}
		}
		if test.closed {
			close(results)
		}
		begin := time.Now()
		message, chunks := w.gather(deep.Result{Counts: test.counts}, results)
		if took := time.Since(begin); took > mostWindow/2 || name == "the window" && took < time.Millisecond {
			t.Errorf("%s: it takes %v", name, took)
		}
		sent, err := wire.ParseResults(message)
		if err != nil || len(sent) != test.want || len(chunks) != test.want || len(message) > wire.MaxPayload {
			t.Fatalf("%s: %d chunks and %d results in %d bytes (error %v), want %d", name, len(chunks), len(sent), len(message), err, test.want)
		}
		for i := range sent {
			if sent[i].Chunk != i || chunks[i] != i || !slices.Equal(sent[i].Counts, test.counts) {
				t.Errorf("%s: result %d is of chunk %d", name, i, sent[i].Chunk)
			}
		}
	}
}

func TestPortion(t *testing.T) {
	for _, test := range []struct{ waiting, workers, counted, seconds, want int }{
		{1000, 10, 0, 0, 16}, // at first
		{1000, 10, 2, 100, 6},
		{1000, 10, 2, 3600, 1},
		{1 << 20, 1, 2, 0, 16 * mostEach},
		{1000, 10, 2, 0, 50}, // others want some
		{1, 1, 2, 0, 1},
	} {
		w := &worker{Options: Options{Threads: 16}, waiting: test.waiting, workers: test.workers, counted: test.counted, spent: time.Duration(test.seconds) * time.Second}
		if _, got := w.portion(); got != test.want {
			t.Errorf("%+v: %d chunks", test, got)
		}
	}
}

// message is a message with a chunk, which may be given back.
type message struct {
	jetstream.Msg
	back bool
}

func (m *message) Data() []byte { return (&wire.Chunk{Number: 5}).Encode() }

func (m *message) Metadata() (*jetstream.MsgMetadata, error) { return nil, jetstream.ErrMsgNoReply }

func (m *message) Nak() error {
	m.back = true
	return nil
}

// TestTakeInterrupted takes a chunk that no thread is free for, and gives it back at the interrupt.
func TestTakeInterrupted(t *testing.T) {
	w, m := &worker{held: map[int]holding{}}, &message{}
	interrupted, interrupt := context.WithCancel(context.Background())
	time.AfterFunc(time.Millisecond, interrupt)
	w.take(interrupted, m, make(chan wire.Chunk))
	if !m.back || len(w.held) > 0 {
		t.Errorf("given back: %t; %d chunks in hand", m.back, len(w.held))
	}
}
