package rotated

import (
	"testing"

	"github.com/bitray/bitray/transform"
)

// BenchmarkBuild says what importing the package costs at start-up.
func BenchmarkBuild(b *testing.B) {
	for b.Loop() {
		buildSquares()
		buildAttacks(fileOf, transform.ScatterRank[uint64, int])
		buildAttacks(rankOf, transform.ScatterFile[uint64, int])
		buildAttacks(fileOf, transform.ScatterDiagonal[uint64, int])
		buildAttacks(fileOf, transform.ScatterAntiDiagonal[uint64, int])
	}
}
