package folded_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/lineslab/folded"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(folded.Rook, folded.Bishop, folded.Queen))
}

func TestLines(t *testing.T) {
	attackstest.Lines{
		File:         folded.File[attacks.Square, attacks.Bitboard],
		Rank:         folded.Rank[attacks.Square, attacks.Bitboard],
		Diagonal:     folded.Diagonal[attacks.Square, attacks.Bitboard],
		AntiDiagonal: folded.AntiDiagonal[attacks.Square, attacks.Bitboard],
	}.RunMasked(t)
}
