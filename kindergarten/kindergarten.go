package kindergarten

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

const (
	fileA = edge.FileA
	fileB = fileA << 1 // a diagonal times the b-file adds up in rank 8, a file to the right, without a carry

	// fileGather is the diagonal c2-h7: it brings the inner squares of the a-file, in
	// reverse, to the top six bits of the product.
	fileGather = 0x0080402010080400
)

// row holds the lines through one square that are gathered by a mask. They may hold the square
// itself, since the table leaves it out of the answer whatever stands there.
type row struct {
	diagonal, antiDiagonal uint64
}

var (
	rows = buildRows()

	// fillUp holds the attacks on a rank, copied to all ranks, by the slider's file and the
	// six inner squares: whatever line is cut out of it has them in the right place.
	fillUp = buildFillUp()

	// aFileAttacks holds the attacks on the a-file by the slider's rank and the six inner
	// squares as fileGather delivers them, rank 7 first.
	aFileAttacks = buildAFileAttacks()
)

func buildRows() (rows [64]row) {
	for sq := range rows {
		rows[sq] = row{
			diagonal:     transform.DiagonalMask[uint64](sq),
			antiDiagonal: transform.AntiDiagonalMask[uint64](sq),
		}
	}
	return rows
}

func buildFillUp() (table [512]uint64) {
	for i, attacked := range tabulate.FirstRankTable() {
		table[i] = uint64(attacked) * fileA
	}
	return table
}

func buildAFileAttacks() (table [512]uint64) {
	for i := range table {
		// A quarter turn clockwise lays rank 1 on the a-file with file a on rank 8. Rank r of
		// the file is therefore file 7-r of the rank, and rank 7 comes first, as delivered.
		rank := transform.FirstRank(7-i>>6, uint8(i&63<<1))
		table[i] = transform.Rotate90Clockwise(uint64(rank))
	}
	return table
}

// Rook is written out instead of calling File and Rank, so that it leaves room in the compiler's
// inlining budget for a helper of the caller's.

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	file, rank := uint8(sq)&7, uint8(sq)&56
	return B(aFileAttacks[uint(rank)<<3|uint(uint64(occ)>>file&fileA*fileGather>>58)])<<file |
		B(fillUp[uint(file)<<6|uint(occ>>rank)>>1&63])&(0xff<<rank)
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	file := uint(uint8(sq)&7) << 6
	return B(fillUp[file|uint(uint64(occ)&r.diagonal*fileB>>58)]&r.diagonal |
		fillUp[file|uint(uint64(occ)&r.antiDiagonal*fileB>>58)]&r.antiDiagonal)
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Bishop(sq, occ) | Rook(sq, occ)
}

// Rank returns the squares of the rank of sq (0 to 63, masked) that a rook on sq attacks.
func Rank[S constraints.Integer, B ~uint64](sq S, occ B) B {
	rank := uint8(sq) & 56
	return B(fillUp[uint(uint8(sq)&7)<<6|uint(occ>>rank)>>1&63]) & (0xff << rank)
}

// File returns the squares of the file of sq (0 to 63, masked) that a rook on sq attacks.
func File[S constraints.Integer, B ~uint64](sq S, occ B) B {
	file := uint8(sq) & 7
	return B(aFileAttacks[uint(uint8(sq)&56)<<3|uint(uint64(occ)>>file&fileA*fileGather>>58)]) << file
}

// Diagonal returns the squares of the diagonal of sq (a1 towards h8) that a bishop on sq
// (0 to 63, masked) attacks.
func Diagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	m := rows[uint8(sq)&63].diagonal
	return B(fillUp[uint(uint8(sq)&7)<<6|uint(uint64(occ)&m*fileB>>58)] & m)
}

// AntiDiagonal returns the squares of the anti-diagonal of sq (a8 towards h1) that a bishop on
// sq (0 to 63, masked) attacks.
func AntiDiagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	m := rows[uint8(sq)&63].antiDiagonal
	return B(fillUp[uint(uint8(sq)&7)<<6|uint(uint64(occ)&m*fileB>>58)] & m)
}
