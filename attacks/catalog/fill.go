package catalog

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/fill/dumb7"
	"github.com/bitray/bitray/fill/exploding"
	"github.com/bitray/bitray/fill/shadows"
)

// fillCards describe floods, which serve whole sets of sliders.
var fillCards = []Technique{
	{
		Card: Card{
			Name: "dumb7", Title: "Dumb7Fill", Package: "fill/dumb7",
			Inventor:   "unknown; Gunnar Andersson",
			Source:     "Chess Programming Wiki, Dumb7Fill",
			URL:        "https://www.chessprogramming.org/Dumb7Fill",
			Formula:    "front = (front << s) & empty; flood |= front; six times, and one step more",
			TableBytes: 0,
			Prefer:     "you want to see what a fill is",
		},
		Sliders: attacks.NewSliders(dumb7.Rook, dumb7.Bishop, dumb7.Queen),
	},
	{
		Card: Card{
			Name: "exploding", Title: "Exploding bitboards", Package: "fill/exploding",
			Inventor: "Harald Lüßen", Year: 2006,
			Source:     "Chess Programming Wiki, Exploding Bitboards",
			URL:        "https://www.chessprogramming.org/Exploding_Bitboards",
			Formula:    "copies = (front >> 9) * 0x50005; attacked |= copies & lines; six rounds; ranks by a table",
			TableBytes: 2_560,
			Prefer:     "you want to watch a flood in slow motion",
		},
		Sliders: attacks.NewSliders(exploding.Rook, exploding.Bishop, exploding.Queen),
	},
	{
		Card: Card{
			Name: "fill", Title: "Kogge-Stone fills", Package: "fill",
			Inventor: "Peter Kogge, Harold Stone; Steffan Westcott", Year: 2002,
			Source:     "Chess Programming Wiki, Kogge-Stone Algorithm",
			URL:        "https://www.chessprogramming.org/Kogge-Stone_Algorithm",
			Formula:    "gen |= p & (gen << s); p &= p << s; three times, s doubled",
			TableBytes: 0,
			Prefer:     "whole sets of sliders are asked for at once, or tables are not wanted",
		},
		Sliders: attacks.NewSliders(fill.Rook, fill.Bishop, fill.Queen),
	},
	{
		Card: Card{
			Name: "shadows", Title: "Shadows, shifted bitboards", Package: "fill/shadows",
			Inventor:   "Neels Groenewald",
			Source:     "Chess Programming Wiki, Shifted Bitboards (before 2012)",
			URL:        "https://www.chessprogramming.org/Shifted_Bitboards",
			Formula:    "ray &^ b, b = (o & ray) << k in three doublings",
			TableBytes: 4_096,
			Prefer:     "single rays are wanted, and bit scans and multiplications are slow",
		},
		Sliders: attacks.NewSliders(shadows.Rook, shadows.Bishop, shadows.Queen),
	},
}
