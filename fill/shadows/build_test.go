package shadows

import (
	"testing"

	"github.com/bitray/bitray/transform"
)

// BenchmarkBuild says what importing the package costs at start-up.
func BenchmarkBuild(b *testing.B) {
	for b.Loop() {
		transform.HalfLinesTable()
	}
}
