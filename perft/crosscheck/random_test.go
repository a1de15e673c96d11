package crosscheck_test

import (
	"context"
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
		t.Run(string(test.bug), func(t *testing.T) {
			t.Parallel()
			s := crosscheck.Search{Tested: mailboxGenerator{test.bug}, Judge: judge(), Depth: 1}
			if test.making || test.class == "counting" {
				s.Depth = 2
			}
			lines := standard
			if test.bug == castlingRookPinned {
				lines = chess960
			}
			result, err := s.First(context.Background(), lines)
			if err != nil || result.Difference == nil {
				t.Errorf("not found in %d positions, error %v", result.Judged, err)
			}
		})
	}
}
