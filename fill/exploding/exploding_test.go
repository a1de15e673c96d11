package exploding_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/attackstest/compiled"
	"github.com/bitray/bitray/fill/exploding"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(exploding.Rook, exploding.Bishop, exploding.Queen))
}

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "fill/exploding", "Bishop", "File", "Rank")
}
