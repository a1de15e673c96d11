package leorik_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest"
)

func TestInlining(t *testing.T) {
	attackstest.Inlines(t, "hyperbola/leorik", "Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal")
}
