package coordinator

import (
	"runtime"
	"testing"
	"time"
)

// TestLedgerOfManyChunks has a process give back one of a million chunks in each message: that must not copy
// the others, and the next chunk that is given out is the one that came back.
func TestLedgerOfManyChunks(t *testing.T) {
	const chunks, messages = 1 << 20, 100
	l := newLedger(chunks, time.Hour)
	all := make([]int, chunks)
	for i := range all {
		all[i] = i
	}
	l.open(all)
	p := &process{name: "p", key: "k", threads: 1, holds: map[int]time.Time{}}
	l.key("k").processes["p"] = p
	isOpen := func(int) bool { return true }
	held, _ := l.next(p, nil, isOpen)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range messages {
		l.agree(p, nil, 0, isOpen)
		again, is := l.next(p, nil, isOpen)
		if !is || again != held {
			t.Fatalf("after chunk %d is given back, chunk %d is given out: %v", held, again, is)
		}
	}
	runtime.ReadMemStats(&after)
	if each := (after.TotalAlloc - before.TotalAlloc) / messages; each > 1<<14 {
		t.Errorf("a message allocates %d bytes, want at most 16 KiB", each)
	}
}
