package subtraction_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/subtraction"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(subtraction.Rook, subtraction.Bishop, subtraction.Queen))
	attackstest.NewLines(subtraction.File, subtraction.Rank, subtraction.Diagonal, subtraction.AntiDiagonal).RunMasked(t)
}
