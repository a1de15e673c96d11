package dense_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/attackstest/compiled"
	"github.com/bitray/bitray/kindergarten/congruent/dense"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(dense.Rook, dense.Bishop, dense.Queen))
}

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "kindergarten/congruent/dense", "Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal")
}
