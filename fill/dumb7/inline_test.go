package dumb7_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest/compiled"
)

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "fill/dumb7",
		"North", "NorthEast", "East", "SouthEast", "South", "SouthWest", "West", "NorthWest")
}
