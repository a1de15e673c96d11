package fill_test

import (
	"testing"

	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/internal/transformtest"
)

// TestUnequalLengthsPanic asks functions of which a kernel would read or write beyond a slice.
func TestUnequalLengthsPanic(t *testing.T) {
	words := func(n int) []uint64 { return make([]uint64, n) }
	for _, batch := range []struct {
		name, slices string
		run          func(n []int)
	}{
		{"AttacksEach", "dst, orthogonals, diagonals, occ", func(n []int) { fill.AttacksEach(words(n[0]), words(n[1]), words(n[2]), words(n[3])) }},
		{"MapsEach", "dst, Pawns, Knights, Orthogonals, Diagonals, King, occ", func(n []int) {
			fill.MapsEach(words(n[0]), fill.PiecesEach[uint64]{words(n[1]), words(n[2]), words(n[3]), words(n[4]), words(n[5])}, false, words(n[6]))
		}},
	} {
		transformtest.UnequalLengths(t, "bitray/fill", batch.name, batch.slices, batch.run)
	}
}
