package packed_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest"
)

func TestInlining(t *testing.T) {
	attackstest.Inlines(t, "magic/packed", "Rook", "Bishop", "Queen")
}
