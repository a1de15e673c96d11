package dense_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/congruent/dense"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(dense.Rook, dense.Bishop, dense.Queen))
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         dense.File[attacks.Square, attacks.Bitboard],
		Rank:         dense.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     dense.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: dense.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
