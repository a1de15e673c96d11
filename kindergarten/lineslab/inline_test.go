package lineslab_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest/compiled"
)

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "kindergarten/lineslab", "Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal")
}
