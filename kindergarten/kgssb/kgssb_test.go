package kgssb_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/kgssb"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(kgssb.Rook, kgssb.Bishop, kgssb.Queen))
	attackstest.Lines(t, kgssb.File, kgssb.Rank, kgssb.Diagonal, kgssb.AntiDiagonal)
}

// The four lines through a square, each looked up alone.
func Example() {
	// An engine's own types work unchanged.
	type square int8
	type board uint64

	const d4 square = 27
	var occupied board = 0x0008024002280400
	fmt.Print(transform.Draw(kgssb.Rank(d4, occupied), kgssb.File(d4, occupied),
		kgssb.Diagonal(d4, occupied), kgssb.AntiDiagonal(d4, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . 1   . . . . . . . .
	// . . . . . . . .   . . . 1 . . . .   . . . . . . 1 .   . . . . . . . .
	// . . . . . . . .   . . . 1 . . . .   . . . . . 1 . .   . 1 . . . . . .
	// . . . . . . . .   . . . 1 . . . .   . . . . 1 . . .   . . 1 . . . . .
	// . 1 1 . 1 1 1 1   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . 1 . . . .   . . 1 . . . . .   . . . . 1 . . .
	// . . . . . . . .   . . . . . . . .   . 1 . . . . . .   . . . . . 1 . .
	// . . . . . . . .   . . . . . . . .   1 . . . . . . .   . . . . . . 1 .
}
