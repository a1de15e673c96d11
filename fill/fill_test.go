package fill_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/fill"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   fill.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: fill.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  fill.Queen[attacks.Square, attacks.Bitboard],
	})
}
