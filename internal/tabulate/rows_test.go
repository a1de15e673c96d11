package tabulate_test

import (
	"testing"

	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// TestLinesAreTheirHalves rebuilds both tables from the masks of the lines.
func TestLinesAreTheirHalves(t *testing.T) {
	lines, halves := tabulate.LinesTable(), tabulate.HalfLinesTable()
	for sq := range 64 {
		below := uint64(1)<<sq - 1
		above := ^below << 1
		l, h := &lines[sq], &halves[sq]
		for name, line := range map[string]struct{ mask, line, above, below uint64 }{
			"rank":          {transform.RankMask[uint64](sq), l.Rank, h.RankAbove, h.RankBelow},
			"file":          {transform.FileMask[uint64](sq), l.File, h.FileAbove, h.FileBelow},
			"diagonal":      {transform.DiagonalMask[uint64](sq), l.Diagonal, h.DiagonalAbove, h.DiagonalBelow},
			"anti-diagonal": {transform.AntiDiagonalMask[uint64](sq), l.AntiDiagonal, h.AntiDiagonalAbove, h.AntiDiagonalBelow},
		} {
			if line.above != line.mask&above || line.below != line.mask&below || line.line != line.mask&(above|below) {
				t.Errorf("%s of square %d: mask, line, above, below\n%s", name, sq,
					transform.Draw(line.mask, line.line, line.above, line.below))
			}
		}
	}
}
