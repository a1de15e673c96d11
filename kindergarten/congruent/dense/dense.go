package dense

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/kindergarten/congruent/internal/remainder"
)

// The moduli: the smallest that tell the relevant squares of a line apart. A step along a file, 2^8, is
// 1/2 modulo 73; along a diagonal, 2^9, it is 2 modulo 85; along an anti-diagonal, 2^7, -2 modulo 65.
const (
	fileModulus         = 73
	diagonalModulus     = 85
	antiDiagonalModulus = 65
)

// remainders holds the attacks on the lines through a square by the remainder of the occupied
// squares of the line.
type remainders struct {
	file         [fileModulus]uint64
	diagonal     [diagonalModulus]uint64
	antiDiagonal [antiDiagonalModulus]uint64
}

var (
	tables    [64]remainders
	relevant  = build(&tables)
	firstRank = tabulate.FirstRankTable()
)

// build fills the tables of the lines that are divided and returns the masks.
func build(tables *[64]remainders) (relevant [64]remainder.Masks) {
	for sq := range tables {
		t := &tables[sq]
		relevant[sq] = remainder.Fill(sq, t.file[:], t.diagonal[:], t.antiDiagonal[:])
	}
	return relevant
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return File(sq, occ) | Rank(sq, occ)
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	t, m := &tables[s], &relevant[s]
	return B(t.diagonal[uint64(occ)&m.Diagonal%diagonalModulus] |
		t.antiDiagonal[uint64(occ)&m.AntiDiagonal%antiDiagonalModulus])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Bishop(sq, occ) | Rook(sq, occ)
}

// Rank returns the squares of the rank of sq (0 to 63, masked) that a rook on sq attacks.
//
// A rank is a number already, so there is nothing to divide: a table of bytes answers.
func Rank[S constraints.Integer, B ~uint64](sq S, occ B) B {
	rank := uint8(sq) & 56
	return B(firstRank[uint(uint8(sq)&7)<<6|uint(occ>>rank)>>1&63]) << rank
}

// File returns the squares of the file of sq (0 to 63, masked) that a rook on sq attacks.
func File[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	return B(tables[s].file[uint64(occ)&relevant[s].File%fileModulus])
}

// Diagonal returns the squares of the diagonal of sq (a1 towards h8) that a bishop on sq
// (0 to 63, masked) attacks.
func Diagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	return B(tables[s].diagonal[uint64(occ)&relevant[s].Diagonal%diagonalModulus])
}

// AntiDiagonal returns the squares of the anti-diagonal of sq (a8 towards h1) that a bishop on
// sq (0 to 63, masked) attacks.
func AntiDiagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	return B(tables[s].antiDiagonal[uint64(occ)&relevant[s].AntiDiagonal%antiDiagonalModulus])
}
