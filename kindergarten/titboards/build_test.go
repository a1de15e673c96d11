package titboards

import "testing"

// BenchmarkBuild says what importing the package costs at start-up.
func BenchmarkBuild(b *testing.B) {
	for b.Loop() {
		buildTernary()
		buildMoves()
	}
}
