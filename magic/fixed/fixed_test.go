package fixed_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/fixed"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(fixed.Rook, fixed.Bishop, fixed.Queen))
}
