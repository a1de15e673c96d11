package kindergarten_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(kindergarten.Rook, kindergarten.Bishop, kindergarten.Queen))
}

func TestLines(t *testing.T) {
	attackstest.NewLines(kindergarten.File, kindergarten.Rank, kindergarten.Diagonal, kindergarten.AntiDiagonal).RunMasked(t)
}
