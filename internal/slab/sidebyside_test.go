package slab_test

import (
	"testing"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/slab"
)

// TestSideBySide lays magics that save nothing, and one that saves a bit: tables follow one another
// without gaps, in order, and the slab is as long as all of them.
func TestSideBySide(t *testing.T) {
	const b7, saving = 49, 0x48fffe99fecfaa00 // for a rook; see Chess Programming Wiki, Best Magics so far
	rooks, bishops := find.All(1)
	better := rooks
	better[b7] = saving
	for _, test := range []struct {
		name  string
		rooks [64]uint64
		slots int
	}{
		{"ordinary", rooks, 102_400 + 5_248},
		{"one saves a bit", better, 102_400 + 5_248 - 512},
	} {
		layout := slab.SideBySide(test.rooks, bishops)
		if len(layout) != slab.Entries {
			t.Fatalf("%s: %d entries, want %d", test.name, len(layout), slab.Entries)
		}
		next := 0
		for i, e := range layout {
			if int(e.Piece) != i/64 || int(e.Square) != i%64 || e.Symmetry != 0 || e.Addend != 0 {
				t.Errorf("%s: entry %d is %+v", test.name, i, e)
			}
			if want := [2][64]uint64{test.rooks, bishops}[i/64][i%64]; e.Magic != want {
				t.Errorf("%s: %v has the multiplier %#x, want %#x", test.name, e, e.Magic, want)
			}
			if e.Offset != next {
				t.Errorf("%s: the table of %v begins at %d, want %d", test.name, e, e.Offset, next)
			}
			next += 1 << e.Bits
		}
		contents, err := layout.Fill()
		if err != nil || next != test.slots {
			t.Errorf("%s: %d slots, want %d (error %v)", test.name, next, test.slots, err)
		}
		if len(contents) > test.slots {
			t.Errorf("%s: %d slots are filled of %d", test.name, len(contents), test.slots)
		}
	}
	rooks[7] = 0
	if _, err := slab.SideBySide(rooks, bishops).Fill(); err == nil {
		t.Error("a multiplier of zero is laid, and filled")
	}
}
