package replies_test

import (
	"strconv"
	"testing"
	"unsafe"

	"github.com/bitray/bitray/perft/replies"
	"github.com/bitray/bitray/perft/replies/lanes"
)

// TestCounterBytes holds the sizes that the documentation names, in thousands of bytes.
func TestCounterBytes(t *testing.T) {
	if strconv.IntSize != 64 {
		t.Skip("skipped on 32 bits: the documentation names the sizes on 64 bits, where ints and pointers are longer")
	}
	if got := (unsafe.Sizeof(replies.Counter{}) + 500) / 1000; got != 24 {
		t.Errorf("replies.Counter has %d kB, want 24", got)
	}
	if got := (unsafe.Sizeof(lanes.Counter{}) + 500) / 1000; got != 7 {
		t.Errorf("lanes.Counter has %d kB, want 7", got)
	}
}
