package sbamg_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/sbamg"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(sbamg.Rook, sbamg.Bishop, sbamg.Queen))
	attackstest.Lines(t, sbamg.File, sbamg.Rank, sbamg.Diagonal, sbamg.AntiDiagonal)
}

func Example() {
	// Nothing stands below a1: the guard must not be taken for a blocker.
	const a1 = 0
	var occupied uint64 = 1<<4 | 1<<40 | 1<<45
	fmt.Print(transform.Draw(occupied, sbamg.Rank(a1, occupied), sbamg.Queen(a1, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// 1 . . . . 1 . .   . . . . . . . .   1 . . . . 1 . .
	// . . . . . . . .   . . . . . . . .   1 . . . 1 . . .
	// . . . . . . . .   . . . . . . . .   1 . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   1 . 1 . . . . .
	// . . . . . . . .   . . . . . . . .   1 1 . . . . . .
	// . . . . 1 . . .   . 1 1 1 1 . . .   . 1 1 1 1 . . .
}
