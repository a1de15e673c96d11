package pdepline_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/kindergarten/pdepline"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(pdepline.Rook, pdepline.Bishop, pdepline.Queen))
	attackstest.Lines(t, pdepline.File, pdepline.Rank, pdepline.Diagonal, pdepline.AntiDiagonal)
}

// TestEmulation proves the look-ups again in a process whose processor is said to lack the
// instruction.
func TestEmulation(t *testing.T) {
	testenv.SwitchedOff(t, "GODEBUG=cpu.bmi2=off", bmi2.Fast, "TestConformance")
}

func Example() {
	const c6 = 42
	var occupied uint64 = 0x0400124100100480
	fmt.Print(transform.Draw(occupied, pdepline.Bishop(c6, occupied), pdepline.Rook(c6, occupied)))
	// Output:
	// . . 1 . . . . .   1 . . . 1 . . .   . . 1 . . . . .
	// . . . . . . . .   . 1 . 1 . . . .   . . 1 . . . . .
	// . 1 . . 1 . . .   . . . . . . . .   . 1 . 1 1 . . .
	// 1 . . . . . 1 .   . 1 . 1 . . . .   . . 1 . . . . .
	// . . . . . . . .   1 . . . 1 . . .   . . 1 . . . . .
	// . . . . 1 . . .   . . . . . 1 . .   . . 1 . . . . .
	// . . 1 . . . . .   . . . . . . 1 .   . . 1 . . . . .
	// . . . . . . . 1   . . . . . . . 1   . . . . . . . .
}
