package symmetric_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/symmetric"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(symmetric.Rook, symmetric.Bishop, symmetric.Queen))
}

// TestOccupanciesConform asks the same questions of a [symmetric.Occupancies] made for each.
func TestOccupanciesConform(t *testing.T) {
	type occupancies = symmetric.Occupancies[attacks.Square, attacks.Bitboard]
	ask := func(f func(*occupancies, attacks.Square) attacks.Bitboard) func(attacks.Square, attacks.Bitboard) attacks.Bitboard {
		return func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
			o := symmetric.New[attacks.Square](occ)
			return f(&o, sq)
		}
	}
	attackstest.Run(t, attacks.NewSliders(ask((*occupancies).Rook), ask((*occupancies).Bishop), ask((*occupancies).Queen)))
}
