//lint:file-ignore U1000 the assembly goes on to the emulation

package splitpext

import (
	"math/bits"

	"github.com/bitray/bitray/transform"
)

const aFile = 0x0101010101010101

// shifts holds, for the two diagonals of a square, where the inner squares begin in the gathered
// byte: what lies below them is on the border or off the diagonal.
type shifts struct{ diagonal, antiDiagonal uint8 }

func newShifts(r *row) shifts {
	return shifts{
		diagonal:     uint8(bits.TrailingZeros8(gather(r.diagonal))),
		antiDiagonal: uint8(bits.LeadingZeros8(gather(r.antiDiagonal))),
	}
}

// gather adds the ranks of a diagonal into one byte: bit i is the square on file i.
func gather(diagonal uint64) uint8 { return uint8(diagonal * aFile >> 56) }

// A single line needs no general extraction: a multiplication gathers it into a byte, and as
// the inner squares are neighbors on the line, a shift brings them to the bottom. Extraction
// proceeds from rank to rank, and on an anti-diagonal the files fall as the ranks rise, so
// that byte is reversed.

func emulatedRook(sq, occ uint64) uint64 {
	sq &= 63
	l := &tables[sq]
	return l.rank[transform.GatherRank(sq, occ)>>1&63] | l.file[transform.GatherFile(sq, occ)>>1&63]
}

func emulatedBishop(sq, occ uint64) uint64 {
	sq &= 63
	r, l, s := &rows[sq], &tables[sq], &emulation[sq]
	return l.diagonal[gather(occ&r.diagonal)>>s.diagonal&63] |
		l.antiDiagonal[bits.Reverse8(gather(occ&r.antiDiagonal))>>s.antiDiagonal&63]
}

func emulatedQueen(sq, occ uint64) uint64 {
	return emulatedRook(sq, occ) | emulatedBishop(sq, occ)
}
