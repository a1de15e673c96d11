package neurons

import "testing"

// BenchmarkBuild says what importing the package costs at start-up, besides the map of weights.
func BenchmarkBuild(b *testing.B) {
	target := new([allNets]net)
	for b.Loop() {
		build(target)
	}
}

// TestEveryNetIsUsed expects the weights of 77 problems, each of which some slider and target have, and no net left
// out.
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
