package attacks

// What the sliders attack on an empty board. Ray holds the directions, a line is two opposite
// rays, and a piece is the union of its lines.
// Source: Chess Programming Wiki, On an empty Board.

var (
	rookLines   = unionOfRays(North, East, South, West)
	bishopLines = unionOfRays(NorthEast, SouthEast, SouthWest, NorthWest)
)

func unionOfRays(directions ...Direction) (table [64]Bitboard) {
	for sq := range table {
		for _, d := range directions {
			table[sq] |= rays[d][sq]
		}
	}
	return table
}

// LineThrough returns the squares of the line through sq in direction d and back, edge to edge,
// without sq: for north and south it is the file, for north-east and south-west the diagonal.
func LineThrough(d Direction, sq Square) Bitboard { return Ray(d, sq) | Ray(d.Opposite(), sq) }

// RookLines returns the squares that a rook on sq attacks on an empty board.
func RookLines(sq Square) Bitboard { return rookLines[sq&63] }

// BishopLines returns the squares that a bishop on sq attacks on an empty board.
func BishopLines(sq Square) Bitboard { return bishopLines[sq&63] }

// QueenLines returns the squares that a queen on sq attacks on an empty board.
func QueenLines(sq Square) Bitboard { return rookLines[sq&63] | bishopLines[sq&63] }
