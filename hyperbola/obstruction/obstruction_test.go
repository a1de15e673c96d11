package obstruction_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/obstruction"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(obstruction.Rook, obstruction.Bishop, obstruction.Queen))
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         obstruction.File[attacks.Square, attacks.Bitboard],
		Rank:         obstruction.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     obstruction.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: obstruction.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
