package slab_test

import (
	"testing"

	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/find"
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
		layout, next := slab.SideBySide(test.rooks, bishops), 0
		for i, e := range layout {
			want := slab.Entry{Piece: find.Piece(i / 64), Square: uint8(i % 64), Offset: next,
				Multiplier: find.Multiplier{Bits: e.Bits, Magic: [2][64]uint64{test.rooks, bishops}[i/64][i%64]}}
			if e != want {
				t.Errorf("%s: entry %+v, want %+v", test.name, e, want)
			}
			next += 1 << e.Bits
		}
		contents, err := layout.Fill()
		if err != nil || next != test.slots || len(contents) > next {
			t.Errorf("%s: %d slots, want %d; %d are filled, error %v", test.name, next, test.slots, len(contents), err)
		}
	}
	rooks[7] = 0
	if _, err := slab.SideBySide(rooks, bishops).Fill(); err == nil {
		t.Error("a multiplier of zero is laid, and filled")
	}
}
