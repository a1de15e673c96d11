package catalog

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/kindergarten"
	"github.com/bitray/bitray/kindergarten/congruent"
	"github.com/bitray/bitray/kindergarten/congruent/dense"
	"github.com/bitray/bitray/kindergarten/foldinghash"
	"github.com/bitray/bitray/kindergarten/kgssb"
	"github.com/bitray/bitray/kindergarten/lineslab"
	"github.com/bitray/bitray/kindergarten/pdepline"
	"github.com/bitray/bitray/kindergarten/sissy"
	"github.com/bitray/bitray/kindergarten/titboards"
)

// kindergartenCards describe an index of each line by multiplication or remainder, and tables.
var kindergartenCards = []Technique{
	{
		Card: Card{
			Name: "congruent", Title: "Congruent modulo bitboards", Package: "kindergarten/congruent",
			Inventor: "Trevor Fenner, Mark Levene", Year: 2008,
			Source:               "ICGA Journal 31 (1); Chess Programming Wiki, Congruent Modulo Bitboards",
			URL:                  "https://www.chessprogramming.org/Congruent_Modulo_Bitboards",
			Formula:              "table[sq][(occ & line) % 257]; files % 258; ranks by a table",
			TableBytes:           397_824,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "you like number theory",
		},
		Sliders: attacks.NewSliders(congruent.Rook, congruent.Bishop, congruent.Queen),
	},
	{
		Card: Card{
			Name: "congruent-dense", Title: "Congruent modulo bitboards, smallest moduli", Package: "kindergarten/congruent/dense",
			Inventor: "after Trevor Fenner, Mark Levene", Year: 2026,
			Source:               "package documentation; Chess Programming Wiki, Congruent Modulo Bitboards",
			URL:                  "https://www.chessprogramming.org/Congruent_Modulo_Bitboards",
			Formula:              "table[sq][(occ & line) % 85]; anti-diagonals % 65, files % 73; ranks by a table",
			TableBytes:           116_736,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "you like number theory and the cache is crowded",
		},
		Sliders: attacks.NewSliders(dense.Rook, dense.Bishop, dense.Queen),
	},
	{
		Card: Card{
			Name: "kgssb", Title: "Kindergarten super SISSY bitboards", Package: "kindergarten/kgssb",
			Inventor: "Michael Sherwin", Year: 2023,
			Source:               "talkchess.com, thread 81234; github.com/Gigantua/Chess_Movegen, KindergartenSuperSissyBoard.hpp",
			URL:                  "https://github.com/Gigantua/Chess_Movegen",
			Formula:              "diagonal[sq][((occ & inner) * bFile) >> 58] | ..., four finished tables",
			TableBytes:           132_096,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "single lines are asked for and 132 kB do not matter",
		},
		Sliders: attacks.NewSliders(kgssb.Rook, kgssb.Bishop, kgssb.Queen),
	},
	{
		Card: Card{
			Name: "kindergarten", Title: "Kindergarten bitboards", Package: "kindergarten",
			Inventor: "Urban Koistinen, Gerd Isenberg", Year: 2006,
			Source:               "Chess Programming Wiki, Kindergarten Bitboards",
			URL:                  "https://www.chessprogramming.org/Kindergarten_Bitboards",
			Formula:              "fillUp[file][((occ & line) * bFile) >> 58] & line",
			TableBytes:           9_216,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "tables must be small and the byte swap is slow",
		},
		Sliders: attacks.NewSliders(kindergarten.Rook, kindergarten.Bishop, kindergarten.Queen),
	},
	{
		Card: Card{
			Name: "sissy", Title: "SISSY bitboards", Package: "kindergarten/sissy",
			Inventor: "Michael Sherwin", Year: 2020,
			Source:     "talkchess.com, thread 73083; Chess Programming Wiki, SISSY Bitboards",
			URL:        "https://www.chessprogramming.org/SISSY_Bitboards",
			Formula:    "queen[sq][0][occ & 255] & ... & queen[sq][7][occ >> 56]",
			TableBytes: 1_245_696,
			Prefer:     "loads are cheap and nothing else wants the cache",
		},
		Sliders: attacks.NewSliders(sissy.Rook, sissy.Bishop, sissy.Queen),
	},
	{
		Card: Card{
			Name: "line-slab", Title: "Line slab", Package: "kindergarten/lineslab",
			Inventor: "Daniel Inführ", Year: 2022,
			Source:     "talkchess.com, post 925356; github.com/Gigantua/Chess_Movegen, FoldingHash.hpp",
			URL:        "https://talkchess.com/viewtopic.php?p=925356",
			Formula:    "slab[offset + ((occ & inner) * multiplier >> 58)], for each line",
			TableBytes: 44_232,
			Inlines:    true, InlinesThroughHelper: true,
			Prefer: "tables of kgssb are too large and all lines should be alike",
		},
		Sliders: attacks.NewSliders(lineslab.Rook, lineslab.Bishop, lineslab.Queen),
	},
	{
		Card: Card{
			Name: "folding-hash", Title: "Folding hash, a line slab of 32 bits", Package: "kindergarten/foldinghash",
			Inventor: "Daniel Inführ; bitray", Year: 2022,
			Source:     "talkchess.com, post 925356; github.com/Gigantua/Chess_Movegen, FoldingHash.hpp",
			URL:        "https://talkchess.com/viewtopic.php?p=925356",
			Formula:    "slab[offset + (uint32(x ^ x >> 31) * multiplier >> 26)], x = occ & inner, for each line",
			TableBytes: 48_880,
			Inlines:    true, InlinesThroughHelper: true,
			Prefer: "products have 32 bits",
		},
		Sliders: attacks.NewSliders(foldinghash.Rook, foldinghash.Bishop, foldinghash.Queen),
	},
	{
		Card: Card{
			Name: "pdep-line", Title: "Lines by PEXT and PDEP", Package: "kindergarten/pdepline",
			Inventor:   "unknown",
			Source:     "Chess Programming Wiki, BMI2 and First Rank Attacks",
			URL:        "https://www.chessprogramming.org/BMI2",
			Formula:    "pdep(firstRank[place][pext(occ, line)], line)",
			TableBytes: 4_608,
			CPU:        "BMI2 (PEXT, PDEP), in hardware; emulated elsewhere",
			Prefer:     "the processor extracts and deposits bits and the cache is crowded",
		},
		Sliders: attacks.NewSliders(pdepline.Rook, pdepline.Bishop, pdepline.Queen),
		uses:    usesBMI2,
	},
	{
		Card: Card{
			Name: "titboards", Title: "Titboards, ternary bitboards", Package: "kindergarten/titboards",
			Inventor: "Zach Wegner", Year: 2006,
			Source:     "Chess Programming Wiki, Titboards",
			URL:        "https://www.chessprogramming.org/Titboards",
			Formula:    "moves[place][t[own] + 2*t[enemy]]; attacks are moves with no piece of one's own",
			TableBytes: 21_592,
			Prefer:     "moves are wanted, not attacks: RookMoves and its sisters leave out one's own pieces",
		},
		Sliders: attacks.NewSliders(titboards.Rook, titboards.Bishop, titboards.Queen),
	},
}
