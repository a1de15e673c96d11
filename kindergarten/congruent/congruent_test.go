package congruent_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/attackstest/compiled"
	"github.com/bitray/bitray/kindergarten/congruent"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   congruent.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: congruent.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  congruent.Queen[attacks.Square, attacks.Bitboard],
	})
}

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "kindergarten/congruent", "Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal")
}
