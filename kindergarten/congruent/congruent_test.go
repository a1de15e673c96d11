package congruent_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/congruent"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(congruent.Rook, congruent.Bishop, congruent.Queen))
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         congruent.File[attacks.Square, attacks.Bitboard],
		Rank:         congruent.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     congruent.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: congruent.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
