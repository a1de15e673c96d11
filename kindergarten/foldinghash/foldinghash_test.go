package foldinghash_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/foldinghash"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(foldinghash.Rook, foldinghash.Bishop, foldinghash.Queen))
	attackstest.Lines(t, foldinghash.File, foldinghash.Rank, foldinghash.Diagonal, foldinghash.AntiDiagonal)
}

func Example() {
	const g5 = 38
	var occupied uint64 = 0x0010006204804001
	fmt.Print(transform.Draw(occupied, foldinghash.Bishop(g5, occupied), foldinghash.Rook(g5, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . 1 .
	// . . . . 1 . . .   . . . . 1 . . .   . . . . . . 1 .
	// . . . . . . . .   . . . . . 1 . 1   . . . . . . 1 .
	// . 1 . . . 1 1 .   . . . . . . . .   . . . . . 1 . 1
	// . . 1 . . . . .   . . . . . 1 . 1   . . . . . . 1 .
	// . . . . . . . 1   . . . . 1 . . .   . . . . . . 1 .
	// . . . . . . 1 .   . . . 1 . . . .   . . . . . . 1 .
	// 1 . . . . . . .   . . 1 . . . . .   . . . . . . . .
}
