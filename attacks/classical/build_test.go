package classical

import "testing"

// BenchmarkBuild says what importing the package costs at start-up.
func BenchmarkBuild(b *testing.B) {
	for b.Loop() {
		rows := buildRows()
		buildWhole(&rows)
	}
}
