package classical_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/classical"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(classical.Rook, classical.Bishop, classical.Queen))
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         classical.File[attacks.Square, attacks.Bitboard],
		Rank:         classical.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     classical.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: classical.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
