package attacks

import "github.com/bitray/bitray/attacks/geometry"

// RookLines returns the squares that a rook on sq attacks on an empty board.
func RookLines(sq Square) Bitboard { return geometry.RookLines[Square, Bitboard](sq) }

// BishopLines returns the squares that a bishop on sq attacks on an empty board.
func BishopLines(sq Square) Bitboard { return geometry.BishopLines[Square, Bitboard](sq) }

// QueenLines returns the squares that a queen on sq attacks on an empty board.
func QueenLines(sq Square) Bitboard { return geometry.QueenLines[Square, Bitboard](sq) }
