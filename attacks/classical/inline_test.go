package classical_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest"
)

func TestInlining(t *testing.T) {
	attackstest.Inlines(t, "attacks/classical",
		"Rook", "Bishop", "North", "NorthEast", "East", "SouthEast", "South", "SouthWest",
		"West", "NorthWest", "File", "Rank", "Diagonal", "AntiDiagonal")
}
