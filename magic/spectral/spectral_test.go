package spectral_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/spectral"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(spectral.Rook, spectral.Bishop, spectral.Queen))
}
