package dumb7_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/fill/dumb7"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(dumb7.Rook, dumb7.Bishop, dumb7.Queen))
}

func TestDirections(t *testing.T) {
	attackstest.Fills{
		Attacks: [8]attackstest.FillFunc{
			attacks.North:     dumb7.North[attacks.Bitboard],
			attacks.NorthEast: dumb7.NorthEast[attacks.Bitboard],
			attacks.East:      dumb7.East[attacks.Bitboard],
			attacks.SouthEast: dumb7.SouthEast[attacks.Bitboard],
			attacks.South:     dumb7.South[attacks.Bitboard],
			attacks.SouthWest: dumb7.SouthWest[attacks.Bitboard],
			attacks.West:      dumb7.West[attacks.Bitboard],
			attacks.NorthWest: dumb7.NorthWest[attacks.Bitboard],
		},
		Occluded: [8]attackstest.FillFunc{
			attacks.North:     dumb7.NorthOccluded[attacks.Bitboard],
			attacks.NorthEast: dumb7.NorthEastOccluded[attacks.Bitboard],
			attacks.East:      dumb7.EastOccluded[attacks.Bitboard],
			attacks.SouthEast: dumb7.SouthEastOccluded[attacks.Bitboard],
			attacks.South:     dumb7.SouthOccluded[attacks.Bitboard],
			attacks.SouthWest: dumb7.SouthWestOccluded[attacks.Bitboard],
			attacks.West:      dumb7.WestOccluded[attacks.Bitboard],
			attacks.NorthWest: dumb7.NorthWestOccluded[attacks.Bitboard],
		},
	}.Run(t)
}
