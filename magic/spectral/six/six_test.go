package six_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/spectral/six"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(six.Rook, six.Bishop, six.Queen))
}
