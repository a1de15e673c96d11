package exploding

import (
	"testing"

	"github.com/bitray/bitray/transform"
)

// BenchmarkBuild says what importing the package costs at start-up, besides fresh pages.
func BenchmarkBuild(b *testing.B) {
	for b.Loop() {
		buildRows()
		transform.FirstRankTable()
	}
}
