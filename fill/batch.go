package fill

import "github.com/bitray/bitray/internal/unsafeslice"

// Attacks returns the squares that the sliders of a side attack, given the occupied squares.
// orthogonals are the rooks and queens, diagonals the bishops and queens: a queen is in both sets.
// A piece that sliders are to see through, such as the king whose flight squares are asked for, is
// left out of occ.
func Attacks[B ~uint64](orthogonals, diagonals, occ B) B {
	return B(chooseAttacks(uint64(orthogonals), uint64(diagonals), uint64(occ)))
}

// AttacksEach stores in each element of dst what [Attacks] returns for the same elements of the
// other slices. It panics unless all have the same length. dst may be one of the others; otherwise
// it must not overlap them.
func AttacksEach[B ~uint64](dst, orthogonals, diagonals, occ []B) {
	attacksEach(unsafeslice.Words(dst), unsafeslice.Words(orthogonals), unsafeslice.Words(diagonals), unsafeslice.Words(occ))
}

// Maps stores in each element of dst the squares that the pieces of color c attack in a position:
// their attack map, given the occupied squares. The color is of your own type, 0 for white and 1 for black, of which
// only the lowest bit counts. Maps panics unless all slices, those of pieces included, have
// the same length. dst may be one of the others; otherwise it must not overlap them.
func Maps[B ~uint64, C ~uint8](dst []B, c C, pieces PiecesEach[B], occ []B) {
	pieces.checkLengths("Maps", len(dst), len(occ))
	maps(unsafeslice.Words(dst), pieces.words(), unsafeslice.Words(occ), uint64(c&1))
}
