package between_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/between"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(between.Rook, between.Bishop, between.Queen))
	attackstest.NewLines(between.File, between.Rank, between.Diagonal, between.AntiDiagonal).RunMasked(t)
}
