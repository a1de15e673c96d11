package catalog

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/hyperbola/arithshift"
	"github.com/bitray/bitray/hyperbola/between"
	"github.com/bitray/bitray/hyperbola/leorik"
	"github.com/bitray/bitray/hyperbola/obstruction"
	"github.com/bitray/bitray/hyperbola/qbb"
	"github.com/bitray/bitray/hyperbola/sbamg"
	"github.com/bitray/bitray/hyperbola/subtraction"
)

// hyperbolaCards describe lines by subtraction and bit scans, with small tables or none.
var hyperbolaCards = []Technique{
	{
		Card: Card{
			Name: "hyperbola", Title: "Hyperbola quintessence", Package: "hyperbola",
			Inventor: "Gerd Isenberg, Aleks Peshkov, after Ryan Mack", Year: 2007,
			Source:               "Chess Programming Wiki, Hyperbola Quintessence",
			URL:                  "https://www.chessprogramming.org/Hyperbola_Quintessence",
			Formula:              "((o - r) ^ bswap(bswap(o) - bswap(r))) & line; ranks by a table",
			TableBytes:           2_560,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "other data fill the cache, or memory is short",
		},
		Sliders: attacks.NewSliders(hyperbola.Rook, hyperbola.Bishop, hyperbola.Queen),
	},
	{
		Card: Card{
			Name: "arithshift", Title: "Four lanes with an arithmetic shift", Package: "hyperbola/arithshift",
			Inventor: "Toshihiko Okuhara", Year: 2020,
			Source:     "github.com/syzygy1/Cfish, pull requests 115 and 207",
			URL:        "https://github.com/syzygy1/Cfish/pull/115",
			Formula:    "((u ^ (u - 1)) & above) | ((1 << 63 >> clz(l)) & below), the shift with the sign",
			TableBytes: 4_096,
			CPU:        "AVX-512 F, CD, VL, or AVX2",
			Prefer:     "single queens are asked with AVX-512, and the cache is crowded",
		},
		Sliders: attacks.NewSliders(arithshift.Rook, arithshift.Bishop, arithshift.Queen),
		uses:    usesLanes,
	},
	{
		Card: Card{
			Name: "between", Title: "Squares between two blockers", Package: "hyperbola/between",
			Inventor: "Syed Fahad", Year: 2015,
			Source:     "talkchess.com, post 613436",
			URL:        "https://talkchess.com/viewtopic.php?p=613436",
			Formula:    "segments[msb(o & below | first)][lsb(o & above | last)], two lines xored",
			TableBytes: 40_960,
			CPU:        "TZCNT, LZCNT",
			Prefer:     "a table of the squares between two is in the cache anyway",
		},
		Sliders: attacks.NewSliders(between.Rook, between.Bishop, between.Queen),
	},
	{
		Card: Card{
			Name: "leorik", Title: "Leorik, slide arithmetic", Package: "hyperbola/leorik",
			Inventor: "Thomas Jahn; Jakob Progsch, Daniel Inführ", Year: 2022,
			Source:     "Chess Programming Wiki, Leorik; talkchess.com, threads 79049 and 78693; github.com/Gigantua/Chess_Movegen",
			URL:        "https://github.com/lithander/Leorik",
			Formula:    "(u ^ (u - 1) ^ 0x7fff... >> clz(l | 1)) & line",
			TableBytes: 4_096,
			CPU:        "BLSMSK, LZCNT",
			Inlines:    true,
			Prefer:     "tables must be small and bit scans are fast",
		},
		Sliders: attacks.NewSliders(leorik.Rook, leorik.Bishop, leorik.Queen),
	},
	{
		Card: Card{
			Name: "obstruction", Title: "Obstruction difference", Package: "hyperbola/obstruction",
			Inventor: "Michael Hoffmann; Daniel Inführ", Year: 2009,
			Source:               "Chess Programming Wiki, Obstruction Difference; talkchess.com, thread 29087",
			URL:                  "https://www.chessprogramming.org/Obstruction_Difference",
			Formula:              "(u ^ (u - msb(l | 1))) & line",
			TableBytes:           4_096,
			CPU:                  "LZCNT",
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "tables must be small and calls must inline through a wrapper",
		},
		Sliders: attacks.NewSliders(obstruction.Rook, obstruction.Bishop, obstruction.Queen),
	},
	{
		Card: Card{
			Name: "qbb", Title: "QBB, shifted patterns", Package: "hyperbola/qbb",
			Inventor:   "Fabio Gobbato",
			Source:     "Chess Programming Wiki, QBBEngine",
			URL:        "https://www.chessprogramming.org/QBBEngine",
			Formula:    "(pattern >> (63 - upper)) & (pattern << lower) &^ slider",
			TableBytes: 0,
			CPU:        "TZCNT, LZCNT",
			Prefer:     "there must be no tables",
		},
		Sliders: attacks.NewSliders(qbb.Rook, qbb.Bishop, qbb.Queen),
	},
	{
		Card: Card{
			Name: "sbamg", Title: "SBAMG", Package: "hyperbola/sbamg",
			Inventor: "Syed Fahad", Year: 2016,
			Source:     "Chess Programming Wiki, SBAMG; talkchess.com, thread 59845",
			URL:        "https://www.chessprogramming.org/SBAMG",
			Formula:    "((o - 3b) ^ o) & line, b = msb(o & below | 1)",
			TableBytes: 2_048,
			CPU:        "LZCNT",
			Inlines:    true,
			Prefer:     "tables must be very small and ranks computed like the other lines",
		},
		Sliders: attacks.NewSliders(sbamg.Rook, sbamg.Bishop, sbamg.Queen),
	},
	{
		Card: Card{
			Name: "subtraction", Title: "Subtraction with full reversal", Package: "hyperbola/subtraction",
			Inventor: "Gerd Isenberg", Year: 2008,
			Source:     "Chess Programming Wiki, Subtracting a Rook from a Blocking Piece",
			URL:        "https://www.chessprogramming.org/Subtracting_a_Rook_from_a_Blocking_Piece",
			Formula:    "((o - r) ^ reverse(reverse(o) - reverse(r))) & line",
			TableBytes: 2_048,
			CPU:        "RBIT",
			Prefer:     "bits are reversed in one instruction",
		},
		Sliders: attacks.NewSliders(subtraction.Rook, subtraction.Bishop, subtraction.Queen),
	},
}
