package pextpdep_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/magic/pextpdep"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(pextpdep.Rook, pextpdep.Bishop, pextpdep.Queen))
}

// TestEmulation proves the look-ups again in a process whose processor is said to lack the
// instructions.
func TestEmulation(t *testing.T) {
	testenv.SwitchedOff(t, "GODEBUG=cpu.bmi2=off", bmi2.Fast, "TestConformance")
}
