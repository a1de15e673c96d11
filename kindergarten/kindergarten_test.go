package kindergarten_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   kindergarten.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: kindergarten.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  kindergarten.Queen[attacks.Square, attacks.Bitboard],
	})
}
