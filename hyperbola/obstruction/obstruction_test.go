package obstruction_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/obstruction"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(obstruction.Rook, obstruction.Bishop, obstruction.Queen))
	attackstest.Lines(t, obstruction.File, obstruction.Rank, obstruction.Diagonal, obstruction.AntiDiagonal)
}

func Example() {
	// A rook on d4 between the obstructions d2 and d7; d8 and d1 lie behind them.
	const d4 = 27
	var occupied uint64 = 1<<3 | 1<<11 | 1<<51 | 1<<59
	fmt.Print(transform.Draw(occupied, obstruction.File(d4, occupied), obstruction.Rook(d4, occupied)))
	// Output:
	// . . . 1 . . . .   . . . . . . . .   . . . . . . . .
	// . . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . 1 . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . 1 . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   1 1 1 . 1 1 1 1
	// . . . . . . . .   . . . 1 . . . .   . . . 1 . . . .
	// . . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .
	// . . . 1 . . . .   . . . . . . . .   . . . . . . . .
}
