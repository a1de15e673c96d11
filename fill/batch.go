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

// MapsEach stores in each element of dst the squares that the pieces of one color attack in a position: their attack
// map, given the occupied squares. They are Black's if black is set, which says where the pawns go. MapsEach panics unless all
// slices, those of pieces included, have the same length. dst may be one of the others; otherwise it must not overlap them.
func MapsEach[B ~uint64](dst []B, pieces PiecesEach[B], black bool, occ []B) {
	pieces.checkLengths("MapsEach", len(dst), len(occ))
	color := uint64(0)
	if black {
		color = 1
	}
	maps(unsafeslice.Words(dst), pieces.words(), unsafeslice.Words(occ), color)
}
