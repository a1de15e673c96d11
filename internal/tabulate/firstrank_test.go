package tabulate_test

import (
	"testing"

	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

func TestFirstRankTable(t *testing.T) {
	table := tabulate.FirstRankTable()
	for file := range 8 {
		for occ := range 256 {
			inner := occ >> 1 & 63
			if got, want := table[64*file+inner], transform.FirstRank(file, uint8(occ)); got != want {
				t.Errorf("file %d, occupancy %08b: got %08b, want %08b", file, occ, got, want)
			}
		}
	}
}
