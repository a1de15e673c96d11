package packed_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/packed"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   packed.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: packed.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  packed.Queen[attacks.Square, attacks.Bitboard],
	})
}
