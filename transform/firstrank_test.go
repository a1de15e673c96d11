package transform_test

import (
	"testing"

	"github.com/bitray/bitray/transform"
)

func TestFirstRank(t *testing.T) {
	for file := range 8 {
		for occ := range 256 {
			var want uint8
			for _, step := range []int{-1, 1} {
				for to := file + step; to >= 0 && to < 8; to += step {
					want |= 1 << to
					if occ>>to&1 != 0 {
						break
					}
				}
			}
			if got := transform.FirstRank(file, uint8(occ)); got != want {
				t.Errorf("file %d, occupancy %08b: got %08b, want %08b", file, occ, got, want)
			}
		}
	}
}
