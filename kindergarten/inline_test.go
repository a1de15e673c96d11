package kindergarten_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest"
)

func TestInlining(t *testing.T) {
	attackstest.Inlines(t, "kindergarten", "Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal")
}
