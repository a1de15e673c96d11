package arithshift_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/arithshift"
	"github.com/bitray/bitray/internal/linestest"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(arithshift.Rook, arithshift.Bishop, arithshift.Queen))
	linestest.Run(t, arithshift.File, arithshift.Rank, arithshift.Diagonal, arithshift.AntiDiagonal)
}

// TestKernels proves every kernel that this process can use, the generic one among them.
func TestKernels(t *testing.T) {
	for _, set := range simd.Lookup("arithshift").Sets() {
		t.Run(set.String(), func(t *testing.T) {
			ask := func(f func(sq, occ uint64) uint64) func(attacks.Square, attacks.Bitboard) attacks.Bitboard {
				return func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
					return attacks.Bitboard(f(uint64(sq)&63, uint64(occ)))
				}
			}
			rook, bishop, queen := arithshift.By(set)
			attackstest.Run(t, attacks.NewSliders(ask(rook), ask(bishop), ask(queen)))
		})
	}
}

// The look-ups are proved again in processes whose processor is said to lack the instructions of the one
// kernel, and of both.

func TestWithoutAVX512(t *testing.T) {
	testenv.SwitchedOff(t, "GODEBUG=cpu.avx512cd=off", func() bool { return uses(simd.AVX512) }, "TestConformance")
}

func TestWithoutAVX2(t *testing.T) {
	testenv.SwitchedOff(t, "GODEBUG=cpu.avx2=off", func() bool { return uses(simd.AVX512) || uses(simd.AVX2) }, "TestConformance")
}

func uses(set simd.Set) bool { return simd.Lookup("arithshift").Sets()[0] == set }

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
