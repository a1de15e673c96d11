package attacks_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(attacks.Rook, attacks.Bishop, attacks.Queen))
	t.Run("queen of the others", func(t *testing.T) { attackstest.Run(t, attacks.NewSliders(magic.Rook, magic.Bishop, nil)) })
}
