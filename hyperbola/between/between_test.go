package between_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/between"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(between.Rook, between.Bishop, between.Queen))
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         between.File[attacks.Square, attacks.Bitboard],
		Rank:         between.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     between.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: between.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
