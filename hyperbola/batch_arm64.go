//go:build !purego

package hyperbola

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/simd/feature"
)

// As on amd64, each kernel is called by name, there is one call between the caller and it, and a batch
// longer than a chunk is answered by calls of the function itself, a chunk each.

// The numbers of squares of one occupancy from which on it takes fewer instructions to answer for the
// whole board and to choose: that is eight a square, where rooks and bishops by themselves take 13 and
// queens 21.
//
//	.ci/instructions ./hyperbola Batch/kernel=neon
const (
	manyRooks   = 40
	manyBishops = 44
	manyQueens  = 24
)

// has reports whether this process can use the kernel of a set for a function. NEON has one for each.
func has(set simd.Set, _ string) bool { return hasAny(set) }

func hasFrom(set simd.Set, _ string, _ int) bool { return hasAny(set) }

// hasAny reports whether this process can use any kernel of a set.
func hasAny(set simd.Set) bool {
	return set == simd.Generic || set == simd.NEON && feature.Has(feature.ASIMD)
}

func rooks(set simd.Set, dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Rooks", len(dst), len(squares), len(occ))
	for ; len(dst) > simd.Chunk; dst, squares, occ = dst[simd.Chunk:], squares[simd.Chunk:], occ[simd.Chunk:] {
		rooks(set, dst[:simd.Chunk], squares[:simd.Chunk], occ[:simd.Chunk])
	}
	if set == simd.NEON {
		rooksNEON(dst, squares, occ)
	} else {
		eachPair(dst, squares, occ, Rook[uint8, uint64])
	}
}

func bishops(set simd.Set, dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Bishops", len(dst), len(squares), len(occ))
	for ; len(dst) > simd.Chunk; dst, squares, occ = dst[simd.Chunk:], squares[simd.Chunk:], occ[simd.Chunk:] {
		bishops(set, dst[:simd.Chunk], squares[:simd.Chunk], occ[:simd.Chunk])
	}
	if set == simd.NEON {
		bishopsNEON(dst, squares, occ)
	} else {
		eachPair(dst, squares, occ, Bishop[uint8, uint64])
	}
}

func queens(set simd.Set, dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Queens", len(dst), len(squares), len(occ))
	for ; len(dst) > simd.Chunk; dst, squares, occ = dst[simd.Chunk:], squares[simd.Chunk:], occ[simd.Chunk:] {
		queens(set, dst[:simd.Chunk], squares[:simd.Chunk], occ[:simd.Chunk])
	}
	if set == simd.NEON {
		queensNEON(dst, squares, occ)
	} else {
		eachPair(dst, squares, occ, Queen[uint8, uint64])
	}
}

func rooksFrom(set simd.Set, dst []uint64, squares []uint8, occ uint64) {
	checkLengthsFrom("RooksFrom", len(dst), len(squares))
	for ; len(dst) > simd.Chunk; dst, squares = dst[simd.Chunk:], squares[simd.Chunk:] {
		rooksFrom(set, dst[:simd.Chunk], squares[:simd.Chunk], occ)
	}
	switch {
	case set != simd.NEON:
		eachSquare(dst, squares, occ, Rook[uint8, uint64])
	case len(dst) < manyRooks:
		rooksFromNEON(dst, squares, occ)
	default:
		var board [64]uint64
		allRooksNEON(&board, occ)
		choose(dst, squares, &board)
	}
}

func bishopsFrom(set simd.Set, dst []uint64, squares []uint8, occ uint64) {
	checkLengthsFrom("BishopsFrom", len(dst), len(squares))
	for ; len(dst) > simd.Chunk; dst, squares = dst[simd.Chunk:], squares[simd.Chunk:] {
		bishopsFrom(set, dst[:simd.Chunk], squares[:simd.Chunk], occ)
	}
	switch {
	case set != simd.NEON:
		eachSquare(dst, squares, occ, Bishop[uint8, uint64])
	case len(dst) < manyBishops:
		bishopsFromNEON(dst, squares, occ)
	default:
		var board [64]uint64
		allBishopsNEON(&board, occ)
		choose(dst, squares, &board)
	}
}

func queensFrom(set simd.Set, dst []uint64, squares []uint8, occ uint64) {
	checkLengthsFrom("QueensFrom", len(dst), len(squares))
	for ; len(dst) > simd.Chunk; dst, squares = dst[simd.Chunk:], squares[simd.Chunk:] {
		queensFrom(set, dst[:simd.Chunk], squares[:simd.Chunk], occ)
	}
	switch {
	case set != simd.NEON:
		eachSquare(dst, squares, occ, Queen[uint8, uint64])
	case len(dst) < manyQueens:
		queensFromNEON(dst, squares, occ)
	default:
		var board [64]uint64
		allQueensNEON(&board, occ)
		choose(dst, squares, &board)
	}
}

func allRooks(set simd.Set, dst *[64]uint64, occ uint64) {
	if set == simd.NEON {
		allRooksNEON(dst, occ)
	} else {
		everyRook(dst, occ)
	}
}

func allBishops(set simd.Set, dst *[64]uint64, occ uint64) {
	if set == simd.NEON {
		allBishopsNEON(dst, occ)
	} else {
		everyBishop(dst, occ)
	}
}

func allQueens(set simd.Set, dst *[64]uint64, occ uint64) {
	if set == simd.NEON {
		allQueensNEON(dst, occ)
	} else {
		everyQueen(dst, occ)
	}
}
