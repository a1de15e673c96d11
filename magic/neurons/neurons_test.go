package neurons_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/magic/neurons"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(neurons.Rook, neurons.Bishop, neurons.Queen))
}

// TestEmulation proves the look-ups again in a process whose processor is said to lack bit extraction.
func TestEmulation(t *testing.T) {
	testenv.SwitchedOff(t, "GODEBUG=cpu.bmi2=off", bmi2.Fast, "TestConformance")
}

func Example() {
	const f4 = 29
	var occupied uint64 = 0x0004200042000820
	fmt.Print(transform.Draw(occupied, neurons.Bishop(f4, occupied), neurons.Rook(f4, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . 1 . . . . .   . . 1 . . . . .   . . . . . . . .
	// . . . . . 1 . .   . . . 1 . . . 1   . . . . . 1 . .
	// . . . . . . . .   . . . . 1 . 1 .   . . . . . 1 . .
	// . 1 . . . . 1 .   . . . . . . . .   . 1 1 1 1 . 1 .
	// . . . . . . . .   . . . . 1 . 1 .   . . . . . 1 . .
	// . . . 1 . . . .   . . . 1 . . . 1   . . . . . 1 . .
	// . . . . . 1 . .   . . . . . . . .   . . . . . 1 . .
}
