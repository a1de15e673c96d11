package kgssb_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/kgssb"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(kgssb.Rook, kgssb.Bishop, kgssb.Queen))
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         kgssb.File[attacks.Square, attacks.Bitboard],
		Rank:         kgssb.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     kgssb.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: kgssb.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
