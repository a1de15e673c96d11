package qbb_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest/compiled"
)

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "hyperbola/qbb", "File", "Rank", "Diagonal", "AntiDiagonal")
}
