package spectral_test

import (
	"math/bits"
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/spectral"
	"github.com/bitray/bitray/internal/find"
)

// TestTheWorstSquare holds the documentation of package spectral: the sums of three copies for a rook on a8
// spread its occupancies so far that no slab can be shorter.
func TestTheWorstSquare(t *testing.T) {
	const a8 = 56
	p := find.NewProblem(find.Rook, a8)
	shapes := spectral.Three(&p)
	shortest := 1 << 18
	sums := map[uint64]bool{}
	for _, s := range shapes {
		shortest = min(shortest, s.Span)
		sums[s.Multiplier.Magic] = true
	}
	if len(sums) != 2 || shortest != 260_872 {
		t.Errorf("%d sums, the shortest table has %d entries, want 2 and 260,872", len(sums), shortest)
	}
}

// TestThree enters all sums of some squares in a table.
func TestThree(t *testing.T) {
	for _, test := range []struct {
		piece find.Piece
		sq    uint8
	}{{find.Rook, 12}, {find.Bishop, 27}, {find.Bishop, 0}} {
		p := find.NewProblem(test.piece, test.sq)
		shapes := spectral.Three(&p)
		if len(shapes) == 0 {
			t.Errorf("%v: no sum of three copies", &p)
		}
		for _, s := range shapes {
			table := make([]uint64, s.Span)
			for occ, attacks := range p.All() {
				entry := &table[s.Multiplier.Index(occ)-s.First]
				if *entry != 0 && *entry != attacks {
					t.Fatalf("%v, %+v: occupancy %#x collides", &p, s, occ)
				}
				*entry = attacks
			}
			if table[0] == 0 || table[s.Span-1] == 0 {
				t.Fatalf("%v, %+v: the first or the last entry is not used", &p, s)
			}
		}
	}
}

// TestSix wants six bits at most, and a proof of what is left.
func TestSix(t *testing.T) {
	finder := find.NewFinder(3)
	for item := range spectral.Items {
		piece, sq := find.Piece(item>>6), item&63
		magic, p := spectral.Six(finder, piece, sq), find.NewProblem(piece, uint8(sq))
		if err := p.Verify(find.Multiplier{Bits: p.Bits, Magic: magic}); err != nil || bits.OnesCount64(magic) > spectral.Copies {
			t.Errorf("%v: factor %#x: %v", piece.On(uint8(sq)), magic, err)
		}
	}
}
