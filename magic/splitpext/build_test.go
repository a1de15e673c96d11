package splitpext

import "testing"

// BenchmarkBuild says what importing the package costs at start-up, besides fresh pages from the operating system.
func BenchmarkBuild(b *testing.B) {
	target := new([64]lines)
	for b.Loop() {
		rows := buildRows()
		build(target, &rows)
	}
}
