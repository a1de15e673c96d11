package lineslab_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/lineslab"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.SliderFuncs{
		RookFunc:   lineslab.Rook[attacks.Square, attacks.Bitboard],
		BishopFunc: lineslab.Bishop[attacks.Square, attacks.Bitboard],
		QueenFunc:  lineslab.Queen[attacks.Square, attacks.Bitboard],
	})
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         lineslab.File[attacks.Square, attacks.Bitboard],
		Rank:         lineslab.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     lineslab.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: lineslab.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
