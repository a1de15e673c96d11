package sissy_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/kindergarten/sissy"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(sissy.Rook, sissy.Bishop, sissy.Queen))
}
