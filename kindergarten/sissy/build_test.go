package sissy

import "testing"

// BenchmarkBuild says what importing the package costs at start-up, besides fresh pages.
func BenchmarkBuild(b *testing.B) {
	queens, bishops := new([64]queenRanks), new([64]bishopRanks)
	for b.Loop() {
		build(queens, bishops)
	}
}
