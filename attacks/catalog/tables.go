package catalog

import (
	"github.com/bitray/bitray/kindergarten"
	"github.com/bitray/bitray/magic"
	"github.com/bitray/bitray/transform/rotated"
)

// tableTechniques makes an index of the occupancy and looks the attacks up.
var tableTechniques = []Technique{
	{
		Card: Card{
			Name: "kindergarten", Title: "Kindergarten bitboards", Package: "kindergarten",
			Inventor: "Urban Koistinen, Gerd Isenberg", Year: 2006,
			Source:     "Chess Programming Wiki, Kindergarten Bitboards",
			Formula:    "fillUp[file][((occ & line) * bFile) >> 58] & line",
			TableBytes: 9_216,
			Prefer:     "tables must be small and the byte swap is slow",
		},
		Sliders: sliders(kindergarten.Rook[sq, bb], kindergarten.Bishop[sq, bb], kindergarten.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "magic", Title: "Fancy magic bitboards", Package: "magic",
			Inventor: "Pradu Kannan, after Lasse Hansen", Year: 2007,
			Source:     "Chess Programming Wiki, Magic Bitboards",
			Formula:    "slab[offset + (((occ & mask) * magic) >> shift)]",
			TableBytes: 865_280,
			Prefer:     "throughput counts and the tables stay in cache",
		},
		Sliders: sliders(magic.Rook[sq, bb], magic.Bishop[sq, bb], magic.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "rotated", Title: "Rotated bitboards", Package: "transform/rotated",
			Inventor: "Robert Hyatt; Ernst A. Heinz, Peter Gillgasch", Year: 1994,
			Source:     "Chess Programming Wiki, Rotated Bitboards",
			Formula:    "attacks[sq][(rotated >> shift) & 63], four occupancies kept incrementally",
			TableBytes: 133_120,
			Prefer:     "multiplication is slow and positions change square by square",
		},
		Sliders: sliders(rotated.Rook[sq, bb], rotated.Bishop[sq, bb], rotated.Queen[sq, bb]),
	},
}
