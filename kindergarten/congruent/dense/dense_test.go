package dense_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/attackstest/compiled"
	"github.com/bitray/bitray/kindergarten/congruent/dense"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   dense.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: dense.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  dense.Queen[attacks.Square, attacks.Bitboard],
	})
}

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "kindergarten/congruent/dense", "Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal")
}
