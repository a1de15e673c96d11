package leorik_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/leorik"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(leorik.Rook, leorik.Bishop, leorik.Queen))
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         leorik.File[attacks.Square, attacks.Bitboard],
		Rank:         leorik.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     leorik.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: leorik.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
