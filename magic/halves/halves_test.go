package halves_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/halves"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(halves.Rook, halves.Bishop, halves.Queen))
}
