package symmetric

import (
	"testing"
	"unsafe"
)

// TestTableBytes holds the sizes that the documentation and the card promise.
func TestTableBytes(t *testing.T) {
	if got := unsafe.Sizeof(numbers) + unsafe.Sizeof(sets); got != 61_280 {
		t.Errorf("tables have %d bytes, want 61280", got)
	}
	if got := unsafe.Sizeof(row{}); got != 64 {
		t.Errorf("a row has %d bytes, want 64", got)
	}
}
