package attacks

import "github.com/bitray/bitray/fill"

// Progressive mobility: where a slider can be after two moves in a row. The squares of the first
// move are handed to the fills as a set of sliders, which costs a fill for each direction, four for
// a rook or a bishop and eight for a queen, however many squares they are. The slider has left its square by then, so that square counts as empty.
// Source: Gerd Isenberg, Efficient Generation of Sliding Piece Attacks (2008); Chess Programming
// Wiki, Mobility.

// RookInTwo returns the squares that a rook on sq attacks after one move of its own to any of
// the squares of stops, given the occupied squares. Stops that it cannot reach do not matter. To
// move to an occupied square is to capture there; a usual choice of stops is everything but the
// rook's own side.
func RookInTwo(sq Square, occ, stops Bitboard) Bitboard {
	return fill.Rooks(Rook(sq, occ)&stops, ^occ.Without(sq))
}

// BishopInTwo is [RookInTwo] for a bishop.
func BishopInTwo(sq Square, occ, stops Bitboard) Bitboard {
	return fill.Bishops(Bishop(sq, occ)&stops, ^occ.Without(sq))
}

// QueenInTwo is [RookInTwo] for a queen.
func QueenInTwo(sq Square, occ, stops Bitboard) Bitboard {
	return fill.Queens(Queen(sq, occ)&stops, ^occ.Without(sq))
}
