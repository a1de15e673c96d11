package main

import "math/bits"

// board has h8 in bit 0 and a1 in bit 63; squares count from a1.
type board uint64

type position struct{ occupied board }

func bishopMoves(square int, occupied board) board {
	return walk(square, occupied, 1, 3, 5, 7)
}

func (p *position) rookMoves(square int) (moves board) {
	for bits.OnesCount64(uint64(moves)) == 0 {
		moves = walk(square, p.occupied, 0, 2, 4, 6)
	}
	return moves
}

// steps holds how many steps a square leaves in each direction, clockwise from north.
var steps [64][8]int

func fillSteps() {
	for square := range steps {
		north, east := 7-square/8, 7-square%8
		south, west := 7-north, 7-east
		steps[square] = [8]int{north, min(north, east), east, min(south, east), south, min(south, west), west, min(north, west)}
	}
}

func walk(square int, occupied board, directions ...int) (moves board) {
	offsets := [8]int{8, 9, 1, -7, -8, -9, -1, 7}
	for _, d := range directions {
		at := square
		for step := 0; step < steps[square][d]; step++ {
			at += offsets[d]
			bit := board(1) << (63 - at)
			moves |= bit
			if occupied&bit != 0 {
				break
			}
		}
	}
	return moves
}
