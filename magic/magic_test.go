package magic_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   magic.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: magic.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  magic.Queen[attacks.Square, attacks.Bitboard],
	})
}
