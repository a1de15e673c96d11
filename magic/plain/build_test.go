package plain

import "testing"

// BenchmarkBuild says what importing the package costs at start-up, besides fresh pages from the operating system.
func BenchmarkBuild(b *testing.B) {
	rooks, bishops := new(rookTables), new(bishopTables)
	for b.Loop() {
		build(rooks, bishops, seed)
	}
}
