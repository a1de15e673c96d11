package arithshift_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/arithshift"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(arithshift.Rook, arithshift.Bishop, arithshift.Queen))
	attackstest.Lines(t, arithshift.File, arithshift.Rank, arithshift.Diagonal, arithshift.AntiDiagonal)
}

// TestWithoutAVX512 proves the look-ups again in a process whose processor is said to lack the instructions.
func TestWithoutAVX512(t *testing.T) {
	testenv.SwitchedOff(t, "GODEBUG=cpu.avx512cd=off", func() bool { return simd.Lookup("arithshift").Sets()[0] == simd.AVX512 }, "TestConformance")
}

func Example() {
	const d4 = 27
	var occupied uint64 = 0x1000084000200220
	fmt.Print(transform.Draw(occupied, arithshift.Bishop(d4, occupied), arithshift.Rook(d4, occupied)))
	// Output:
	// . . . . 1 . . .   . . . . . . . 1   . . . . . . . .
	// . . . . . . . .   1 . . . . . 1 .   . . . . . . . .
	// . . . 1 . . . .   . 1 . . . 1 . .   . . . 1 . . . .
	// . . . . . . 1 .   . . 1 . 1 . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   1 1 1 . 1 1 1 1
	// . . . . . 1 . .   . . 1 . 1 . . .   . . . 1 . . . .
	// . 1 . . . . . .   . 1 . . . 1 . .   . . . 1 . . . .
	// . . . . . 1 . .   . . . . . . 1 .   . . . 1 . . . .
}
