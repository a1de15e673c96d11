package foldinghash_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/foldinghash"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(foldinghash.Rook, foldinghash.Bishop, foldinghash.Queen))
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         foldinghash.File[attacks.Square, attacks.Bitboard],
		Rank:         foldinghash.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     foldinghash.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: foldinghash.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
