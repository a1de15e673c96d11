package shapes_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/symmetric/shapes"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(shapes.Rook, shapes.Bishop, shapes.Queen))
}

// TestOccupanciesConform asks the same questions of a [shapes.Occupancies] made for each.
func TestOccupanciesConform(t *testing.T) {
	type occupancies = shapes.Occupancies[attacks.Square, attacks.Bitboard]
	ask := func(f func(*occupancies, attacks.Square) attacks.Bitboard) func(attacks.Square, attacks.Bitboard) attacks.Bitboard {
		return func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
			o := shapes.New[attacks.Square](occ)
			return f(&o, sq)
		}
	}
	attackstest.Run(t, attacks.NewSliders(ask((*occupancies).Rook), ask((*occupancies).Bishop), ask((*occupancies).Queen)))
}
