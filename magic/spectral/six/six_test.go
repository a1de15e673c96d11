package six_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/spectral/six"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   six.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: six.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  six.Queen[attacks.Square, attacks.Bitboard],
	})
}
