package spectral_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/spectral"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   spectral.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: spectral.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  spectral.Queen[attacks.Square, attacks.Bitboard],
	})
}
