package hyperbola

import (
	"github.com/bitray/bitray/transform/simd"
	"github.com/bitray/bitray/transform/words"
)

// The functions of this file answer many questions in one call. They take whichever vector
// instructions the machine has, and do not allocate. A batch beats single calls from two or
// three questions on.
//
// Slices must have the same length. Squares are masked by 63, never checked. dst may be the
// slice of occupancies itself; otherwise the two must not overlap.

// Rooks stores in each element of dst the squares that a rook on the same element of squares
// attacks, given the same element of occ. It panics if the lengths differ.
func Rooks[S ~uint8 | ~int8, B ~uint64](dst []B, squares []S, occ []B) {
	Best().Rooks(words.Of(dst), words.Bytes(squares), words.Of(occ))
}

// Bishops is [Rooks] for bishops.
func Bishops[S ~uint8 | ~int8, B ~uint64](dst []B, squares []S, occ []B) {
	Best().Bishops(words.Of(dst), words.Bytes(squares), words.Of(occ))
}

// Queens is [Rooks] for queens.
func Queens[S ~uint8 | ~int8, B ~uint64](dst []B, squares []S, occ []B) {
	Best().Queens(words.Of(dst), words.Bytes(squares), words.Of(occ))
}

// RooksFrom stores in each element of dst the squares that a rook on the same element of
// squares attacks, all given one occupancy. It panics if the lengths differ.
func RooksFrom[S ~uint8 | ~int8, B ~uint64](dst []B, squares []S, occ B) {
	Best().RooksFrom(words.Of(dst), words.Bytes(squares), uint64(occ))
}

// BishopsFrom is [RooksFrom] for bishops.
func BishopsFrom[S ~uint8 | ~int8, B ~uint64](dst []B, squares []S, occ B) {
	Best().BishopsFrom(words.Of(dst), words.Bytes(squares), uint64(occ))
}

// QueensFrom is [RooksFrom] for queens.
func QueensFrom[S ~uint8 | ~int8, B ~uint64](dst []B, squares []S, occ B) {
	Best().QueensFrom(words.Of(dst), words.Bytes(squares), uint64(occ))
}

// AllRooks stores in dst[sq] the squares that a rook on sq attacks, for all 64 squares.
func AllRooks[B ~uint64](dst *[64]B, occ B) {
	Best().AllRooks((*[64]uint64)(words.Of(dst[:])), uint64(occ))
}

// AllBishops is [AllRooks] for bishops.
func AllBishops[B ~uint64](dst *[64]B, occ B) {
	Best().AllBishops((*[64]uint64)(words.Of(dst[:])), uint64(occ))
}

// AllQueens is [AllRooks] for queens.
func AllQueens[B ~uint64](dst *[64]B, occ B) {
	Best().AllQueens((*[64]uint64)(words.Of(dst[:])), uint64(occ))
}

// Kernel is the implementation of the batches in one set of instructions. Its methods are the
// functions of the package; whoever tests or measures them calls a kernel by name.
type Kernel struct{ set simd.Set }

// Best returns the kernel that the functions of the package use.
func Best() Kernel { return Kernel{simd.Best()} }

// Kernels returns all kernels that this machine can run, the best first.
func Kernels() []Kernel {
	var kernels []Kernel
	for _, set := range simd.Sets() {
		kernels = append(kernels, Kernel{set})
	}
	return kernels
}

// String returns the name of the instruction set: "avx512", "avx2" or "portable".
func (k Kernel) String() string { return k.set.String() }

// Rooks is the function [Rooks].
func (k Kernel) Rooks(dst []uint64, squares []uint8, occ []uint64) { rooks(k.set, dst, squares, occ) }

// Bishops is the function [Bishops].
func (k Kernel) Bishops(dst []uint64, squares []uint8, occ []uint64) {
	bishops(k.set, dst, squares, occ)
}

// Queens is the function [Queens].
func (k Kernel) Queens(dst []uint64, squares []uint8, occ []uint64) { queens(k.set, dst, squares, occ) }

// RooksFrom is the function [RooksFrom].
func (k Kernel) RooksFrom(dst []uint64, squares []uint8, occ uint64) {
	rooksFrom(k.set, dst, squares, occ)
}

// BishopsFrom is the function [BishopsFrom].
func (k Kernel) BishopsFrom(dst []uint64, squares []uint8, occ uint64) {
	bishopsFrom(k.set, dst, squares, occ)
}

// QueensFrom is the function [QueensFrom].
func (k Kernel) QueensFrom(dst []uint64, squares []uint8, occ uint64) {
	queensFrom(k.set, dst, squares, occ)
}

// AllRooks is the function [AllRooks].
func (k Kernel) AllRooks(dst *[64]uint64, occ uint64) { allRooks(k.set, dst, occ) }

// AllBishops is the function [AllBishops].
func (k Kernel) AllBishops(dst *[64]uint64, occ uint64) { allBishops(k.set, dst, occ) }

// AllQueens is the function [AllQueens].
func (k Kernel) AllQueens(dst *[64]uint64, occ uint64) { allQueens(k.set, dst, occ) }
