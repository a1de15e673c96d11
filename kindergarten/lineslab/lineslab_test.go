package lineslab_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/lineslab"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(lineslab.Rook, lineslab.Bishop, lineslab.Queen))
	attackstest.Lines(t, lineslab.File, lineslab.Rank, lineslab.Diagonal, lineslab.AntiDiagonal)
}

func Example() {
	const g5 = 38
	var occupied uint64 = 0x0010006204804001
	fmt.Print(transform.Draw(occupied, lineslab.Bishop(g5, occupied), lineslab.Rook(g5, occupied)))
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
