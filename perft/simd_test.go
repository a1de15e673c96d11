package perft_test

import (
	"context"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/replies/lanes"
)

// simdRow is the number of nodes of a suite's row up to which the fast methods count it: enough
// for depth 4 and more, where nodes three plies above the leaves begin.
const simdRow = 20_000_000

func TestSIMDSuites(t *testing.T) {
	if !lanes.Available() {
		t.Skip("no kernel for this machine")
	}
	for _, method := range []perft.Method{perft.SIMD} {
		deep := 0
		for _, s := range suites {
			for _, r := range readSuite(t, s.name) {
				for _, want := range r.Counts {
					if want.Depth < 4 || want.Nodes.Cmp(perft.NewNodes(simdRow)) > 0 {
						continue
					}
					deep++
					got, err := perft.Count(context.Background(), r.Position, want.Depth, perft.Options{Method: method})
					if err != nil || got != want.Nodes {
						t.Fatalf("%s: %v: perft %d of %s: got %v, want %v (error %v)",
							r.Place(), method, want.Depth, r.FEN, got, want.Nodes, err)
					}
				}
			}
		}
		if deep < 400 {
			t.Errorf("%v: %d counts to depth 4 or more, want 400", method, deep)
		}
	}
}
