package catalog

import (
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/hyperbola"
)

// lineTechniques computes the attacks line by line or ray by ray, with small tables or none.
var lineTechniques = []Technique{
	{
		Card: Card{
			Name: "fill", Title: "Kogge-Stone fills", Package: "fill",
			Inventor: "Peter Kogge, Harold Stone; Steffan Westcott", Year: 2003,
			Source:     "Chess Programming Wiki, Kogge-Stone Algorithm",
			Formula:    "gen |= p & (gen << s); p &= p << s; three times, s doubled",
			TableBytes: 0,
			Prefer:     "whole sets of sliders are asked for at once, or tables are not wanted",
		},
		Sliders: sliders(fill.Rook[sq, bb], fill.Bishop[sq, bb], fill.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "hyperbola", Title: "Hyperbola quintessence", Package: "hyperbola",
			Inventor: "Ryan Mack, Gerd Isenberg", Year: 2007,
			Source:     "Chess Programming Wiki, Hyperbola Quintessence",
			Formula:    "((o - r) ^ bswap(bswap(o) - bswap(r))) & line; ranks by a table",
			TableBytes: 2_560,
			Prefer:     "latency counts, or the cache is crowded",
		},
		Sliders: sliders(hyperbola.Rook[sq, bb], hyperbola.Bishop[sq, bb], hyperbola.Queen[sq, bb]),
	},
}
