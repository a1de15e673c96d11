package sissy

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

// queenRanks holds, for one square and each rank, the attacks of a queen if only that rank's
// pieces were on the board: 16 KiB.
type queenRanks [8][256]uint64

// bishopRanks does so for a bishop and the ranks 2 to 7, by the six inner squares of the rank;
// what stands on the border makes no difference to a bishop: 3 KiB.
type bishopRanks [6][64]uint64

var (
	queens    [64]queenRanks
	bishops   [64]bishopRanks
	rookLines = build(&queens, &bishops)
)

// build fills the tables. It returns the lines of the rook on every square.
func build(queens *[64]queenRanks, bishops *[64]bishopRanks) (rookLines [64]uint64) {
	for sq := range queens {
		rookLines[sq] = tabulate.RookAttacks(sq, 0)
		bishopLines := tabulate.BishopAttacks(sq, 0)
		for rank := range 8 {
			queenAlone, bishopAlone := alone(sq, rank)
			tabulate.Fill(queens[sq][rank][:], rookLines[sq]|bishopLines, queenAlone[:])
			if 0 < rank && rank < 7 {
				tabulate.Fill(bishops[sq][rank-1][:], bishopLines, bishopAlone[1:7])
			}
		}
	}
	return rookLines
}

// alone returns what a queen and a bishop on sq attack past each single piece of a rank.
func alone(sq, rank int) (queens, bishops [8]uint64) {
	for file := range 8 {
		blocker := uint64(1) << (8*rank + file)
		bishops[file] = tabulate.BishopAttacks(sq, blocker)
		queens[file] = tabulate.RookAttacks(sq, blocker) | bishops[file]
	}
	return queens, bishops
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: what a queen attacks on the lines of the rook.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Queen(sq, occ) & B(rookLines[uint8(sq)&63])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	b := &bishops[uint8(sq)&63]
	return B(b[0][occ>>9&63] & b[1][occ>>17&63] & b[2][occ>>25&63] &
		b[3][occ>>33&63] & b[4][occ>>41&63] & b[5][occ>>49&63])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: those that no rank of the board, taken alone, hides.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	q := &queens[uint8(sq)&63]
	return B(q[0][uint8(occ)] & q[1][uint8(occ>>8)] & q[2][uint8(occ>>16)] & q[3][uint8(occ>>24)] &
		q[4][uint8(occ>>32)] & q[5][uint8(occ>>40)] & q[6][uint8(occ>>48)] & q[7][occ>>56])
}
