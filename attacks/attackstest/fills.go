package attackstest

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/proof"
	"github.com/bitray/bitray/transform"
)

// FillFunc is a function that lets a set of sliders flow over the board. The set that it takes besides
// the sliders is that of the occupied squares for attacks, and that of the empty squares for an
// occluded fill.
type FillFunc func(gen, set attacks.Bitboard) attacks.Bitboard

// Fills holds the fills of a set-wise technique, by [attacks.Direction]: the attacks, and the
// occluded fills that they are made of.
type Fills struct {
	Attacks, Occluded [8]FillFunc
}

// Run compares the fills of all eight directions with a walk, slider by slider, for random sets
// of sliders on random boards. Some sliders stand on squares of the set of empty
// squares, which must make no difference.
func (f Fills) Run(t *testing.T) {
	t.Helper()
	for d := range attacks.Direction(8) {
		t.Run(d.String(), func(t *testing.T) {
			random := rand.New(rand.NewPCG(4, uint64(d)))
			for range 4096 {
				gen := attacks.Bitboard(random.Uint64() & random.Uint64() & random.Uint64())
				empty := ^proof.RandomOccupancy(random)
				wantAttacks, wantOccluded := walk(d, gen, empty)
				if got := f.Attacks[d](gen, ^empty); got != wantAttacks {
					t.Fatalf("attacks to the %v: sliders, empty, want, got\n%s", d, transform.Draw(gen, empty, wantAttacks, got))
				}
				if got := f.Occluded[d](gen, empty); got != wantOccluded {
					t.Fatalf("occluded fill to the %v: sliders, empty, want, got\n%s", d, transform.Draw(gen, empty, wantOccluded, got))
				}
			}
		})
	}
}

// walk moves every slider of gen by single steps until it leaves the board or has met a square
// that is not empty.
func walk(d attacks.Direction, gen, empty attacks.Bitboard) (attacked, occluded attacks.Bitboard) {
	for sq := range gen.Squares() {
		occluded = occluded.With(sq)
		for b := sq.Bitboard().Step(d); b != 0; b = b.Step(d) {
			attacked |= b
			if b&empty == 0 {
				break
			}
			occluded |= b
		}
	}
	return attacked, occluded
}
