package rayword

import "golang.org/x/exp/constraints"

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(rook(uint64(sq)&63, uint64(occ)))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(bishop(uint64(sq)&63, uint64(occ)))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(queen(uint64(sq)&63, uint64(occ)))
}

// Nearest returns the first occupied square in each of the eight directions from sq (0 to 63, masked), given
// the occupied squares: those pieces that a queen on sq attacks.
func Nearest[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Scatter[S, B](sq, Gather(sq, occ).Nearest())
}

// ChecksAndPins looks from the square king (0 to 63, masked) along all rays at once, at sliders of the other
// side by the lines that they move along; a queen is in both sets. It returns the sliders that give check,
// and the pin masks of ranks and files and of diagonals: rays from the king, without its square, up to and
// including a slider that one piece of own keeps from giving check. That piece, which is pinned, is on the
// mask.
//
// It returns what two calls of legality.ChecksAndPins return, by no loop and no branch.
func ChecksAndPins[S constraints.Integer, B ~uint64](king S, orthogonals, diagonals, own, occ B) (checkers, rookPins, bishopPins B) {
	c, r, b := checksAndPins(uint64(king), uint64(orthogonals), uint64(diagonals), uint64(own), uint64(occ))
	return B(c), B(r), B(b)
}
