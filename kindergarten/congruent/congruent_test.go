package congruent_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/attackstest/compiled"
	"github.com/bitray/bitray/kindergarten/congruent"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(congruent.Rook, congruent.Bishop, congruent.Queen))
}

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "kindergarten/congruent", "Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal")
}
