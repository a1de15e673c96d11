package attacks

import "github.com/bitray/bitray/fill"

// RookInTwo returns the squares that a rook on sq attacks after one move to any of
// the squares of stops, given the occupied squares occ: its progressive mobility. Stops that it cannot
// reach do not matter. To move to an occupied square is to capture there; a usual choice of stops is
// every square except those of the rook's own side.
//
// The squares of the first move go to the fills as one set of sliders, which costs one fill for each
// direction, four for a rook or a bishop and eight for a queen, however large the set is. The slider
// has left sq by then, so sq counts as empty.
// Source: Gerd Isenberg, Efficient Generation of Sliding Piece Attacks (2008); Chess Programming
// Wiki, Mobility, https://www.chessprogramming.org/Mobility.
func RookInTwo(sq Square, occ, stops Bitboard) Bitboard {
	return fill.Rooks(Rook(sq, occ)&stops, occ.Without(sq))
}

// BishopInTwo is [RookInTwo] for a bishop.
func BishopInTwo(sq Square, occ, stops Bitboard) Bitboard {
	return fill.Bishops(Bishop(sq, occ)&stops, occ.Without(sq))
}

// QueenInTwo is [RookInTwo] for a queen.
func QueenInTwo(sq Square, occ, stops Bitboard) Bitboard {
	return fill.Queens(Queen(sq, occ)&stops, occ.Without(sq))
}
