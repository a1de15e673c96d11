package attackbench

import "testing"

// TestSampledSeesEverySixtyFirstAnswer turns one bit over after another. A fold that could not tell
// would let a batch go wrong after it was verified.
func TestSampledSeesEverySixtyFirstAnswer(t *testing.T) {
	answers := make([]bb, 200)
	for i := range answers {
		answers[i] = bb(i) * 0x9e3779b97f4a7c15
	}
	fold := sampled(answers)
	for i := range answers {
		for bit := range 64 {
			answers[i] ^= 1 << bit
			if seen := sampled(answers) != fold; seen != (i%61 == 0) {
				t.Fatalf("bit %d of answer %d: seen: %v", bit, i, seen)
			}
			answers[i] ^= 1 << bit
		}
	}
}
