package dumb7_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest"
)

func TestInlining(t *testing.T) {
	attackstest.Inlines(t, "fill/dumb7",
		"North", "NorthEast", "East", "SouthEast", "South", "SouthWest", "West", "NorthWest")
}
