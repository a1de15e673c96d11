//go:build !purego

package arithshift

import "github.com/bitray/bitray/internal/simd"

// By returns the look-ups by the kernels of a set of instructions.
func By(set simd.Set) (rooks, bishops, queens func(sq uint8, occ uint64) uint64) {
	masked := func(f func(sq, occ uint64) uint64) func(uint8, uint64) uint64 {
		return func(sq uint8, occ uint64) uint64 { return f(uint64(sq)&63, occ) }
	}
	switch set {
	case simd.AVX512:
		return masked(rook), masked(bishop), masked(queen)
	case simd.AVX2:
		return masked(rookAVX2), masked(bishopAVX2), masked(queenAVX2)
	}
	return masked(portableRook), masked(portableBishop), masked(portableQueen)
}
