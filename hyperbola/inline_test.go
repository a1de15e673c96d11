package hyperbola_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest"
)

func TestInlining(t *testing.T) {
	attackstest.Inlines(t, "hyperbola", "Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal")
}
