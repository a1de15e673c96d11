package magic32

import (
	"testing"

	"github.com/bitray/bitray/internal/find"
)

// TestPlacementTakesFewTries searches again, and counts the candidates.
func TestPlacementTakesFewTries(t *testing.T) {
	const documented = 626
	f := newFinder(seed)
	var table [1 << find.MaxBits]uint64
	again := func(piece find.Piece, sq int, want row) {
		p := find.NewProblem(piece, uint8(sq))
		if low, high := f.place(&p, table[:]); low != want.low || high != want.high {
			t.Errorf("%v: %#x and %#x, the package has %#x and %#x", &p, low, high, want.low, want.high)
		}
	}
	for sq := range rooks {
		again(find.Rook, sq, rooks[sq])
		again(find.Bishop, sq, bishops[sq])
	}
	if f.tries != documented {
		t.Errorf("%d tries, want %d", f.tries, documented)
	}
}
