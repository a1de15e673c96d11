// Package attackstest is the conformance suite of attack generators: anyone can run it on
// their own.
//
//	func TestConformance(t *testing.T) {
//		attackstest.Run(t, mySliders)
//	}
//
// [Run] asks about every square and every subset of the lines of the slider, edges included, 1,119,744
// cases; checks that pieces off the lines make no difference, that attacks are mutual and that the
// symmetries of the board are symmetries of the attacks; and tests that nothing allocates. The first
// counterexample is drawn. Squares are those of package attacks:
// a1 is 0, h8 is 63.
package attackstest

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/proof"
)

// Run puts s through the whole suite, one subtest for each part: the exhaustive proof, noise,
// the laws, and allocation.
func Run(t *testing.T, s attacks.Sliders) {
	t.Helper()
	t.Run("exhaustive", func(t *testing.T) {
		cases, err := proof.Exhaustive(s)
		if err != nil {
			t.Fatal(err)
		}
		if cases != proof.Cases {
			t.Fatalf("%d cases, want %d", cases, proof.Cases)
		}
	})
	t.Run("noise", func(t *testing.T) {
		if err := proof.Noise(s); err != nil {
			t.Fatal(err)
		}
	})
	t.Run("laws", func(t *testing.T) {
		if err := proof.Laws(s); err != nil {
			t.Fatal(err)
		}
	})
	t.Run("allocation", func(t *testing.T) { testAllocation(t, s) })
}

func testAllocation(t *testing.T, s attacks.Sliders) {
	var sink attacks.Bitboard
	allocs := testing.AllocsPerRun(100, func() {
		sink ^= s.Rook(attacks.D4, sink) ^ s.Bishop(attacks.E5, sink) ^ s.Queen(attacks.A1, sink)
	})
	if allocs != 0 {
		t.Errorf("%v allocations in three look-ups, want none", allocs)
	}
}
