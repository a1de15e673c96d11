package board_test

import (
	"testing"
	"unsafe"

	"github.com/bitray/bitray/perft/board"
)

// TestPositionBytes holds the size that the documentation of the package names.
func TestPositionBytes(t *testing.T) {
	if got := unsafe.Sizeof(board.Position{}); got != 96 {
		t.Errorf("a position has %d bytes, want 96", got)
	}
}
