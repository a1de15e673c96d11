// Package linestest proves functions for single lines of a slider, as attackstest proves whole sliders.
package linestest

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/internal/proof"
	"github.com/bitray/bitray/transform"
)

// function returns the attacks on one line of a square.
type function func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard

// Run compares the line functions of a technique, of which some may be nil, with the reference for every square and
// every subset of its line, each on an otherwise empty board and on a full one, where all that is not on the line
// must make no difference. What is attacked from 64 and beyond must be what is attacked from the square of the low
// six bits.
func Run(t *testing.T, file, rank, diagonal, antiDiagonal function) {
	t.Helper()
	rook, bishop := reference.Rook[attacks.Square, attacks.Bitboard], reference.Bishop[attacks.Square, attacks.Bitboard]
	random := rand.New(rand.NewPCG(7, 0))
	for _, line := range []kind{
		{"file", file, rook, transform.FileMask[attacks.Square, attacks.Bitboard]},
		{"rank", rank, rook, transform.RankMask[attacks.Square, attacks.Bitboard]},
		{"diagonal", diagonal, bishop, transform.DiagonalMask[attacks.Square, attacks.Bitboard]},
		{"anti-diagonal", antiDiagonal, bishop, transform.AntiDiagonalMask[attacks.Square, attacks.Bitboard]},
	} {
		if line.got == nil {
			continue
		}
		t.Run(line.name, line.prove)
		for beyond := attacks.NoSquare; beyond != 0; beyond++ {
			occ := proof.RandomOccupancy(random)
			if got, want := line.got(beyond, occ), line.got(beyond&63, occ); got != want {
				t.Errorf("%s of square %d, occupancy %#016x: the result differs from that for %v: occupancy, want, got\n%s",
					line.name, uint8(beyond), uint64(occ), beyond&63, transform.Draw(occ, want, got))
			}
		}
	}
}

// kind is one of the line functions, with what it is compared with.
type kind struct {
	name      string
	got, want function
	mask      func(attacks.Square) attacks.Bitboard
}

func (k kind) prove(t *testing.T) {
	for sq := range attacks.Square(64) {
		mask := k.mask(sq)
		for subset := range mask.Subsets() {
			want := k.want(sq, subset) & mask
			for _, occ := range [2]attacks.Bitboard{subset, subset | ^mask} {
				if got := k.got(sq, occ); got != want {
					t.Fatalf("%s of %v, occupancy %#016x: occupancy, want, got\n%s",
						k.name, sq, uint64(occ), transform.Draw(occ, want, got))
				}
			}
		}
	}
}
