//go:build !(amd64 && !amd64.v3) && !386

package obstruction

import (
	"math/bits"

	"golang.org/x/exp/constraints"
)

// Where leading zeros are counted, the next blocker below the slider is the highest bit, shifted right by
// their number, 64 less the length. So written the compiler leaves the count and the shift alone, where a
// shift left takes four instructions more.

// slide returns the attacks on one line, given its squares above and below the slider. Subtracting the
// next blocker below, b, borrows from the next blocker above, u: what changes in upper is all bits from b
// to u.
func slide(above, below, occ uint64) uint64 {
	upper, lower := occ&above, occ&below
	next := uint64(1) << 63 >> (64 - bits.Len64(lower|1))
	return (upper ^ (upper - next)) & (above | below)
}

// Rook and Bishop are written out instead of calling slide, because the compiler's inlining
// budget is spent by calls first: as they stand, they fit.

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	f, k := uint64(occ)&r.FileAbove, uint64(occ)&r.RankAbove
	return B((f^(f-(uint64(1)<<63>>(64-bits.Len64(uint64(occ)&r.FileBelow|1)))))&(r.FileAbove|r.FileBelow) |
		(k^(k-(uint64(1)<<63>>(64-bits.Len64(uint64(occ)&r.RankBelow|1)))))&(r.RankAbove|r.RankBelow))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	d, a := uint64(occ)&r.DiagonalAbove, uint64(occ)&r.AntiDiagonalAbove
	return B((d^(d-(uint64(1)<<63>>(64-bits.Len64(uint64(occ)&r.DiagonalBelow|1)))))&(r.DiagonalAbove|r.DiagonalBelow) |
		(a^(a-(uint64(1)<<63>>(64-bits.Len64(uint64(occ)&r.AntiDiagonalBelow|1)))))&(r.AntiDiagonalAbove|r.AntiDiagonalBelow))
}
