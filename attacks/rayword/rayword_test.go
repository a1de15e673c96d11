package rayword_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/rayword"
	"github.com/bitray/bitray/internal/occupancy"
	"github.com/bitray/bitray/internal/reference"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(rayword.Rook, rayword.Bishop, rayword.Queen))
}

// TestWithoutTheInstruction proves everything again in a process whose processor is said to lack it.
func TestWithoutTheInstruction(t *testing.T) {
	testenv.SwitchedOff(t, "GODEBUG=cpu.avx512bitalg=off", func() bool { return simd.Lookup("rayword").Sets()[0] == simd.AVX512 },
		"TestConformance", "TestNearest")
}

func TestNearest(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 0))
	for range 10_000 {
		sq, occ := attacks.Square(random.Uint32()), attacks.Bitboard(occupancy.Random(random))
		if got, want := rayword.Nearest(sq, occ), reference.Queen(sq&63, occ)&occ; got != want {
			t.Fatalf("from %d: occupied, want, got\n%s", sq, transform.Draw(occ, want, got))
		}
	}
}
