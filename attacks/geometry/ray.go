package geometry

import "golang.org/x/exp/constraints"

// A line is two opposite rays, and a piece attacks the union of its lines.

var (
	rays        = buildRays()
	rookLines   = unionOfRays(North, East, South, West)
	bishopLines = unionOfRays(NorthEast, SouthEast, SouthWest, NorthWest)
)

func buildRays() (table [8][64]uint64) {
	for d := range Direction(8) {
		for sq := range table[d] {
			for b := Step(d, uint64(1)<<sq); b != 0; b = Step(d, b) {
				table[d][sq] |= b
			}
		}
	}
	return table
}

func unionOfRays(directions ...Direction) (table [64]uint64) {
	for sq := range table {
		for _, d := range directions {
			table[sq] |= rays[d][sq]
		}
	}
	return table
}

// Ray returns the squares that lie from sq (0 to 63, masked) in direction d (0 to 7, masked) up to
// the edge, without sq.
func Ray[B ~uint64, S constraints.Integer](d Direction, sq S) B {
	return B(rays[d&7][sq&63])
}

// RookLines returns the squares that a rook on sq (0 to 63, masked) attacks on an empty board.
func RookLines[B ~uint64, S constraints.Integer](sq S) B { return B(rookLines[sq&63]) }

// BishopLines returns the squares that a bishop on sq (0 to 63, masked) attacks on an empty board.
func BishopLines[B ~uint64, S constraints.Integer](sq S) B { return B(bishopLines[sq&63]) }

// QueenLines returns the squares that a queen on sq (0 to 63, masked) attacks on an empty board.
func QueenLines[B ~uint64, S constraints.Integer](sq S) B {
	return B(rookLines[sq&63] | bishopLines[sq&63])
}
