package sissy_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/sissy"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(sissy.Rook, sissy.Bishop, sissy.Queen))
}

func Example() {
	// An engine's own types work unchanged.
	type square int8
	type board uint64

	const d4 square = 27
	var occupied board = 0x0000000042140000
	fmt.Print(transform.Draw(occupied, sissy.Queen(d4, occupied)))
	// Output:
	// . . . . . . . .   . . . 1 . . . 1
	// . . . . . . . .   1 . . 1 . . 1 .
	// . . . . . . . .   . 1 . 1 . 1 . .
	// . . . . . . . .   . . 1 1 1 . . .
	// . 1 . . . . 1 .   . 1 1 . 1 1 1 .
	// . . 1 . 1 . . .   . . 1 1 1 . . .
	// . . . . . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . 1 . . . .
}
