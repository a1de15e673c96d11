package exploding_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/fill/exploding"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(exploding.Rook, exploding.Bishop, exploding.Queen))
	attackstest.NewLines(exploding.File, exploding.Rank, nil, nil).RunMasked(t)
}
