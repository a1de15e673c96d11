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

// TestBatchesAreVerified gives a wrong answer to a question that [sampled] does not look at.
func TestBatchesAreVerified(t *testing.T) {
	w := fewQuestions()
	for _, mode := range BatchModes() {
		q := newQuestions(regroup(&w, mode), Rook)
		right := func(dst []bb, w *Workload) { answers(dst, w, referenceOf(Rook)) }
		wrong := func(dst []bb, w *Workload) { right(dst, w); dst[1]++ }
		if err := verified(t, newBatchSubject("right", q, mode, right)); err != nil {
			t.Errorf("%s: %v", mode, err)
		}
		if err := verified(t, newBatchSubject("wrong", q, mode, wrong)); err == nil {
			t.Errorf("%s: a wrong answer is not noticed", mode)
		}
	}
}
