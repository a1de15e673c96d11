package indirect_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/indirect"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(indirect.Rook, indirect.Bishop, indirect.Queen))
}
