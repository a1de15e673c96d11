package qbb_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/qbb"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(qbb.Rook, qbb.Bishop, qbb.Queen))
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         qbb.File[attacks.Square, attacks.Bitboard],
		Rank:         qbb.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     qbb.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: qbb.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
