package obstruction_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/obstruction"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(obstruction.Rook, obstruction.Bishop, obstruction.Queen))
	attackstest.NewLines(obstruction.File, obstruction.Rank, obstruction.Diagonal, obstruction.AntiDiagonal).RunMasked(t)
}
