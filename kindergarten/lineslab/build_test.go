package lineslab

import "testing"

// BenchmarkBuild says what importing the package costs at start-up.
func BenchmarkBuild(b *testing.B) {
	target := new([slabSize]uint64)
	for b.Loop() {
		build(target)
	}
}
