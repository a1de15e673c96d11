package catalog

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/classical"
)

// classicalCards describe the rays of eight directions, one by one.
var classicalCards = []Technique{
	{
		Card: Card{
			Name: "classical", Title: "Classical rays", Package: "attacks/classical",
			Inventor:   "unknown; Robert Hyatt, Michael Sherwin, Daniel Inführ",
			Source:     "Chess Programming Wiki, Classical Approach",
			URL:        "https://www.chessprogramming.org/Classical_Approach",
			Formula:    "ray[d][sq] ^ ray[d][bitscan(ray[d][sq] & occ)], eight directions, a 65th row if none is found",
			TableBytes: 5_184,
			CPU:        "TZCNT, LZCNT",
			Inlines:    true,
			Prefer:     "rays are wanted one by one",
		},
		Sliders: attacks.NewSliders(classical.Rook, classical.Bishop, classical.Queen),
	},
}
