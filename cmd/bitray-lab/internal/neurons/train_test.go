package neurons_test

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/neurons"
)

func TestProblems(t *testing.T) {
	if problems := neurons.Problems(); len(problems) != 77 {
		t.Errorf("%d problems, want 77: %v", len(problems), problems)
	}
}

// TestTrain trains some nets and asks them about all indices, neuron by neuron.
func TestTrain(t *testing.T) {
	for i, p := range neurons.Problems() {
		if i%7 != 0 {
			continue
		}
		net := p.Train(rand.New(rand.NewPCG(5, 0)))
		for low := range 1 << p.LowBits {
			for high := range 1 << p.HighBits {
				fires := 0
				for n, w := range net {
					if bits.OnesCount8(uint8([2]int{low, high}[n&1])^w) < neurons.Enough {
						fires++
					}
				}
				free := low&(1<<p.LowBetween-1) == 0 && high&(1<<p.HighBetween-1) == 0
				if free != (fires > neurons.Majority) {
					t.Fatalf("%+v, index %#x, %#x: %d neurons fire, free is %v", p, low, high, fires, free)
				}
			}
		}
	}
}
