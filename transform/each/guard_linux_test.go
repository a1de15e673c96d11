package each_test

import (
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// TestNothingIsTouchedBeyondTheSlices maps slices of any length, at the beginning and at the end of pages
// whose neighbors must not be touched.
func TestNothingIsTouchedBeyondTheSlices(t *testing.T) {
	const longest = 80
	sample := sample()
	src, dst := transformtest.Guarded[board](t, longest), transformtest.Guarded[board](t, longest)
	for i := range src {
		src[i] = sample[i%len(sample)]
	}
	forEachSet(t, func(t *testing.T) {
		for _, batch := range batches {
			for n := range longest + 1 {
				for end := range 2 {
					from, to := src[end*(len(src)-n):][:n], dst[end*(len(dst)-n):][:n]
					clear(to)
					batch.each(to, from)
					for i, b := range from {
						if got, want := to[i], batch.board(b); got != want {
							t.Fatalf("%s, board %d of %d: board, got, want:\n%s", batch.name, i, n, transform.Draw(b, got, want))
						}
					}
				}
			}
		}
	})
}
