package attackstest

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/transform"
)

// LineFunc is a function that returns the attacks on one line of a square.
type LineFunc func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard

// Lines holds the line functions of a technique. Those that it does not have are nil.
type Lines struct {
	File, Rank, Diagonal, AntiDiagonal LineFunc
}

// Run compares the line functions with the reference for every square and every subset of its
// line, each on an otherwise empty board and on a full one, where all that is not on the line
// must make no difference.
func (l Lines) Run(t *testing.T) {
	t.Helper()
	rook, bishop := reference.Rook[attacks.Square, attacks.Bitboard], reference.Bishop[attacks.Square, attacks.Bitboard]
	for _, line := range []struct {
		name      string
		got, want LineFunc
		mask      func(attacks.Square) attacks.Bitboard
	}{
		{"file", l.File, rook, transform.FileMask[attacks.Bitboard, attacks.Square]},
		{"rank", l.Rank, rook, transform.RankMask[attacks.Bitboard, attacks.Square]},
		{"diagonal", l.Diagonal, bishop, transform.DiagonalMask[attacks.Bitboard, attacks.Square]},
		{"anti-diagonal", l.AntiDiagonal, bishop, transform.AntiDiagonalMask[attacks.Bitboard, attacks.Square]},
	} {
		if line.got == nil {
			continue
		}
		t.Run(line.name, func(t *testing.T) {
			for sq := range attacks.Square(64) {
				mask := line.mask(sq)
				for subset := range mask.Subsets() {
					want := line.want(sq, subset) & mask
					for _, occ := range [2]attacks.Bitboard{subset, subset | ^mask} {
						if got := line.got(sq, occ); got != want {
							t.Fatalf("%s of %v, occupancy %#016x: occupancy, want, got\n%s",
								line.name, sq, uint64(occ), transform.Draw(occ, want, got))
						}
					}
				}
			}
		})
	}
}
