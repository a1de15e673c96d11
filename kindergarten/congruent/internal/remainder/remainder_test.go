package remainder_test

import (
	"testing"

	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/kindergarten/congruent/internal/remainder"
	"github.com/bitray/bitray/transform"
)

// TestFill looks up every occupancy that matters, with squares off the lines that do not.
func TestFill(t *testing.T) {
	for sq := range 64 {
		file, diagonal, antiDiagonal := make([]uint64, 73), make([]uint64, 85), make([]uint64, 65)
		m := remainder.Fill(sq, file, diagonal, antiDiagonal)
		for _, line := range []struct {
			name    string
			table   []uint64
			mask    uint64
			attacks func(sq int, occ uint64) uint64
		}{
			{"file", file, m.File, tabulate.FileAttacks},
			{"diagonal", diagonal, m.Diagonal, tabulate.DiagonalAttacks},
			{"anti-diagonal", antiDiagonal, m.AntiDiagonal, tabulate.AntiDiagonalAttacks},
		} {
			for subset := range transform.Subsets(line.mask) {
				occ := subset | ^line.mask&0x8100000000000081
				if got, want := line.table[occ&line.mask%uint64(len(line.table))], line.attacks(sq, occ); got != want {
					t.Fatalf("%s of square %d: occupancy, got, want\n%s", line.name, sq, transform.Draw(occ, got, want))
				}
			}
		}
	}
}
