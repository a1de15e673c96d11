package geometry

import "math/bits"

const (
	rank1 = 0x00000000000000ff
	rank8 = 0xff00000000000000
	fileA = 0x0101010101010101
	fileB = fileA << 1
	fileG = fileA << 6
	fileH = fileA << 7
)

// arrivals holds the squares that a step in each direction can end on: all but those that are
// reached around the edge of the board.
var arrivals = [8]uint64{
	North: ^uint64(rank1), NorthEast: ^uint64(rank1 | fileA), East: ^uint64(fileA), SouthEast: ^uint64(rank8 | fileA),
	South: ^uint64(rank8), SouthWest: ^uint64(rank8 | fileH), West: ^uint64(fileH), NorthWest: ^uint64(rank1 | fileH),
}

// Step moves all squares of b by one in direction d (0 to 7, masked); those that leave the board
// are gone. Where the direction is known when you write the program, [StepNorth] and the other
// functions of one direction cost less.
// Source: Chess Programming Wiki, General Setwise Operations,
// https://www.chessprogramming.org/General_Setwise_Operations#One_Step_Only.
func Step[B ~uint64](d Direction, b B) B {
	return B(bits.RotateLeft64(uint64(b), int(directionOffsets[d&7])) & arrivals[d&7])
}

// StepNorth moves all squares of b one rank up.
func StepNorth[B ~uint64](b B) B { return b << 8 }

// StepSouth moves all squares of b one rank down.
func StepSouth[B ~uint64](b B) B { return b >> 8 }

// StepEast moves all squares of b one file towards the h-file, where they leave the board.
func StepEast[B ~uint64](b B) B { return b << 1 &^ fileA }

// StepWest moves all squares of b one file towards the a-file, where they leave the board.
func StepWest[B ~uint64](b B) B { return b >> 1 &^ fileH }

// StepNorthEast moves all squares of b one step towards h8.
func StepNorthEast[B ~uint64](b B) B { return b << 9 &^ fileA }

// StepNorthWest moves all squares of b one step towards a8.
func StepNorthWest[B ~uint64](b B) B { return b << 7 &^ fileH }

// StepSouthEast moves all squares of b one step towards h1.
func StepSouthEast[B ~uint64](b B) B { return b >> 7 &^ fileA }

// StepSouthWest moves all squares of b one step towards a1.
func StepSouthWest[B ~uint64](b B) B { return b >> 9 &^ fileH }
