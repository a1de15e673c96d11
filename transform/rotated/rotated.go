package rotated

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/transform"
)

// Rank returns the squares of the rank of sq (0 to 63, masked) that a rook on sq attacks.
func (o *Occupancy[S, B]) Rank(sq S) B {
	s := uint(uint8(sq) & 63)
	return B(rankAttacks[s<<6|uint(o.ranks>>(s&56))>>1&63])
}

// File returns the squares of the file of sq (0 to 63, masked) that a rook on sq attacks.
func (o *Occupancy[S, B]) File(sq S) B {
	s := uint(uint8(sq) & 63)
	return B(fileAttacks[s<<6|uint(o.files>>(s<<3&56))>>1&63])
}

// Diagonal returns the squares of the diagonal of sq (a1 towards h8) that a bishop on sq
// (0 to 63, masked) attacks. Its byte is rank minus file, modulo eight.
func (o *Occupancy[S, B]) Diagonal(sq S) B {
	s := uint(uint8(sq) & 63)
	return B(diagonalAttacks[s<<6|uint(o.diagonals>>((s-s<<3)&56))>>1&63])
}

// AntiDiagonal returns the squares of the anti-diagonal of sq (a8 towards h1) that a bishop on
// sq (0 to 63, masked) attacks. Its byte is rank plus file plus one, modulo eight.
func (o *Occupancy[S, B]) AntiDiagonal(sq S) B {
	s := uint(uint8(sq) & 63)
	return B(antiDiagonalAttacks[s<<6|uint(o.antiDiagonals>>((s+s<<3+8)&56))>>1&63])
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks.
func (o *Occupancy[S, B]) Rook(sq S) B { return o.Rank(sq) | o.File(sq) }

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks.
func (o *Occupancy[S, B]) Bishop(sq S) B { return o.Diagonal(sq) | o.AntiDiagonal(sq) }

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks.
func (o *Occupancy[S, B]) Queen(sq S) B { return o.Rook(sq) | o.Bishop(sq) }

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares. It rotates the whole occupancy, which costs far more than the look-up: to ask more than once about
// a position, keep an [Occupancy].
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	o := Occupancy[S, B]{ranks: occ, files: transform.FlipDiagonal(occ)}
	return o.Rook(sq)
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares. It rotates the whole occupancy; see [Rook].
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	o := Occupancy[S, B]{
		diagonals:     transform.PseudoRotate45Clockwise(occ),
		antiDiagonals: transform.PseudoRotate45AntiClockwise(occ),
	}
	return o.Bishop(sq)
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares. It rotates the whole occupancy; see [Rook].
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	o := New[S](occ)
	return o.Queen(sq)
}
