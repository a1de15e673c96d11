package pextpdep_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/magic/pextpdep"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(pextpdep.Rook, pextpdep.Bishop, pextpdep.Queen))
}

// TestEmulation proves the look-ups again in a process whose processor is said to lack the
// instructions.
func TestEmulation(t *testing.T) {
	testenv.SwitchedOff(t, "GODEBUG=cpu.bmi2=off", bmi2.Fast, "TestConformance")
}

func Example() {
	// An engine's own types work unchanged.
	type square int8
	type board uint64

	const d4 square = 27
	var occupied board = 0x0008004002080000
	fmt.Print(transform.Draw(occupied, pextpdep.Queen(d4, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . 1
	// . . . 1 . . . .   1 . . 1 . . 1 .
	// . . . . . . . .   . 1 . 1 . 1 . .
	// . . . . . . 1 .   . . 1 1 1 . . .
	// . 1 . . . . . .   . 1 1 . 1 1 1 1
	// . . . 1 . . . .   . . 1 1 1 . . .
	// . . . . . . . .   . 1 . . . 1 . .
	// . . . . . . . .   1 . . . . . 1 .
}
