package hyperbola

import "github.com/bitray/bitray/internal/unsafeslice"

// RooksEach stores in each element of dst the squares that a rook on the same element of squares
// attacks, given the same element of occ. It panics unless all three have the same length. dst may
// be occ; otherwise the two must not overlap. Squares are 0 to 63, masked, and one byte wide:
// kernels load eight of them as eight bytes.
func RooksEach[S ~uint8 | ~int8, B ~uint64](dst []B, squares []S, occ []B) {
	rooksEach(unsafeslice.Words(dst), unsafeslice.Bytes(squares), unsafeslice.Words(occ))
}

// BishopsEach is [RooksEach] for bishops.
func BishopsEach[S ~uint8 | ~int8, B ~uint64](dst []B, squares []S, occ []B) {
	bishopsEach(unsafeslice.Words(dst), unsafeslice.Bytes(squares), unsafeslice.Words(occ))
}

// QueensEach is [RooksEach] for queens.
func QueensEach[S ~uint8 | ~int8, B ~uint64](dst []B, squares []S, occ []B) {
	queensEach(unsafeslice.Words(dst), unsafeslice.Bytes(squares), unsafeslice.Words(occ))
}

// AllRooks stores in dst[sq] the squares that a rook on sq attacks, for all 64 squares, given the
// occupied squares.
func AllRooks[B ~uint64](dst *[64]B, occ B) {
	allRooks((*[64]uint64)(unsafeslice.Words(dst[:])), uint64(occ))
}

// AllBishops is [AllRooks] for bishops.
func AllBishops[B ~uint64](dst *[64]B, occ B) {
	allBishops((*[64]uint64)(unsafeslice.Words(dst[:])), uint64(occ))
}

// AllQueens is [AllRooks] for queens.
func AllQueens[B ~uint64](dst *[64]B, occ B) {
	allQueens((*[64]uint64)(unsafeslice.Words(dst[:])), uint64(occ))
}
