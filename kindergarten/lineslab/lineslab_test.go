package lineslab_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/lineslab"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(lineslab.Rook, lineslab.Bishop, lineslab.Queen))
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         lineslab.File[attacks.Square, attacks.Bitboard],
		Rank:         lineslab.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     lineslab.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: lineslab.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
