package qbb_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola/qbb"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(qbb.Rook, qbb.Bishop, qbb.Queen))
	attackstest.NewLines(qbb.File, qbb.Rank, qbb.Diagonal, qbb.AntiDiagonal).RunMasked(t)
}
