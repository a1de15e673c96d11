package attackstest_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola"
)

// The types of an engine that has never heard of this module.
type (
	square int
	board  uint64
)

// steps are the directions of a rook and of a bishop, as files and ranks to go.
var steps = [2][4][2]int{
	{{0, 1}, {1, 0}, {0, -1}, {-1, 0}},
	{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}},
}

// slide is under test: the engine's own attack generator.
func slide(sq square, occupied board, bishop int) (attacked board) {
	for _, step := range steps[bishop] {
		file, rank := int(sq)%8+step[0], int(sq)/8+step[1]
		for file >= 0 && file < 8 && rank >= 0 && rank < 8 {
			to := board(1) << (8*rank + file)
			attacked |= to
			if occupied&to != 0 {
				break
			}
			file, rank = file+step[0], rank+step[1]
		}
	}
	return attacked
}

// own lends the generator the types of this module. An engine whose a1 is not bit 0 would turn
// squares and boards here, too; see package transform.
var own = attacks.NewSliders(
	func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		return attacks.Bitboard(slide(square(sq), board(occ), 0))
	},
	func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		return attacks.Bitboard(slide(square(sq), board(occ), 1))
	},
	nil, // a queen is both
)

// An engine proves its generator in its own test: func TestSliders(t *testing.T), in which it calls Run. A
// failure draws the boards: occupancy, wanted, got, and their difference.
func ExampleRun() {
	var t *testing.T // from go test

	attackstest.Run(t, own)
}

// A technique that answers for single lines proves these by themselves; nil is a line that it cannot do.
func ExampleLines() {
	var t *testing.T // from go test

	attackstest.Lines(t, hyperbola.File, nil, hyperbola.Diagonal, hyperbola.AntiDiagonal)
}

// A program asks the same questions without package testing. Each answer is an error, or nil.
func ExampleNoise() {
	for _, check := range []func(attacks.Sliders) error{attackstest.Noise, attackstest.Laws} {
		fmt.Println(check(own))
	}
	// Output:
	// <nil>
	// <nil>
}
