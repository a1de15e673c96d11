package titboards

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/transform"
)

// contents is the number of contents of the seven other places of a line: each is empty, or has a piece of
// one's own or of the other side.
const contents = 2187

var (
	// ternary reads a byte as a number of base three, without the slider's place, by place times 256 and
	// byte.
	ternary = buildTernary()

	// moves holds where a slider goes along eight squares, by its place times contents and what the others
	// hold.
	moves = buildMoves()
)

func buildTernary() (table [8 * 256]uint16) {
	for i := range table {
		place, power := i>>8, uint16(1)
		for bit := range 8 {
			if bit == place {
				continue
			}
			table[i] += power * uint16(i>>bit&1)
			power *= 3
		}
	}
	return table
}

func buildMoves() (table [8 * contents]uint8) {
	for place := range 8 {
		others := ^(uint64(1) << place) & 255
		for occupied := range transform.Subsets(others) {
			attacks := transform.FirstRank(place, uint8(occupied))
			for own := range transform.Subsets(occupied) {
				content := ternary[place<<8|int(own)] + 2*ternary[place<<8|int(occupied^own)]
				table[place*contents+int(content)] = attacks &^ uint8(own)
			}
		}
	}
	return table
}

// along returns where a slider goes on a line, which is given as two bytes that have no place in common.
func along(place, own, enemy uint8) uint8 {
	p := int(place & 7)
	return moves[p*contents+int(ternary[p<<8|int(own)])+2*int(ternary[p<<8|int(enemy)])]
}

// RookMoves returns the squares that a rook on sq (0 to 63, masked) can go to, given its own side's pieces
// and those of the other side: what it attacks, without the pieces own. A square in both sets counts as own.
func RookMoves[S constraints.Integer, B ~uint64](sq S, own, enemy B) B {
	return B(rookMoves(uint8(sq), uint64(own), uint64(enemy&^own)))
}

// BishopMoves is [RookMoves] for a bishop.
func BishopMoves[S constraints.Integer, B ~uint64](sq S, own, enemy B) B {
	return B(bishopMoves(uint8(sq), uint64(own), uint64(enemy&^own)))
}

// QueenMoves is [RookMoves] for a queen.
func QueenMoves[S constraints.Integer, B ~uint64](sq S, own, enemy B) B {
	return RookMoves(sq, own, enemy) | BishopMoves(sq, own, enemy)
}

func rookMoves(sq uint8, own, enemy uint64) uint64 {
	file, rank := sq&7, sq>>3&7
	return transform.ScatterRank[uint64](sq, along(file, transform.GatherRank(sq, own), transform.GatherRank(sq, enemy))) |
		transform.ScatterFile[uint64](sq, along(rank, transform.GatherFile(sq, own), transform.GatherFile(sq, enemy)))
}

func bishopMoves(sq uint8, own, enemy uint64) uint64 {
	file := sq & 7
	return transform.ScatterDiagonal[uint64](sq, along(file, transform.GatherDiagonal(sq, own), transform.GatherDiagonal(sq, enemy))) |
		transform.ScatterAntiDiagonal[uint64](sq, along(file, transform.GatherAntiDiagonal(sq, own), transform.GatherAntiDiagonal(sq, enemy)))
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied squares: in each
// direction up to the first occupied one, which is included. It takes all pieces for those of the other side;
// see [RookMoves].
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(rookMoves(uint8(sq), 0, uint64(occ)))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(bishopMoves(uint8(sq), 0, uint64(occ)))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Rook(sq, occ) | Bishop(sq, occ)
}
