package classical_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest/compiled"
)

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "attacks/classical",
		"Rook", "Bishop", "North", "NorthEast", "East", "SouthEast", "South", "SouthWest",
		"West", "NorthWest", "File", "Rank", "Diagonal", "AntiDiagonal")
}
