package sbamg_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/sbamg"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(sbamg.Rook, sbamg.Bishop, sbamg.Queen))
	attackstest.NewLines(sbamg.File, sbamg.Rank, sbamg.Diagonal, sbamg.AntiDiagonal).RunMasked(t)
}
