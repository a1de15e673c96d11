package shadows_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/fill/shadows"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(shadows.Rook, shadows.Bishop, shadows.Queen))
}
