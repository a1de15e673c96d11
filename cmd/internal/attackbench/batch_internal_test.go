package attackbench

import (
	"slices"
	"testing"
)

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

// TestBatchesHaveFullCalls counts the questions of each call, where they fill some calls, and where some are
// left.
func TestBatchesHaveFullCalls(t *testing.T) {
	for _, test := range []struct {
		mode      Mode
		questions int
		want      []int
	}{
		{BatchPairs, 2048, []int{1024, 1024}},
		{BatchPairs, 2050, []int{1024, 1024, 2}},
		{BatchBoard, 2111, []int{1024, 1024}},
	} {
		all := NewWorkload("sparse", Rook, 1)
		w := all.part(0, test.questions)
		var calls []int
		newQuestions(regroup(w, test.mode), Rook).inCalls(&Row{Name: "counted"}, test.mode, func(dst []bb, w *Workload) {
			if len(dst) != len(w.Squares) || len(dst) != len(w.Occupancies) {
				t.Errorf("%s: %d answers to %d squares and %d occupancies", test.mode, len(dst), len(w.Squares), len(w.Occupancies))
			}
			calls = append(calls, len(dst))
		}).Pass()
		if !slices.Equal(calls, test.want) {
			t.Errorf("%d questions in mode %s: calls of %d, want %d", test.questions, test.mode, calls, test.want)
		}
	}
}
