package coordinator

import (
	"runtime"
	"testing"
	"time"
)

func newProcess(l *ledger, name string) *process {
	p := &process{name: name, key: "k", threads: 1, holds: map[int]time.Time{}}
	l.key(p.key).processes[name] = p
	return p
}

func isOpen(int) bool { return true }

// TestLateChunk has a process say that it still has a chunk in hand that it is late with: another one is given it.
func TestLateChunk(t *testing.T) {
	l := newLedger(1, time.Nanosecond)
	l.open([]int{0})
	slow, other := newProcess(l, "slow"), newProcess(l, "other")
	l.next(slow, nil, isOpen)
	time.Sleep(time.Millisecond)
	if late := l.late()["k"]; late != 1 {
		t.Errorf("%d chunks are late", late)
	}
	if _, is := l.next(slow, []int{0}, isOpen); is {
		t.Error("it is given the chunk again")
	}
	if _, is := l.next(other, nil, isOpen); !is {
		t.Error("no other is given the chunk")
	}
}

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
	p := newProcess(l, "p")
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
