package attacks

import (
	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/transform"
)

// Color is a side, [White] or [Black]. See [geometry.Color].
type Color = geometry.Color

// The two sides. White pawns go north.
const (
	White = geometry.White
	Black = geometry.Black
)

// Pieces are the pieces of one color as five sets: Pawns, Knights, Orthogonals, Diagonals and King.
// A queen is in two of them, Orthogonals and Diagonals. See [legality.Pieces].
type Pieces = legality.Pieces[Bitboard]

// Direction is one of the eight directions of the queen, in the order of the compass: see
// [geometry.Direction].
type Direction = geometry.Direction

// The directions, clockwise from north. North is towards rank 8, east towards the h-file.
// Adding 4 turns a direction around; even directions are the rook's, odd ones the bishop's.
const (
	North     = geometry.North
	NorthEast = geometry.NorthEast
	East      = geometry.East
	SouthEast = geometry.SouthEast
	South     = geometry.South
	SouthWest = geometry.SouthWest
	West      = geometry.West
	NorthWest = geometry.NorthWest
)

// Step moves all squares of b by one in direction d; those that leave the board are gone.
func (b Bitboard) Step(d Direction) Bitboard { return geometry.Step(d, b) }

// North moves all squares of b one rank up.
func (b Bitboard) North() Bitboard { return geometry.StepNorth(b) }

// South moves all squares of b one rank down.
func (b Bitboard) South() Bitboard { return geometry.StepSouth(b) }

// East moves all squares of b one file towards the h-file, where they leave the board.
func (b Bitboard) East() Bitboard { return geometry.StepEast(b) }

// West moves all squares of b one file towards the a-file, where they leave the board.
func (b Bitboard) West() Bitboard { return geometry.StepWest(b) }

// NorthEast moves all squares of b one step towards h8.
func (b Bitboard) NorthEast() Bitboard { return geometry.StepNorthEast(b) }

// NorthWest moves all squares of b one step towards a8.
func (b Bitboard) NorthWest() Bitboard { return geometry.StepNorthWest(b) }

// SouthEast moves all squares of b one step towards h1.
func (b Bitboard) SouthEast() Bitboard { return geometry.StepSouthEast(b) }

// SouthWest moves all squares of b one step towards a1.
func (b Bitboard) SouthWest() Bitboard { return geometry.StepSouthWest(b) }

// Knight returns the squares that a knight on sq attacks.
func Knight(sq Square) Bitboard { return geometry.Knight[Bitboard](sq) }

// King returns the squares that a king on sq attacks.
func King(sq Square) Bitboard { return geometry.King[Bitboard](sq) }

// KnightAttacks returns the squares that knights on the squares of b attack.
func (b Bitboard) KnightAttacks() Bitboard { return geometry.Knights(b) }

// KingAttacks returns the squares that kings on the squares of b attack.
func (b Bitboard) KingAttacks() Bitboard { return geometry.Kings(b) }

// Pawn returns the squares that a pawn of color c on sq attacks. A pawn on its last rank
// attacks nothing.
func Pawn(c Color, sq Square) Bitboard { return geometry.Pawn[Bitboard](c, sq) }

// PawnAttacks returns the squares that pawns of color c on the squares of b attack.
func (b Bitboard) PawnAttacks(c Color) Bitboard { return geometry.Pawns(c, b) }

// RookLines returns the squares that a rook on sq attacks on an empty board.
func RookLines(sq Square) Bitboard { return geometry.RookLines[Bitboard](sq) }

// BishopLines returns the squares that a bishop on sq attacks on an empty board.
func BishopLines(sq Square) Bitboard { return geometry.BishopLines[Bitboard](sq) }

// QueenLines returns the squares that a queen on sq attacks on an empty board.
func QueenLines(sq Square) Bitboard { return geometry.QueenLines[Bitboard](sq) }

// RankMask returns the eight squares of the rank of sq.
func RankMask(sq Square) Bitboard { return transform.RankMask[Bitboard](sq) }

// FileMask returns the eight squares of the file of sq.
func FileMask(sq Square) Bitboard { return transform.FileMask[Bitboard](sq) }

// Ray returns the squares that lie from sq in direction d up to the edge, without sq.
func Ray(d Direction, sq Square) Bitboard { return geometry.Ray[Bitboard](d, sq) }

// Between returns the squares strictly between a and b if the two stand on one rank, file or
// diagonal, and nothing otherwise.
func Between(a, b Square) Bitboard { return geometry.Between[Bitboard](a, b) }

// Line returns the whole rank, file or diagonal, edge to edge, that a and b both stand on, and
// nothing if they share none or are the same square.
func Line(a, b Square) Bitboard { return geometry.Line[Bitboard](a, b) }
