package pext_test

import (
	"os"
	"os/exec"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/pext"
	extract "github.com/bitray/bitray/transform/pext"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   pext.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: pext.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  pext.Queen[attacks.Square, attacks.Bitboard],
	})
}

func TestInlining(t *testing.T) {
	attackstest.Inlines(t, "magic/pext", "Rook", "Bishop", "Queen")
}

// TestEmulation proves the look-ups again in a process whose processor is said to lack the
// instruction.
func TestEmulation(t *testing.T) {
	if !extract.Fast() {
		t.Skip("the instruction is not in use: the other tests have proved the emulation")
	}
	again := exec.Command(os.Args[0], "-test.run=^TestConformance$")
	again.Env = append(os.Environ(), "GODEBUG=cpu.bmi2=off")
	if output, err := again.CombinedOutput(); err != nil {
		t.Errorf("with cpu.bmi2=off: %v\n%s", err, output)
	}
}
