package leaf_test

import (
	"strconv"
	"testing"
	"unsafe"

	"github.com/bitray/bitray/perft/leaf"
	"github.com/bitray/bitray/perft/leaf/lanes"
)

// TestCounterBytes holds the sizes that the documentation names, in thousands of bytes.
func TestCounterBytes(t *testing.T) {
	if strconv.IntSize != 64 {
		t.Skip("skipped on 32 bits: the documentation names the sizes on 64 bits, where ints and pointers are longer")
	}
	if got := (unsafe.Sizeof(leaf.Counter{}) + 500) / 1000; got != 24 {
		t.Errorf("leaf.Counter has %d kB, want 24", got)
	}
	if got := (unsafe.Sizeof(lanes.Counter{}) + 500) / 1000; got != 7 {
		t.Errorf("lanes.Counter has %d kB, want 7", got)
	}
}
