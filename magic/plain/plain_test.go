package plain_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/plain"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(plain.Rook, plain.Bishop, plain.Queen))
}
