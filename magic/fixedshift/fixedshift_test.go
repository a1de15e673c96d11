package fixedshift_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/fixedshift"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(fixedshift.Rook, fixedshift.Bishop, fixedshift.Queen))
}
