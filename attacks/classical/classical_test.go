package classical_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/classical"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(classical.Rook, classical.Bishop, classical.Queen))
}
