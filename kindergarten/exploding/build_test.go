package exploding

import "testing"

// BenchmarkBuild says what importing the package costs at start-up, beside fresh pages.
func BenchmarkBuild(b *testing.B) {
	for b.Loop() {
		buildRows()
		buildFirstRank()
	}
}
