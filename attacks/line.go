package attacks

import "github.com/bitray/bitray/attacks/geometry"

// Ray returns the squares that lie from sq in direction d up to the edge, without sq.
func Ray(d Direction, sq Square) Bitboard { return geometry.Ray[Square, Bitboard](d, sq) }

// Between returns the squares strictly between a and b if the two stand on one rank, file or
// diagonal, and nothing otherwise.
func Between(a, b Square) Bitboard { return geometry.Between[Square, Bitboard](a, b) }

// Line returns the whole rank, file or diagonal, edge to edge, that a and b both stand on, and
// nothing if they share none or are the same square.
func Line(a, b Square) Bitboard { return geometry.Line[Square, Bitboard](a, b) }
