package between_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/between"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(between.Rook, between.Bishop, between.Queen))
	attackstest.Lines(t, between.File, between.Rank, between.Diagonal, between.AntiDiagonal)
}

func Example() {
	const c3 = 18
	var occupied uint64 = 0x0000211000200410
	fmt.Print(transform.Draw(occupied, between.Bishop(c3, occupied), between.Rook(c3, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . 1 . . . . .
	// . . . . . . . .   . . . . . . . .   . . 1 . . . . .
	// 1 . . . . 1 . .   . . . . . . . .   . . 1 . . . . .
	// . . . . 1 . . .   1 . . . 1 . . .   . . 1 . . . . .
	// . . . . . . . .   . 1 . 1 . . . .   . . 1 . . . . .
	// . . . . . 1 . .   . . . . . . . .   1 1 . 1 1 1 . .
	// . . 1 . . . . .   . 1 . 1 . . . .   . . 1 . . . . .
	// . . . . 1 . . .   1 . . . 1 . . .   . . . . . . . .
}
