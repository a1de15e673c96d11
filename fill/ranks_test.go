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

// independent asks about sliders of their own on each board, dependent about those that the answer before
// leaves. Both inline together with the way that they ask.
func independent(boards []uint64, east func(sliders, occ uint64) uint64) (fold uint64) {
	for _, occ := range boards {
		fold ^= east(occ&-occ, occ)
	}
	return fold
}

func dependent(boards []uint64, east func(sliders, occ uint64) uint64) (sliders uint64) {
	sliders = 1
	for _, occ := range boards {
		sliders = east(sliders, occ)
	}
	return sliders
}

// BenchmarkEast compares the two ways.
func BenchmarkEast(b *testing.B) {
	boards := transformtest.Boards()
	for name, run := range map[string]func() uint64{
		"impl=fill/mode=throughput":        func() uint64 { return independent(boards, fill.East[uint64]) },
		"impl=subtraction/mode=throughput": func() uint64 { return independent(boards, eastBySubtraction) },
		"impl=fill/mode=latency":           func() uint64 { return dependent(boards, fill.East[uint64]) },
		"impl=subtraction/mode=latency":    func() uint64 { return dependent(boards, eastBySubtraction) },
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				sinkEast = run()
			}
		})
	}
}
