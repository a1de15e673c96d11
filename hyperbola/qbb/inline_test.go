package qbb_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest"
)

func TestInlining(t *testing.T) {
	attackstest.Inlines(t, "hyperbola/qbb", "File", "Rank", "Diagonal", "AntiDiagonal")
}
