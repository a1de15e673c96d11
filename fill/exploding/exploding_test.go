package exploding_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/fill/exploding"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(exploding.Rook, exploding.Bishop, exploding.Queen))
	attackstest.Lines(t, exploding.File, exploding.Rank, nil, nil)
}

func Example() {
	// An engine's own types work unchanged.
	type square int8
	type board uint64

	const d4 square = 27
	var occupied board = 0x0040000000000400
	fmt.Print(transform.Draw(occupied, exploding.Bishop(d4, occupied), exploding.File(d4, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . 1 . . . .
	// . . . . . . 1 .   1 . . . . . 1 .   . . . 1 . . . .
	// . . . . . . . .   . 1 . . . 1 . .   . . . 1 . . . .
	// . . . . . . . .   . . 1 . 1 . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . 1 . 1 . . .   . . . 1 . . . .
	// . . 1 . . . . .   . 1 . . . 1 . .   . . . 1 . . . .
	// . . . . . . . .   1 . . . . . 1 .   . . . 1 . . . .
}
