package dense_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/congruent/dense"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(dense.Rook, dense.Bishop, dense.Queen))
}

func TestLines(t *testing.T) {
	attackstest.NewLines(dense.File, dense.Rank, dense.Diagonal, dense.AntiDiagonal).RunMasked(t)
}
