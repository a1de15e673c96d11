package slab_test

import (
	"testing"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/slab"
)

// TestBishopsTake38kB sums the shortest tables of bishops that the records hold multipliers for: one bit
// less than the mask has squares on 24 squares of the a, b, g and h files. The talk's "about 38 KByte" are
// these 38,400 bytes; without the saved bits they are 41,984.
func TestBishopsTake38kB(t *testing.T) {
	var shortest [64]int
	for sq := range shortest {
		p := find.NewProblem(find.Bishop, uint8(sq))
		shortest[sq] = p.Bits
	}
	plain := entries(shortest)
	for _, kind := range slab.Kinds() {
		record, err := slab.Record(kind)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range record {
			p := e.Problem() // on the square that the symmetry of the entry leads to
			if e.Piece != find.Bishop || e.Bits >= shortest[p.Square] {
				continue
			}
			if err := p.Verify(e.Multiplier); err != nil {
				t.Errorf("%s, %v: %v", kind, e, err)
			}
			shortest[p.Square] = e.Bits
		}
	}
	saved := 0
	for sq, bits := range shortest {
		if p := find.NewProblem(find.Bishop, uint8(sq)); bits == p.Bits-1 {
			saved++
		} else if bits != p.Bits {
			t.Errorf("%v: %d bits, the mask has %d squares", &p, bits, p.Bits)
		}
	}
	const entryBytes = 8
	if long, short := entryBytes*plain, entryBytes*entries(shortest); long != 41_984 || short != 38_400 || saved != 24 {
		t.Errorf("%d bytes, and %d where %d squares save a bit; want 41984, and 38400 where 24 do", long, short, saved)
	}
}

// entries sums the tables for indices of so many bits.
func entries(widths [64]int) (sum int) {
	for _, bits := range widths {
		sum += 1 << bits
	}
	return sum
}
