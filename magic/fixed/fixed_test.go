package fixed_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/attackstest/compiled"
	"github.com/bitray/bitray/magic/fixed"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   fixed.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: fixed.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  fixed.Queen[attacks.Square, attacks.Bitboard],
	})
}

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "magic/fixed", "Rook", "Bishop", "Queen")
}
