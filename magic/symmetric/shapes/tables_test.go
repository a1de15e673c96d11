package shapes

import (
	"testing"
	"unsafe"
)

// TestTableBytes holds the sizes that the documentation and the card promise, and that there
// are as many shapes as there is room for.
func TestTableBytes(t *testing.T) {
	if got := unsafe.Sizeof(numbers) + unsafe.Sizeof(shapeOf) + unsafe.Sizeof(shapes); got != 33_688 {
		t.Errorf("tables have %d bytes, want 33688", got)
	}
	if shapes[shapeCount-1] == 0 {
		t.Errorf("the last of %d shapes is empty", shapeCount)
	}
}
