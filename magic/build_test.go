package magic

import "testing"

// BenchmarkBuild says what importing the package costs at start-up, besides fresh pages from the operating system: searching
// the multipliers and filling the tables. The seed changes from run to run; the package's own is the first.
func BenchmarkBuild(b *testing.B) {
	target := new([slabSize]uint64)
	for run := uint64(seed); b.Loop(); run++ {
		build(target, run)
	}
}
