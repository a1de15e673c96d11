package kgssb_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/attackstest/compiled"
	"github.com/bitray/bitray/kindergarten/kgssb"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(kgssb.Rook, kgssb.Bishop, kgssb.Queen))
}

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "kindergarten/kgssb",
		"Rook", "Bishop", "Queen", "File", "Rank", "Diagonal", "AntiDiagonal")
}
