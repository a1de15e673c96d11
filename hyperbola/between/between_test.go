package between_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/between"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   between.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: between.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  between.Queen[attacks.Square, attacks.Bitboard],
	})
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         between.File[attacks.Square, attacks.Bitboard],
		Rank:         between.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     between.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: between.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
