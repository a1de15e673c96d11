package kgssb_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/kgssb"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(kgssb.Rook, kgssb.Bishop, kgssb.Queen))
}

func TestLines(t *testing.T) {
	attackstest.NewLines(kgssb.File, kgssb.Rank, kgssb.Diagonal, kgssb.AntiDiagonal).RunMasked(t)
}
