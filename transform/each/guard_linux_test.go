package each_test

import (
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
)

func TestNothingIsTouchedBeyondTheSlices(t *testing.T) {
	const longest = 70
	src, dst := transformtest.Guarded[board](t, longest), transformtest.Guarded[board](t, longest)
	for i := range src {
		src[i] = board(i) * 0x9e3779b97f4a7c15
	}
	forEachSet(t, func(t *testing.T) {
		for _, batch := range batches {
			for n := range longest + 1 {
				batch.each(dst[:n], src[:n])
				batch.each(dst[len(dst)-n:], src[len(src)-n:])
				if n > 0 && dst[len(dst)-1] != batch.board(src[len(src)-1]) {
					t.Fatalf("%s: the last of %d boards is wrong", batch.name, n)
				}
			}
		}
	})
}
