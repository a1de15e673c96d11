package foldinghash_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/foldinghash"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(foldinghash.Rook, foldinghash.Bishop, foldinghash.Queen))
}

func TestLines(t *testing.T) {
	attackstest.NewLines(foldinghash.File, foldinghash.Rank, foldinghash.Diagonal, foldinghash.AntiDiagonal).RunMasked(t)
}
