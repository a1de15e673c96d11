package worker

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/bitray/bitray/internal/deep"

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
	for _, test := range []struct{ counted, seconds, want int }{
		{0, 0, 16}, // at first
		{2, 100, 6},
		{2, 3600, 1},
		{2, 0, 16 * mostEach},
	} {
		w := &worker{Options: Options{Threads: 16}, counted: test.counted, spent: time.Duration(test.seconds) * time.Second}
		if got := w.portion(); got != test.want {
			t.Errorf("%+v: %d chunks", test, got)
		}
	}
}

// TestPassInterrupted has a chunk in hand that no thread is free for. At the interrupt it is not in hand.
func TestPassInterrupted(t *testing.T) {
	w := &worker{held: map[int]bool{5: true}}
	interrupted, interrupt := context.WithCancel(context.Background())
	time.AfterFunc(time.Millisecond, interrupt)
	w.pass(interrupted, wire.Chunk{Number: 5}, make(chan wire.Chunk))
	if len(w.held) > 0 {
		t.Errorf("%v in hand", w.held)
	}
}
