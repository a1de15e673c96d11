package fill_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest"
)

func TestInlining(t *testing.T) {
	attackstest.Inlines(t, "fill",
		"North", "NorthEast", "East", "SouthEast", "South", "SouthWest", "West", "NorthWest",
		"NorthOccluded", "NorthEastOccluded", "EastOccluded", "SouthEastOccluded",
		"SouthOccluded", "SouthWestOccluded", "WestOccluded", "NorthWestOccluded")
}
