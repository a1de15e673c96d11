package fill_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest/compiled"
)

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "fill",
		"North", "NorthEast", "East", "SouthEast", "South", "SouthWest", "West", "NorthWest",
		"NorthOccluded", "NorthEastOccluded", "EastOccluded", "SouthEastOccluded",
		"SouthOccluded", "SouthWestOccluded", "WestOccluded", "NorthWestOccluded")
}
