package magic32_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/magic32"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(magic32.Rook, magic32.Bishop, magic32.Queen))
}
