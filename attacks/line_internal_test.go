package attacks

import (
	"testing"
	"unsafe"
)

// TestTableBytes holds the sizes that the comment on the tables names.
func TestTableBytes(t *testing.T) {
	if got := unsafe.Sizeof(rays); got != 4<<10 {
		t.Errorf("the table of rays has %d bytes, want 4 KiB", got)
	}
	if got := unsafe.Sizeof(between); got != 32<<10 {
		t.Errorf("the table of squares between has %d bytes, want 32 KiB", got)
	}
}
