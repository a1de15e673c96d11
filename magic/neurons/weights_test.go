package neurons

import "testing"

// TestEveryNetIsUsed expects the weights of 77 problems, each of which some slider and target have, and no
// net left out.
func TestEveryNetIsUsed(t *testing.T) {
	if len(weights) != 77 {
		t.Errorf("weights of %d problems, want 77", len(weights))
	}
	for i, n := range nets {
		if n == (net{}) {
			t.Errorf("net %d of %d is empty", i, len(nets))
		}
	}
}
