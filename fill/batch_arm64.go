//go:build !purego

package fill

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/simd/feature"
)

// As on amd64, each kernel is called by name. Those for slices answer for sixteen positions at a time. Fewer
// than that are copied to arrays of sixteen if they are many, and answered for one by one, in Go, if they are
// few.

// What the kernels gain, counted and not timed.
//
// On arm64 the kernels for slices take sixteen positions apart: byte i of a register is one rank of position
// i, and eight registers are sixteen boards. So nothing is shifted to go from rank to rank, and what a step
// to the side moves over the edge of the board is gone without a mask. A direction goes up or down the ranks
// one by one, in two or three instructions each: what is seen on a rank leaves it where no piece is (a
// selection of bits, since sliders may count as pieces), moves to the side, and joins the rest. Ranks are
// subtractions of bytes, as above, and to the west the same with the bits of each byte reversed, for which
// there is an instruction. What is left of a slice is answered for one by one, in Go, if it is less than five
// positions, and otherwise as sixteen.
//
// This is untimed. It was chosen by the number of instructions that an emulated processor executes, as the
// first command prints it, and the second without kernels:
//
//	.ci/instructions ./fill Sides
//	GOFLAGS=-tags=purego .ci/instructions ./fill Sides
//
//	                              in Go    NEON    in Go/NEON
//	AttacksEach,  8 positions     1,580     680       2.3
//	             64              12,290   1,170      10.5
//	Maps,         8               1,960   1,190       1.6
//	             64              15,070   1,940       7.8
//	RaysEach,     8               1,430     920       1.6
//	             64              11,080   2,220       5.0
//
// A load that deals bytes out to four registers counts as one, and so does the store that collects them,
// though they take most processors longer than others: of 242 instructions for sixteen positions six are such
// loads and two such stores. One position alone would take half as many instructions as in Go, too small a
// gain to rely on without timing it.

// sixteen is how many positions a kernel for slices answers for at a time. A chunk is a multiple of it.
const sixteen = 16

// boards are one set of sixteen positions.
type boards = [sixteen]uint64

// many is the number of positions from which on it takes fewer instructions to answer for sixteen, with the
// copies.
//
//	.ci/instructions ./fill Sides
const many = 5

// hasNEON says whether this process can use the kernels, which are those for slices.
var hasNEON = feature.Has(feature.ASIMD)

var _ = simd.Register("fill", simd.Kernels{"AttacksEachNEON": hasNEON, "RaysEachNEON": hasNEON, "MapsNEON": hasNEON})

func useNEON() bool { return hasNEON && simd.May(simd.NEON) }

// bySixteen is how many of n positions the kernel answers for from slices as they are.
func bySixteen(n int) int {
	if !useNEON() {
		return 0
	}
	return n &^ (sixteen - 1)
}

// padded says whether so many positions are copied to arrays of sixteen.
func padded(left int) bool { return useNEON() && left >= many }

func attacksEach(dst, orthogonals, diagonals, occ []uint64) {
	checkLengths("AttacksEach", len(dst), orthogonals, diagonals, occ)
	done := bySixteen(len(dst))
	for from, to := range simd.Chunks(done) {
		dst, orthogonals, diagonals, occ := dst[from:to], orthogonals[from:to], diagonals[from:to], occ[from:to]
		attacksEachNEON(dst, orthogonals, diagonals, occ)
	}
	dst, orthogonals, diagonals, occ = dst[done:], orthogonals[done:], diagonals[done:], occ[done:]
	if !padded(len(dst)) {
		attacksOneByOne(dst, orthogonals, diagonals, occ)
		return
	}
	o, d, all := boardsOf(orthogonals), boardsOf(diagonals), boardsOf(occ)
	attacksEach(all[:], o[:], d[:], all[:])
	copy(dst, all[:])
}

func raysEach(dst [][8]uint64, orthogonals, diagonals, occ []uint64) {
	var scratch [8]boards
	done := bySixteen(len(dst))
	for i := 0; i < done; i += sixteen {
		raysEachNEON((*[sixteen][8]uint64)(dst[i:]), (*boards)(orthogonals[i:]), (*boards)(diagonals[i:]), (*boards)(occ[i:]), &scratch)
	}
	dst, orthogonals, diagonals, occ = dst[done:], orthogonals[done:], diagonals[done:], occ[done:]
	if !padded(len(dst)) {
		raysOneByOne(dst, orthogonals, diagonals, occ)
		return
	}
	var rays [sixteen][8]uint64
	o, d, all := boardsOf(orthogonals), boardsOf(diagonals), boardsOf(occ)
	raysEachNEON(&rays, &o, &d, &all, &scratch)
	copy(dst, rays[:])
}

func maps(dst []uint64, pieces PiecesEach[uint64], occ []uint64, color uint64) {
	done := bySixteen(len(dst))
	for from, to := range simd.Chunks(done) {
		dst, p, occ := dst[from:to], pieces.part(from, to), occ[from:to]
		mapsNEON(dst, p.Orthogonals, p.Diagonals, p.Pawns, p.Knights, p.King, occ, color)
	}
	dst, pieces, occ = dst[done:], pieces.part(done, len(dst)), occ[done:]
	if !padded(len(dst)) {
		mapsOneByOne(dst, pieces, occ, color)
		return
	}
	o, d, all := boardsOf(pieces.Orthogonals), boardsOf(pieces.Diagonals), boardsOf(occ)
	pawns, knights, kings := boardsOf(pieces.Pawns), boardsOf(pieces.Knights), boardsOf(pieces.King)
	maps(all[:], PiecesEach[uint64]{pawns[:], knights[:], d[:], o[:], kings[:]}, all[:], color)
	copy(dst, all[:])
}

// boardsOf returns the boards in a slice of fewer than sixteen, and then empty ones.
func boardsOf(s []uint64) (b boards) {
	copy(b[:], s)
	return b
}
