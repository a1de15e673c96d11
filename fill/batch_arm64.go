//go:build !purego

package fill

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/simd/feature"
)

// As on amd64, each kernel is called by name. They answer for sixteen positions at a time. What is left of a
// slice is answered for one by one, in Go.
//
// # What the kernels gain
//
// On arm64 the kernels for slices take sixteen positions apart: byte i of a register is one rank of position
// i, and eight registers are sixteen boards. So nothing is shifted to go from rank to rank, and what a step
// to the side moves over the edge of the board is gone without a mask. A direction goes up or down the ranks
// one by one, in two or three instructions each: what is seen on a rank leaves it where no piece is (a
// selection of bits, since sliders may count as pieces), moves to the side, and joins the rest. Ranks are
// subtractions of bytes, and to the west the same with the bits of each byte reversed, for which there is an
// instruction.
//
// This is untimed. It was chosen by the number of instructions that an emulated processor executes, as the
// first command prints it, and the second without kernels:
//
//	.ci/instructions ./fill Sides
//	GOFLAGS=-tags=purego .ci/instructions ./fill Sides
//
//	                              in Go    NEON    in Go/NEON
//	AttacksEach, 64 positions    12,290   1,170      10.5
//	MapsEach,    64              15,070   1,940       7.8
//
// A load that deals bytes out to four registers counts as one, and so does the store that collects them,
// though they take most processors longer than others: of 242 instructions for sixteen positions six are such
// loads and two such stores. Fewer positions copied to arrays of sixteen, and one alone, would take about half as
// many instructions as in Go, too small a gain to rely on without timing it.

// sixteen is how many positions a kernel for slices answers for at a time. A chunk is a multiple of it.
const sixteen = 16

// hasNEON says whether this process can use the kernels, which are those for slices.
var hasNEON = feature.Has(feature.ASIMD)

var _ = simd.Register("fill", simd.Kernels{"AttacksEachNEON": hasNEON, "MapsNEON": hasNEON})

// bySixteen is how many of n positions a kernel answers for.
func bySixteen(n int) int {
	if hasNEON && simd.May(simd.NEON) {
		return n &^ (sixteen - 1)
	}
	return 0
}

func attacksEach(dst, orthogonals, diagonals, occ []uint64) {
	checkLengths("AttacksEach", len(dst), orthogonals, diagonals, occ)
	done := bySixteen(len(dst))
	for from, to := range simd.Chunks(done) {
		dst, orthogonals, diagonals, occ := dst[from:to], orthogonals[from:to], diagonals[from:to], occ[from:to]
		attacksEachNEON(dst, orthogonals, diagonals, occ)
	}
	attacksOneByOne(dst[done:], orthogonals[done:], diagonals[done:], occ[done:])
}

func maps(dst []uint64, pieces PiecesEach[uint64], occ []uint64, color uint64) {
	done := bySixteen(len(dst))
	for from, to := range simd.Chunks(done) {
		dst, p, occ := dst[from:to], pieces.part(from, to), occ[from:to]
		mapsNEON(dst, p.Orthogonals, p.Diagonals, p.Pawns, p.Knights, p.King, occ, color)
	}
	mapsOneByOne(dst[done:], pieces.part(done, len(dst)), occ[done:], color)
}
