package rotated_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/transform/rotated"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(rotated.Rook, rotated.Bishop, rotated.Queen))
}
