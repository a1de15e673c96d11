package congruent_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/congruent"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(congruent.Rook, congruent.Bishop, congruent.Queen))
	attackstest.Lines(t, congruent.File, congruent.Rank, congruent.Diagonal, congruent.AntiDiagonal)
}

func Example() {
	// An engine's own types work unchanged.
	type square int8
	type board uint64

	const f3 square = 21
	var occupied board = 0x0000040020000100
	fmt.Print(transform.Draw(occupied, congruent.File(f3, occupied), congruent.AntiDiagonal(f3, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . 1 . . . . .   . . . . . . . .   . . 1 . . . . .
	// . . . . . . . .   . . . . . . . .   . . . 1 . . . .
	// . . . . . 1 . .   . . . . . 1 . .   . . . . 1 . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . . . . . 1 . .   . . . . . . 1 .
	// . . . . . . . .   . . . . . 1 . .   . . . . . . . 1
}
