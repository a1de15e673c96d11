package hyperbola_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola"
)

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         hyperbola.File[attacks.Square, attacks.Bitboard],
		Rank:         hyperbola.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     hyperbola.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: hyperbola.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
