package attackstest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/internal/proof"
	"github.com/bitray/bitray/transform"
)

// LineFunc is a function that returns the attacks on one line of a square.
type LineFunc func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard

// Lines holds the line functions of a technique. Those that it does not have are nil.
type Lines struct {
	File, Rank, Diagonal, AntiDiagonal LineFunc
}

// NewLines makes [Lines] of functions, of which some may be nil. Those of the techniques infer their types here:
//
//	attackstest.NewLines(hyperbola.File, hyperbola.Rank, hyperbola.Diagonal, hyperbola.AntiDiagonal)
func NewLines(file, rank, diagonal, antiDiagonal LineFunc) Lines {
	return Lines{file, rank, diagonal, antiDiagonal}
}

// Run compares the line functions with the reference for every square and every subset of its
// line, each on an otherwise empty board and on a full one, where all that is not on the line
// must make no difference.
func (l Lines) Run(t *testing.T) {
	t.Helper()
	for _, line := range l.kinds() {
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

// RunMasked is [Lines.Run] for functions that mask their squares, as those of this module do: what
// is attacked from 64 and beyond is what is attacked from the square of the low six bits.
func (l Lines) RunMasked(t *testing.T) {
	t.Helper()
	l.Run(t)
	random := rand.New(rand.NewPCG(7, 0))
	for _, line := range l.kinds() {
		for beyond := attacks.NoSquare; beyond != 0; beyond++ {
			occ := proof.RandomOccupancy(random)
			if got, want := line.got(beyond, occ), line.got(beyond&63, occ); got != want {
				t.Errorf("%s of square %d, occupancy %#016x: the answer differs from that for %v: occupancy, want, got\n%s",
					line.name, uint8(beyond), uint64(occ), beyond&63, transform.Draw(occ, want, got))
			}
		}
	}
}

// kind is one of the line functions, with what it is compared with.
type kind struct {
	name      string
	got, want LineFunc
	mask      func(attacks.Square) attacks.Bitboard
}

// kinds returns the line functions that the technique has.
func (l Lines) kinds() []kind {
	rook, bishop := reference.Rook[attacks.Square, attacks.Bitboard], reference.Bishop[attacks.Square, attacks.Bitboard]
	return slices.DeleteFunc([]kind{
		{"file", l.File, rook, transform.FileMask[attacks.Square, attacks.Bitboard]},
		{"rank", l.Rank, rook, transform.RankMask[attacks.Square, attacks.Bitboard]},
		{"diagonal", l.Diagonal, bishop, transform.DiagonalMask[attacks.Square, attacks.Bitboard]},
		{"anti-diagonal", l.AntiDiagonal, bishop, transform.AntiDiagonalMask[attacks.Square, attacks.Bitboard]},
	}, func(k kind) bool { return k.got == nil })
}
