package subtraction_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/subtraction"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(subtraction.Rook, subtraction.Bishop, subtraction.Queen))
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         subtraction.File[attacks.Square, attacks.Bitboard],
		Rank:         subtraction.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     subtraction.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: subtraction.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
