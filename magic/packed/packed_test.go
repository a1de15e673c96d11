package packed_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/packed"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(packed.Rook, packed.Bishop, packed.Queen))
}
