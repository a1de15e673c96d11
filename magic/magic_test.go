package magic_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(magic.Rook, magic.Bishop, magic.Queen))
}
