package slab_test

import (
	"testing"

	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/find"
)

// TestRemedies knows a multiplier for each thing that is said of widths.
func TestRemedies(t *testing.T) {
	rooks, bishops := find.All(1)
	magics := [2][64]uint64{rooks, bishops}
	for _, test := range []struct {
		piece find.Piece
		sq    uint8
		bits  int
		want  string
	}{
		{find.Bishop, 3, 5, ""},
		{find.Bishop, 3, 4, "; no multiplier has fewer than 5 bits here: all were searched"},
		{find.Bishop, 24, 4, "; no multiplier has fewer than 5 bits here: all were searched"},
		{find.Bishop, 8, 4, "; right with 5 bits"},
		{find.Bishop, 8, 3, "; no multiplier has fewer than 4 bits here: all were searched"},
		{find.Bishop, 0, 5, "; right with 6 bits"},
		{find.Bishop, 43, 6, "; no multiplier has fewer than 7 bits here: all were searched"},
		{find.Bishop, 42, 6, "; right with 7 bits"},
		{find.Rook, 3, 10, "; right with 11 bits"},
	} {
		e := slab.Entry{Piece: test.piece, Square: test.sq, Multiplier: find.Multiplier{Bits: test.bits, Magic: magics[test.piece][test.sq]}}
		if got := e.Remedy(nil); got != test.want {
			t.Errorf("%v, %d bits: %q, want %q", e, test.bits, got, test.want)
		}
	}
}
