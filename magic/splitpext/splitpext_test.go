package splitpext_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/magic/splitpext"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(splitpext.Rook, splitpext.Bishop, splitpext.Queen))
}

// TestEmulation proves the look-ups again in a process whose processor is said to lack the
// instruction.
func TestEmulation(t *testing.T) {
	testenv.SwitchedOff(t, "GODEBUG=cpu.bmi2=off", bmi2.Fast, "TestConformance")
}

func Example() {
	// An engine's own types work unchanged.
	type square int8
	type board uint64

	const e5 square = 36
	var occupied board = 0x0000100400200002
	fmt.Print(transform.Draw(occupied, splitpext.Rook(e5, occupied), splitpext.Bishop(e5, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . 1 . . . . . 1
	// . . . . . . . .   . . . . . . . .   . . 1 . . . 1 .
	// . . . . 1 . . .   . . . . 1 . . .   . . . 1 . 1 . .
	// . . 1 . . . . .   . . 1 1 . 1 1 1   . . . . . . . .
	// . . . . . . . .   . . . . 1 . . .   . . . 1 . 1 . .
	// . . . . . 1 . .   . . . . 1 . . .   . . 1 . . . 1 .
	// . . . . . . . .   . . . . 1 . . .   . 1 . . . . . 1
	// . 1 . . . . . .   . . . . 1 . . .   1 . . . . . . .
}
