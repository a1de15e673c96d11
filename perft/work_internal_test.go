package perft

import (
	"context"
	"errors"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"github.com/bitray/bitray/perft/board"
)

// TestOverflowEndsTheCount gives every part 2^128 leaves: after the first no other need be counted.
func TestOverflowEndsTheCount(t *testing.T) {
	start := board.Start()
	w := newWork(context.Background(), &start, 3, Options{})
	counted := 0
	err := w.run(context.Background(), new(Session), func(*walker, *part) Nodes {
		counted++
		return tooMany
	})
	if !errors.Is(err, ErrOverflow) || counted != 1 || len(w.parts) != 20 || len(w.roots) != 0 {
		t.Errorf("%d of %d parts counted, %d root moves, error %v, want one of 20, none, and %v", counted, len(w.parts), len(w.roots), err, ErrOverflow)
	}
}

// TestNoMoreThreadsThanParts looks how many goroutines there are while every one of them has a part.
func TestNoMoreThreadsThanParts(t *testing.T) {
	start := board.Start()
	w := newWork(context.Background(), &start, 1, Options{})
	var most atomic.Int64
	before := runtime.NumGoroutine()
	err := w.run(context.Background(), &Session{options: Options{Threads: MaxThreads}}, func(*walker, *part) Nodes {
		time.Sleep(20 * time.Millisecond)
		most.Store(max(most.Load(), int64(runtime.NumGoroutine()-before)))
		return NewNodes(1)
	})
	if n := most.Load(); err != nil || n < 2 || n > int64(len(w.parts)) {
		t.Errorf("%d goroutines for %d parts, error %v", n, len(w.parts), err)
	}
}

// TestMemoTakesNoMoreThanItHolds fills a memo with what differs in the depth or in the clock.
func TestMemoTakesNoMoreThanItHolds(t *testing.T) {
	m := newMemo(1)
	m.room = 2
	p := board.Start()
	for depth := 8; depth < 12; depth++ {
		m.store(&p, depth, NewNodes(uint64(depth)))
	}
	later := p
	for _, uci := range []string{"g1f3", "g8f6", "f3g1", "f6g8"} {
		move, err := later.ParseMove(uci)
		if err != nil {
			t.Fatal(err)
		}
		later.Play(move)
	}
	for depth := 8; depth < 12; depth++ {
		n, found := m.load(&later, depth)
		if want := NewNodes(uint64(depth)); found != (depth < 10) || found && n != want {
			t.Errorf("depth %d: found %v, %v, want %v of the first two depths", depth, found, n, want)
		}
	}
}
