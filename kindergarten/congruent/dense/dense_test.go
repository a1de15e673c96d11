package dense_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/congruent/dense"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(dense.Rook, dense.Bishop, dense.Queen))
	attackstest.Lines(t, dense.File, dense.Rank, dense.Diagonal, dense.AntiDiagonal)
}

// Modulo 85 the squares of the long diagonal weigh 2 to the power of their file: 4+2 are c3 and
// b2.
func Example() {
	// An engine's own types work unchanged.
	type square int8
	type board uint64

	const d4 square = 27
	var occupied board = 0x0000000000040200
	fmt.Println(occupied % 85)
	fmt.Print(transform.Draw(occupied, dense.Diagonal(d4, occupied), dense.Bishop(d4, occupied)))
	// Output:
	// 6
	// . . . . . . . .   . . . . . . . 1   . . . . . . . 1
	// . . . . . . . .   . . . . . . 1 .   1 . . . . . 1 .
	// . . . . . . . .   . . . . . 1 . .   . 1 . . . 1 . .
	// . . . . . . . .   . . . . 1 . . .   . . 1 . 1 . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . 1 . . . . .   . . 1 . . . . .   . . 1 . 1 . . .
	// . 1 . . . . . .   . . . . . . . .   . . . . . 1 . .
	// . . . . . . . .   . . . . . . . .   . . . . . . 1 .
}
