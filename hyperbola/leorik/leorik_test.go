package leorik_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/leorik"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(leorik.Rook, leorik.Bishop, leorik.Queen))
	attackstest.Lines(t, leorik.File, leorik.Rank, leorik.Diagonal, leorik.AntiDiagonal)
}

func Example() {
	const f3 = 21
	var occupied uint64 = 0x0042000024000810
	fmt.Print(transform.Draw(occupied, leorik.Bishop(f3, occupied), leorik.Rook(f3, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . 1 . . . . 1 .   . 1 . . . . . .   . . . . . . . .
	// . . . . . . . .   . . 1 . . . . .   . . . . . . . .
	// . . . . . . . .   . . . 1 . . . 1   . . . . . . . .
	// . . 1 . . 1 . .   . . . . 1 . 1 .   . . . . . 1 . .
	// . . . . . . . .   . . . . . . . .   1 1 1 1 1 . 1 1
	// . . . 1 . . . .   . . . . 1 . 1 .   . . . . . 1 . .
	// . . . . 1 . . .   . . . 1 . . . 1   . . . . . 1 . .
}
