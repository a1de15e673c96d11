package congruent

import "testing"

// BenchmarkBuild says what importing the package costs at start-up, besides fresh pages.
func BenchmarkBuild(b *testing.B) {
	target := new([64]remainders)
	for b.Loop() {
		build(target)
	}
}
