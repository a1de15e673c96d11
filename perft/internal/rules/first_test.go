package rules_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// TestFirst asks for the lowest square of every set of one square, two squares, and a square with all above.
func TestFirst(t *testing.T) {
	for low := range attacks.NoSquare {
		for high := low; high < attacks.NoSquare; high++ {
			if b := attacks.Of(low, high); rules.First(b) != low {
				t.Errorf("%v, %v: got %v", low, high, rules.First(b))
			}
		}
		if b := attacks.Universe << low; rules.First(b) != low {
			t.Errorf("%v and all above: got %v", low, rules.First(b))
		}
	}
}
