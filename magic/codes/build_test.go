package codes

import "testing"

// BenchmarkBuild says what importing the package costs at start-up, besides fresh pages from the operating system.
func BenchmarkBuild(b *testing.B) {
	target := new([slabSize]uint16)
	for b.Loop() {
		build(target)
	}
}
