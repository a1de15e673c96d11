package sissy_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/attackstest/compiled"
	"github.com/bitray/bitray/kindergarten/sissy"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   sissy.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: sissy.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  sissy.Queen[attacks.Square, attacks.Bitboard],
	})
}

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "kindergarten/sissy", "Bishop")
}
