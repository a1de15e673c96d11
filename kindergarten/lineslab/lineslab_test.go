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
	attackstest.NewLines(lineslab.File, lineslab.Rank, lineslab.Diagonal, lineslab.AntiDiagonal).RunMasked(t)
}
