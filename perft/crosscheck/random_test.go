package crosscheck_test

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/perft/crosscheck"
)

// TestRandomLinesComeNearRareRules finds every planted bug in a thousand random positions, at the
// lowest depth at which it shows: one move must be made first for bugs in making moves, and to count.
func TestRandomLinesComeNearRareRules(t *testing.T) {
	standard := slices.Collect(crosscheck.RandomLines(1, 1000, false))
	chess960 := slices.Collect(crosscheck.RandomLines(1, 1000, true))
	for _, test := range plantedBugs {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			depth, lines := 1, standard
			if test.making || test.class == "counting" {
				depth = 2
			}
			if test.name == pinnedRook {
				lines = chess960
			}
			if search(t, test.generator(), depth, lines...) == nil {
				t.Errorf("not found in %d positions", len(lines))
			}
		})
	}
}
