package fill_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/fill"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(fill.Rook, fill.Bishop, fill.Queen))
}

func TestDirections(t *testing.T) {
	attackstest.Fills{
		Attacks: [8]attackstest.FillFunc{
			attacks.North:     fill.North[attacks.Bitboard],
			attacks.NorthEast: fill.NorthEast[attacks.Bitboard],
			attacks.East:      fill.East[attacks.Bitboard],
			attacks.SouthEast: fill.SouthEast[attacks.Bitboard],
			attacks.South:     fill.South[attacks.Bitboard],
			attacks.SouthWest: fill.SouthWest[attacks.Bitboard],
			attacks.West:      fill.West[attacks.Bitboard],
			attacks.NorthWest: fill.NorthWest[attacks.Bitboard],
		},
		Occluded: [8]attackstest.FillFunc{
			attacks.North:     fill.NorthOccluded[attacks.Bitboard],
			attacks.NorthEast: fill.NorthEastOccluded[attacks.Bitboard],
			attacks.East:      fill.EastOccluded[attacks.Bitboard],
			attacks.SouthEast: fill.SouthEastOccluded[attacks.Bitboard],
			attacks.South:     fill.SouthOccluded[attacks.Bitboard],
			attacks.SouthWest: fill.SouthWestOccluded[attacks.Bitboard],
			attacks.West:      fill.WestOccluded[attacks.Bitboard],
			attacks.NorthWest: fill.NorthWestOccluded[attacks.Bitboard],
		},
	}.Run(t)
}
