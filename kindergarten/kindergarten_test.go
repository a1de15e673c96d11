package kindergarten_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(kindergarten.Rook, kindergarten.Bishop, kindergarten.Queen))
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         kindergarten.File[attacks.Square, attacks.Bitboard],
		Rank:         kindergarten.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     kindergarten.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: kindergarten.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
