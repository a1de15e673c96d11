package worker

import (
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// TestWant asks for chunks before one is counted, for short and long ones, and with some that wait.
func TestWant(t *testing.T) {
	for _, test := range []struct{ chunks, seconds, held, waiting, want int }{
		{0, 0, 0, 0, 32}, // at first
		{2, 100, 0, 0, 16 + 6},
		{2, 3600, 0, 0, 16},
		{2, 3600, 24, 8, 8},
		{2, 3600, 25, 9, 0},
		{2, 0, 0, 0, 16 + 16*mostEach},
		{2, 0, mostHeld - 10, 0, 10},
	} {
		w := &worker{Options: Options{Threads: 16}, jobs: make(chan wire.Chunk, mostHeld), held: map[int]bool{}, chunks: test.chunks, spent: time.Duration(test.seconds) * time.Second}
		for i := range test.held {
			w.held[i] = true
		}
		for range test.waiting {
			w.jobs <- wire.Chunk{}
		}
		if got := w.want(); got != test.want {
			t.Errorf("%+v: %d chunks", test, got)
		}
	}
}
