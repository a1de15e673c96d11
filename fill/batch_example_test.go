package fill_test

import (
	"fmt"
	"math/bits"

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

const queenOnD1, queenOnH5 = 1 << 3, 1 << 39

// White's mobility: how many squares each of its sliders attacks, without those of its own pieces, added up. In
// one direction no two sliders attack the same square, so each direction is counted by itself.
func Example_mobility() {
	const own = queenOnD1 | whiteRook | whiteKing | whitePawn
	const occ bitboard = own | blackKing | blackRook | blackBishop | blackPawn
	var orthogonals, diagonals bitboard = queenOnD1 | whiteRook, queenOnD1
	mobility := 0
	for _, attacked := range []bitboard{
		fill.North(orthogonals, occ), fill.East(orthogonals, occ), fill.South(orthogonals, occ), fill.West(orthogonals, occ),
		fill.NorthEast(diagonals, occ), fill.SouthEast(diagonals, occ), fill.SouthWest(diagonals, occ), fill.NorthWest(diagonals, occ),
	} {
		mobility += bits.OnesCount64(uint64(attacked &^ own))
	}
	fmt.Println(mobility)
	// Output:
	// 23
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

func ExampleMapsEach() {
	// The attack maps of White in two positions, as a feature extractor asks for them: the
	// queen stands on d1, then on h5.
	pieces := fill.PiecesEach[bitboard]{
		Orthogonals: []bitboard{queenOnD1 | whiteRook, queenOnH5 | whiteRook},
		Diagonals:   []bitboard{queenOnD1, queenOnH5},
		Pawns:       []bitboard{whitePawn, whitePawn},
		Knights:     []bitboard{0, 0},
		King:        []bitboard{whiteKing, whiteKing},
	}
	const others = whiteRook | whitePawn | whiteKing | blackKing | blackRook | blackBishop | blackPawn
	occ := []bitboard{queenOnD1 | others, queenOnH5 | others}
	maps := make([]bitboard, len(occ))
	fill.MapsEach(maps, pieces, false, occ)
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
