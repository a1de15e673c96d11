package lanes

import (
	"testing"
	"unsafe"
)

// TestTripleIsAligned checks that what the assembly reads and writes by the vector begins on a
// multiple of a vector's size, if the triple does.
func TestTripleIsAligned(t *testing.T) {
	var x triple
	for name, offset := range map[string]uintptr{
		"firsts": unsafe.Offsetof(x.firsts), "replies": unsafe.Offsetof(x.replies),
		"units": unsafe.Offsetof(x.units), "rays": unsafe.Offsetof(x.rays), "queue": unsafe.Offsetof(x.queue),
		"full": unsafe.Offsetof(x.full), "kingless": unsafe.Offsetof(x.kingless),
		"unit": unsafe.Sizeof(unit{}), "difference": unsafe.Sizeof(difference{}),
	} {
		if offset%vector != 0 {
			t.Errorf("%s: %d is not a multiple of %d", name, offset, vector)
		}
	}
}
