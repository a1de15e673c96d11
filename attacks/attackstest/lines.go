package attackstest

import (
	"fmt"
	"math/rand/v2"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/occupancy"
	"github.com/bitray/bitray/internal/reference"
	"github.com/bitray/bitray/transform"
)

// Lines compares the line functions of a technique, of which some may be nil, with the reference for every square and
// every subset of its line, each on an otherwise empty board and on a full one, where all that is not on the line
// must make no difference. What is attacked from 64 and beyond must be what is attacked from the square of the low
// six bits.
func Lines(t T, file, rank, diagonal, antiDiagonal func(attacks.Square, attacks.Bitboard) attacks.Bitboard) {
	t.Helper()
	rook, bishop := reference.Rook[attacks.Square, attacks.Bitboard], reference.Bishop[attacks.Square, attacks.Bitboard]
	for _, l := range []line{
		{"file", file, rook, transform.FileMask[attacks.Bitboard, attacks.Square]},
		{"rank", rank, rook, transform.RankMask[attacks.Bitboard, attacks.Square]},
		{"diagonal", diagonal, bishop, transform.DiagonalMask[attacks.Bitboard, attacks.Square]},
		{"anti-diagonal", antiDiagonal, bishop, transform.AntiDiagonalMask[attacks.Bitboard, attacks.Square]},
	} {
		if l.got == nil {
			continue
		}
		for _, err := range []error{l.exhaustive(), l.masked()} {
			if err != nil {
				t.Error(err)
			}
		}
	}
}

// line is one of the line functions, with what it is compared with.
type line struct {
	name      string
	got, want method
	mask      func(attacks.Square) attacks.Bitboard
}

func (l line) exhaustive() error {
	for sq := range attacks.Square(64) {
		mask := l.mask(sq)
		for subset := range mask.Subsets() {
			want := l.want(sq, subset) & mask
			for _, occ := range [2]attacks.Bitboard{subset, subset | ^mask} {
				if got := l.got(sq, occ); got != want {
					return &Counterexample{"line by line", l.name, sq, occ, want, got}
				}
			}
		}
	}
	return nil
}

// masked asks about squares beyond h8.
func (l line) masked() error {
	random := rand.New(rand.NewPCG(7, 0))
	for beyond := attacks.NoSquare; beyond != 0; beyond++ {
		occ := attacks.Bitboard(occupancy.Random(random))
		if got, want := l.got(beyond, occ), l.got(beyond&63, occ); got != want {
			return &Counterexample{fmt.Sprintf("asked about square %d", beyond), l.name, beyond & 63, occ, want, got}
		}
	}
	return nil
}
