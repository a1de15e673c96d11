package sbamg_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/sbamg"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(sbamg.Rook, sbamg.Bishop, sbamg.Queen))
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         sbamg.File[attacks.Square, attacks.Bitboard],
		Rank:         sbamg.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     sbamg.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: sbamg.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
