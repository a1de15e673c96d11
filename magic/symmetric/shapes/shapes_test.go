package shapes_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/symmetric/shapes"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(shapes.Rook, shapes.Bishop, shapes.Queen))
}

// TestKeptOccupancy asks the same questions of a [shapes.Occupancy] made for each.
func TestKeptOccupancy(t *testing.T) {
	type occupancy = shapes.Occupancy[attacks.Square, attacks.Bitboard]
	ask := func(f func(*occupancy, attacks.Square) attacks.Bitboard) func(attacks.Square, attacks.Bitboard) attacks.Bitboard {
		return func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
			o := shapes.New[attacks.Square](occ)
			return f(&o, sq)
		}
	}
	attackstest.Run(t, attacks.NewSliders(ask((*occupancy).Rook), ask((*occupancy).Bishop), ask((*occupancy).Queen)))
}

func Example() {
	// An engine's own types work unchanged.
	type square int
	type board uint64

	const b6, g3 square = 41, 22
	var occupied board = 0x0002_0820_4000_0044
	all := shapes.New[square](occupied) // once a position
	fmt.Print(transform.Draw(occupied, all.Rook(b6), all.Bishop(g3)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . 1 . . . . . .   . 1 . . . . . .   . . . . . . . .
	// . . . 1 . . . .   1 . 1 1 . . . .   . . . 1 . . . .
	// . . . . . 1 . .   . 1 . . . . . .   . . . . 1 . . .
	// . . . . . . 1 .   . 1 . . . . . .   . . . . . 1 . 1
	// . . . . . . . .   . 1 . . . . . .   . . . . . . . .
	// . . . . . . . .   . 1 . . . . . .   . . . . . 1 . 1
	// . . 1 . . . 1 .   . 1 . . . . . .   . . . . 1 . . .
}
