//go:build (!amd64 && !arm64) || purego

package hyperbola

import "github.com/bitray/bitray/internal/simd"

// There are no kernels, so the set is [simd.Generic].

func has(set simd.Set, _ string) bool            { return set == simd.Generic }
func hasFrom(set simd.Set, _ string, _ int) bool { return set == simd.Generic }
func hasAny(set simd.Set) bool                   { return set == simd.Generic }

func rooks(_ simd.Set, dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Rooks", len(dst), len(squares), len(occ))
	eachPair(dst, squares, occ, Rook[uint8, uint64])
}

func bishops(_ simd.Set, dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Bishops", len(dst), len(squares), len(occ))
	eachPair(dst, squares, occ, Bishop[uint8, uint64])
}

func queens(_ simd.Set, dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Queens", len(dst), len(squares), len(occ))
	eachPair(dst, squares, occ, Queen[uint8, uint64])
}

func rooksFrom(_ simd.Set, dst []uint64, squares []uint8, occ uint64) {
	checkLengthsFrom("RooksFrom", len(dst), len(squares))
	eachSquare(dst, squares, occ, Rook[uint8, uint64])
}

func bishopsFrom(_ simd.Set, dst []uint64, squares []uint8, occ uint64) {
	checkLengthsFrom("BishopsFrom", len(dst), len(squares))
	eachSquare(dst, squares, occ, Bishop[uint8, uint64])
}

func queensFrom(_ simd.Set, dst []uint64, squares []uint8, occ uint64) {
	checkLengthsFrom("QueensFrom", len(dst), len(squares))
	eachSquare(dst, squares, occ, Queen[uint8, uint64])
}

func allRooks(_ simd.Set, dst *[64]uint64, occ uint64) {
	everyRook(dst, occ)
}

func allBishops(_ simd.Set, dst *[64]uint64, occ uint64) {
	everyBishop(dst, occ)
}

func allQueens(_ simd.Set, dst *[64]uint64, occ uint64) {
	everyQueen(dst, occ)
}
