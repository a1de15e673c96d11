package kgssb

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/internal/tabulate"
)

const (
	// innerAFile are the squares a2 to a7, innerBFile b2 to b7. The inner squares of a diagonal times
	// innerBFile add up in the top six bits, without a carry.
	innerAFile = 0x0001010101010100
	innerBFile = 0x0002020202020200

	// fileGather is the diagonal c2-h7: it brings the inner squares of the a-file, in
	// reverse, to the top six bits of the product.
	fileGather = 0x0080402010080400
)

// masks holds the inner squares of the two diagonals through a square, without the square.
type masks struct{ diagonal, antiDiagonal uint64 }

// lines holds the attacks on the four lines through a square by the six inner squares of the
// line, as they are gathered: 2 KiB.
type lines struct{ rank, file, diagonal, antiDiagonal [64]uint64 }

var (
	tables [64]lines
	inner  = build(&tables)
)

// build fills the tables and returns the masks.
func build(tables *[64]lines) (inner [64]masks) {
	for sq := range tables {
		l := &tables[sq]
		fill(&l.rank, sq, fileOfBit, tabulate.RankAttacks)
		fill(&l.file, sq, rankOfBit, tabulate.FileAttacks)
		fill(&l.diagonal, sq, fileOfBit, tabulate.DiagonalAttacks)
		fill(&l.antiDiagonal, sq, fileOfBit, tabulate.AntiDiagonalAttacks)
		inner[sq] = masks{tabulate.RelevantDiagonal(sq), tabulate.RelevantAntiDiagonal(sq)}
	}
	return inner
}

// fileOfBit returns the file whose square is bit i of the index: b to g.
func fileOfBit(i int) uint64 { return edge.FileA << (i + 1) }

// rankOfBit returns the rank whose square is bit i of the index of a file: 7 to 2.
func rankOfBit(i int) uint64 { return edge.Rank1 << (8 * (6 - i)) }

// fill enters the attacks on one line. squares returns a set that meets the line in the square
// of an index bit, or not at all where the line is too short for it.
func fill(table *[64]uint64, sq int, squares func(bit int) uint64, attacks func(sq int, occ uint64) uint64) {
	var alone [6]uint64
	for i := range alone {
		alone[i] = attacks(sq, squares(i))
	}
	tabulate.Fill(table[:], attacks(sq, 0), alone[:])
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	l := &tables[s]
	return B(l.rank[occ>>(s&56+1)&63] | l.file[uint64(occ)>>(s&7)&innerAFile*fileGather>>58])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	l, m := &tables[s], &inner[s]
	return B(l.diagonal[uint64(occ)&m.diagonal*innerBFile>>58] |
		l.antiDiagonal[uint64(occ)&m.antiDiagonal*innerBFile>>58])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	l, m := &tables[s], &inner[s]
	return B(l.diagonal[uint64(occ)&m.diagonal*innerBFile>>58] |
		l.antiDiagonal[uint64(occ)&m.antiDiagonal*innerBFile>>58] |
		l.rank[occ>>(s&56+1)&63] |
		l.file[uint64(occ)>>(s&7)&innerAFile*fileGather>>58])
}

// Rank returns the squares of the rank of sq (0 to 63, masked) that a rook on sq attacks.
func Rank[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	return B(tables[s].rank[occ>>(s&56+1)&63])
}

// File returns the squares of the file of sq (0 to 63, masked) that a rook on sq attacks.
func File[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	return B(tables[s].file[uint64(occ)>>(s&7)&innerAFile*fileGather>>58])
}

// Diagonal returns the squares of the diagonal of sq (a1 towards h8) that a bishop on sq
// (0 to 63, masked) attacks.
func Diagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	return B(tables[s].diagonal[uint64(occ)&inner[s].diagonal*innerBFile>>58])
}

// AntiDiagonal returns the squares of the anti-diagonal of sq (a8 towards h1) that a bishop on
// sq (0 to 63, masked) attacks.
func AntiDiagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	return B(tables[s].antiDiagonal[uint64(occ)&inner[s].antiDiagonal*innerBFile>>58])
}
