package indirect_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/attackstest/compiled"
	"github.com/bitray/bitray/magic/indirect"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   indirect.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: indirect.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  indirect.Queen[attacks.Square, attacks.Bitboard],
	})
}

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "magic/indirect", "Rook", "Bishop", "Queen")
}
