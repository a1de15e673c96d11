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
	w := new(Session).newWork(context.Background(), &start, 3)
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
	w := new(Session).newWork(context.Background(), &start, 1)
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
