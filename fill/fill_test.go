package fill_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/internal/occupancy"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(fill.Rook, fill.Bishop, fill.Queen))
}

// directions are the functions of each direction.
var directions = [8]func(gen, occ attacks.Bitboard) attacks.Bitboard{
	attacks.North:     fill.North[attacks.Bitboard],
	attacks.NorthEast: fill.NorthEast[attacks.Bitboard],
	attacks.East:      fill.East[attacks.Bitboard],
	attacks.SouthEast: fill.SouthEast[attacks.Bitboard],
	attacks.South:     fill.South[attacks.Bitboard],
	attacks.SouthWest: fill.SouthWest[attacks.Bitboard],
	attacks.West:      fill.West[attacks.Bitboard],
	attacks.NorthWest: fill.NorthWest[attacks.Bitboard],
}

// TestDirections compares with a walk, for random sets of sliders on random boards. Some sliders stand on
// squares that count as empty, which must make no difference.
func TestDirections(t *testing.T) {
	for d, function := range directions {
		d := attacks.Direction(d)
		random := rand.New(rand.NewPCG(4, uint64(d)))
		for range 4096 {
			gen := attacks.Bitboard(random.Uint64() & random.Uint64() & random.Uint64())
			occ := attacks.Bitboard(occupancy.Random(random))
			want := walk(d, gen, occ)
			if got := function(gen, occ); got != want {
				t.Fatalf("attacks to the %v: sliders, occupied, want, got\n%s", d, transform.Draw(gen, occ, want, got))
			}
		}
	}
}

// walk moves all sliders by single steps until each has left the board or met an occupied square.
func walk(d attacks.Direction, gen, occ attacks.Bitboard) (reached attacks.Bitboard) {
	for front := gen.Step(d); front != 0; front = (front &^ occ).Step(d) {
		reached |= front
	}
	return reached
}
