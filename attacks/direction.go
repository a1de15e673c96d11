package attacks

import "github.com/bitray/bitray/attacks/geometry"

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
