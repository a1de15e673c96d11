package catalog

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/transform/rotated"
)

// rotatedCards describe occupancies that are kept in four orders of the squares.
var rotatedCards = []Technique{
	{
		Card: Card{
			Name: "rotated", Title: "Rotated bitboards", Package: "transform/rotated",
			Inventor: "Robert Hyatt; Ernst A. Heinz, Peter Gillgasch", Year: 1994,
			Source:     "Chess Programming Wiki, Rotated Bitboards",
			URL:        "https://www.chessprogramming.org/Rotated_Bitboards",
			Formula:    "attacks[sq][(rotated >> shift) & 63], four occupancies kept incrementally",
			TableBytes: 133_120,
			Prefer:     "multiplication is slow and positions change square by square",
		},
		Sliders: attacks.NewSliders(rotated.Rook, rotated.Bishop, rotated.Queen),
	},
}
