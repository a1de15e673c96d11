package replies_test

import (
	"strconv"
	"testing"
	"unsafe"

	"github.com/bitray/bitray/perft/internal/replies"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
)

// TestCounterBytes holds the sizes that the documentation names, in KiB.
func TestCounterBytes(t *testing.T) {
	if strconv.IntSize != 64 {
		t.Skip("skipped on 32 bits: the documentation names the sizes on 64 bits, where ints and pointers are longer")
	}
	if got := (unsafe.Sizeof(replies.Counter{}) + 512) / 1024; got != 21 {
		t.Errorf("replies.Counter takes %d KiB, want 21", got)
	}
	if got := (unsafe.Sizeof(lanes.Counter{}) + 512) / 1024; got != 2 {
		t.Errorf("lanes.Counter takes %d KiB, want 2", got)
	}
	if got := (unsafe.Sizeof(lanes.TripleCounter{}) + 512) / 1024; got != 128 {
		t.Errorf("lanes.TripleCounter takes %d KiB, want 128", got)
	}
}
