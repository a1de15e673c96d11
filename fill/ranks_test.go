package fill_test

import (
	"testing"

	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// eastBySubtraction subtracts all sliders twice from the occupied squares, which hold them, each rank by
// itself.
func eastBySubtraction(sliders, occ uint64) uint64 {
	const h = uint64(edge.FileH)
	y := sliders << 1 & edge.NotFileA
	return occ ^ ((occ | h) - (y &^ h)) ^ ((occ ^ ^y) & h)
}

// TestRanksBySubtraction compares sets of sliders with the fill: all subsets of all occupancies of a rank, on
// each rank of its own, with the other ranks empty and with copies of it.
func TestRanksBySubtraction(t *testing.T) {
	for rank := range 256 {
		for sliders := range transform.Subsets(uint64(rank)) {
			for shift := range 8 {
				compareEast(t, sliders<<(8*shift), uint64(rank)<<(8*shift))
			}
			compareEast(t, sliders*edge.FileA, uint64(rank)*edge.FileA)
		}
	}
	boards := transformtest.Boards()
	for i, occ := range boards {
		compareEast(t, occ&boards[len(boards)-1-i], occ)
	}
}

func compareEast(t *testing.T, sliders, occ uint64) {
	t.Helper()
	if got, want := eastBySubtraction(sliders, occ), fill.East(sliders, occ); got != want {
		t.Fatalf("sliders, occupied, by subtraction, by filling:\n%s", transform.Draw(sliders, occ, got, want))
	}
}

var sinkEast uint64

// BenchmarkEast compares the two ways, on independent sliders and on sliders that wait for the answer before.
func BenchmarkEast(b *testing.B) {
	boards := transformtest.Boards()
	b.Run("impl=fill/mode=throughput", func(b *testing.B) {
		var fold uint64
		for b.Loop() {
			for _, occ := range boards {
				fold ^= fill.East(occ&-occ, occ)
			}
		}
		sinkEast = fold
	})
	b.Run("impl=subtraction/mode=throughput", func(b *testing.B) {
		var fold uint64
		for b.Loop() {
			for _, occ := range boards {
				fold ^= eastBySubtraction(occ&-occ, occ)
			}
		}
		sinkEast = fold
	})
	b.Run("impl=fill/mode=latency", func(b *testing.B) {
		sliders := uint64(1)
		for b.Loop() {
			for _, occ := range boards {
				sliders = fill.East(sliders, occ)
			}
		}
		sinkEast = sliders
	})
	b.Run("impl=subtraction/mode=latency", func(b *testing.B) {
		sliders := uint64(1)
		for b.Loop() {
			for _, occ := range boards {
				sliders = eastBySubtraction(sliders, occ)
			}
		}
		sinkEast = sliders
	})
}
