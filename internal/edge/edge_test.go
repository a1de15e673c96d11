package edge_test

import (
	"testing"

	"github.com/bitray/bitray/internal/edge"
)

func TestEdgesAreTheirSquares(t *testing.T) {
	for sq := range 64 {
		file, rank := sq%8, sq/8
		for name, test := range map[string]struct {
			board uint64
			want  bool
		}{
			"FileA": {edge.FileA, file == 0}, "FileH": {edge.FileH, file == 7}, "Rank1": {edge.Rank1, rank == 0}, "Rank8": {edge.Rank8, rank == 7},
			"NotFileA": {edge.NotFileA, file != 0}, "NotFileH": {edge.NotFileH, file != 7},
		} {
			if got := test.board>>sq&1 != 0; got != test.want {
				t.Errorf("%s has square %d: %v", name, sq, got)
			}
		}
	}
}
