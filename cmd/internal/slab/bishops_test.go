package slab_test

import (
	"testing"

	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/find"
)

// TestBishopsTake38kB sums the shortest tables of bishops that the records hold multipliers for: one bit
// less than the mask has squares on 24 squares of the a, b, g and h files. The talk's "about 38 KByte" are
// these 38,400 bytes; without the saved bits they are 41,984.
func TestBishopsTake38kB(t *testing.T) {
	var shortest [64]int
	for sq := range uint8(64) {
		shortest[sq] = find.NewProblem(find.Bishop, sq).Bits
	}
	for _, kind := range slab.Kinds() {
		for _, e := range record(t, kind) {
			if sq := e.Problem().Square; e.Piece == find.Bishop { // to which the symmetry of the entry leads
				shortest[sq] = min(shortest[sq], e.Bits)
			}
		}
	}
	long, short, saved := 0, 0, 0
	for sq, bits := range shortest {
		p := find.NewProblem(find.Bishop, uint8(sq))
		long, short, saved = long+8<<p.Bits, short+8<<bits, saved+p.Bits-bits
	}
	if long != 41_984 || short != 38_400 || saved != 24 {
		t.Errorf("%d bytes, and %d where %d squares save a bit; want 41984, and 38400 where 24 do", long, short, saved)
	}
}
