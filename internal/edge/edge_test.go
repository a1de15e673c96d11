package edge_test

import (
	"testing"

	"github.com/bitray/bitray/internal/edge"
)

func TestEdgesAreTheirSquares(t *testing.T) {
	var fileA, fileH, rank1, rank8 uint64
	for sq := range 64 {
		switch sq % 8 {
		case 0:
			fileA |= 1 << sq
		case 7:
			fileH |= 1 << sq
		}
		switch sq / 8 {
		case 0:
			rank1 |= 1 << sq
		case 7:
			rank8 |= 1 << sq
		}
	}
	for name, got := range map[string][2]uint64{
		"FileA": {edge.FileA, fileA}, "FileH": {edge.FileH, fileH}, "Rank1": {edge.Rank1, rank1}, "Rank8": {edge.Rank8, rank8},
		"NotFileA": {edge.NotFileA, ^fileA}, "NotFileH": {edge.NotFileH, ^fileH},
	} {
		if got[0] != got[1] {
			t.Errorf("%s is %#016x, want %#016x", name, got[0], got[1])
		}
	}
}
