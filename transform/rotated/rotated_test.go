package rotated_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/transform/rotated"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   rotated.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: rotated.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  rotated.Queen[attacks.Square, attacks.Bitboard],
	})
}
