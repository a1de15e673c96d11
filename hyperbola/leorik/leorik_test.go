package leorik_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/leorik"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(leorik.Rook, leorik.Bishop, leorik.Queen))
	attackstest.NewLines(leorik.File, leorik.Rank, leorik.Diagonal, leorik.AntiDiagonal).RunMasked(t)
}
