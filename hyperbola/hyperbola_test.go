package hyperbola_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/hyperbola"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(hyperbola.Rook, hyperbola.Bishop, hyperbola.Queen))
	attackstest.NewLines(hyperbola.File, hyperbola.Rank, hyperbola.Diagonal, hyperbola.AntiDiagonal).RunMasked(t)
}
