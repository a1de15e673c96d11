package hyperbola_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   hyperbola.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: hyperbola.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  hyperbola.Queen[attacks.Square, attacks.Bitboard],
	})
}
