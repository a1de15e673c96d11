package fill_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/transform"
)

// The positions of these examples: White Ke1, Qd1, Ra1, Ph2; Black Ke8, Rh8, Ba6, Pa7; and the
// same with the queen on h5.
const (
	whiteKing, blackKing, blackRook, blackBishop = 1 << 4, 1 << 60, 1 << 63, 1 << 40
	whiteRook, whitePawn, blackPawn              = 1, 1 << 15, 1 << 48
)

// bitboard stands for the type of an engine: any type whose underlying type is uint64 will do.
type bitboard uint64

var queens = []bitboard{1 << 3, 1 << 39}

func ExampleMobilityEach() {
	// White's mobility in two positions: what its sliders attack, without the squares of its own pieces.
	own := []bitboard{queens[0] | whiteRook | whiteKing | whitePawn, queens[1] | whiteRook | whiteKing | whitePawn}
	orthogonals := []bitboard{queens[0] | whiteRook, queens[1] | whiteRook}
	targets, occ := make([]bitboard, len(own)), make([]bitboard, len(own))
	for i := range own {
		targets[i] = ^own[i]
		occ[i] = own[i] | blackKing | blackRook | blackBishop | blackPawn
	}
	mobility := make([]int, len(own))
	fill.MobilityEach(mobility, orthogonals, queens, targets, occ)
	fmt.Println(mobility)
	// Output:
	// [23 27]
}

func ExampleAttacks() {
	// King danger: the squares that Black must not go to lie behind the king too, so the king is
	// left out of the occupied squares.
	const rook, king = 1 << 32, 1 << 35
	var occupied uint64 = rook | king
	danger := fill.Attacks(rook, 0, occupied&^king)
	fmt.Print(transform.Draw(occupied, fill.Attacks(rook, 0, occupied), danger))
	// Output:
	// . . . . . . . .   1 . . . . . . .   1 . . . . . . .
	// . . . . . . . .   1 . . . . . . .   1 . . . . . . .
	// . . . . . . . .   1 . . . . . . .   1 . . . . . . .
	// 1 . . 1 . . . .   . 1 1 1 . . . .   . 1 1 1 1 1 1 1
	// . . . . . . . .   1 . . . . . . .   1 . . . . . . .
	// . . . . . . . .   1 . . . . . . .   1 . . . . . . .
	// . . . . . . . .   1 . . . . . . .   1 . . . . . . .
	// . . . . . . . .   1 . . . . . . .   1 . . . . . . .
}

func ExampleMaps() {
	// The attack maps of White in two positions, as a feature extractor asks for them: the
	// queen stands on d1, then on h5.
	pieces := fill.PiecesEach[bitboard]{
		Orthogonals: []bitboard{queens[0] | whiteRook, queens[1] | whiteRook},
		Diagonals:   queens,
		Pawns:       []bitboard{whitePawn, whitePawn},
		Knights:     []bitboard{0, 0},
		King:        []bitboard{whiteKing, whiteKing},
	}
	occ := make([]bitboard, len(queens))
	for i := range occ {
		occ[i] = queens[i] | whiteRook | whitePawn | whiteKing | blackKing | blackRook | blackBishop | blackPawn
	}
	maps := make([]bitboard, len(queens))
	fill.Maps(geometry.White, maps, pieces, occ)
	fmt.Print(transform.Draw(maps...))
	// Output:
	// . . . 1 . . . .   . . . . 1 . . 1
	// . . . 1 . . . .   . . . . . 1 . 1
	// 1 . . 1 . . . .   1 . . . . . 1 1
	// 1 . . 1 . . . 1   1 1 1 1 1 1 1 .
	// 1 . . 1 . . 1 .   1 . . . . . 1 1
	// 1 1 . 1 . 1 1 .   1 . . . . 1 1 1
	// 1 . 1 1 1 1 . .   1 . . 1 1 1 . 1
	// 1 1 1 1 1 1 . .   . 1 1 1 1 1 . .
}
