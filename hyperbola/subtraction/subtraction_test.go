package subtraction_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/subtraction"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(subtraction.Rook, subtraction.Bishop, subtraction.Queen))
	attackstest.Lines(t, subtraction.File, subtraction.Rank, subtraction.Diagonal, subtraction.AntiDiagonal)
}

func Example() {
	const c4 = 26
	var occupied uint64 = 0x0010204400100204
	fmt.Print(transform.Draw(occupied, subtraction.Rank(c4, occupied), subtraction.Queen(c4, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . 1 .
	// . . . . 1 . . .   . . . . . . . .   . . . . . 1 . .
	// . . . . . 1 . .   . . . . . . . .   1 . . . 1 . . .
	// . . 1 . . . 1 .   . . . . . . . .   . 1 1 1 . . . .
	// . . . . . . . .   1 1 . 1 1 1 1 1   1 1 . 1 1 1 1 1
	// . . . . 1 . . .   . . . . . . . .   . 1 1 1 . . . .
	// . 1 . . . . . .   . . . . . . . .   1 . 1 . 1 . . .
	// . . 1 . . . . .   . . . . . . . .   . . 1 . . 1 . .
}
