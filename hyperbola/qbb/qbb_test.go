package qbb_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/qbb"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(qbb.Rook, qbb.Bishop, qbb.Queen))
	attackstest.Lines(t, qbb.File, qbb.Rank, qbb.Diagonal, qbb.AntiDiagonal)
}

func Example() {
	// On h5 a bishop stands on the edge, where the patterns wrap around the board.
	const h5 = 39
	var occupied uint64 = 1<<30 | 1<<53 | 1<<32
	fmt.Print(transform.Draw(occupied, qbb.Bishop(h5, occupied), qbb.Queen(h5, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . 1
	// . . . . . 1 . .   . . . . . 1 . .   . . . . . 1 . 1
	// . . . . . . . .   . . . . . . 1 .   . . . . . . 1 1
	// 1 . . . . . . .   . . . . . . . .   1 1 1 1 1 1 1 .
	// . . . . . . 1 .   . . . . . . 1 .   . . . . . . 1 1
	// . . . . . . . .   . . . . . . . .   . . . . . . . 1
	// . . . . . . . .   . . . . . . . .   . . . . . . . 1
	// . . . . . . . .   . . . . . . . .   . . . . . . . 1
}
