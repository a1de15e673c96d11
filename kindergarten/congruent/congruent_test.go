package congruent_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/congruent"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(congruent.Rook, congruent.Bishop, congruent.Queen))
}

func TestLines(t *testing.T) {
	attackstest.NewLines(congruent.File, congruent.Rank, congruent.Diagonal, congruent.AntiDiagonal).RunMasked(t)
}
