package catalog

import (
	"github.com/bitray/bitray/kindergarten"
	"github.com/bitray/bitray/kindergarten/congruent"
	"github.com/bitray/bitray/kindergarten/congruent/dense"
	"github.com/bitray/bitray/kindergarten/exploding"
	"github.com/bitray/bitray/kindergarten/kgssb"
	"github.com/bitray/bitray/kindergarten/sissy"
	"github.com/bitray/bitray/magic"
	"github.com/bitray/bitray/magic/fixed"
	"github.com/bitray/bitray/magic/indirect"
	"github.com/bitray/bitray/magic/pext"
	"github.com/bitray/bitray/magic/plain"
	"github.com/bitray/bitray/magic/splitpext"
	"github.com/bitray/bitray/transform/rotated"
)

// tableTechniques makes an index of the occupancy and looks the attacks up.
var tableTechniques = []Technique{
	{
		Card: Card{
			Name: "congruent", Title: "Congruent modulo bitboards", Package: "kindergarten/congruent",
			Inventor: "Trevor Fenner, Mark Levene", Year: 2008,
			Source:               "ICGA Journal 31 (1); Chess Programming Wiki, Congruent Modulo Bitboards",
			Formula:              "table[sq][(occ & line) % 257]; files % 258; ranks by a table",
			TableBytes:           397_824,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "number theory counts",
		},
		Sliders: sliders(congruent.Rook[sq, bb], congruent.Bishop[sq, bb], congruent.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "congruent-dense", Title: "Congruent modulo bitboards, smallest moduli", Package: "kindergarten/congruent/dense",
			Inventor: "after Trevor Fenner, Mark Levene", Year: 2026,
			Source:               "package documentation; Chess Programming Wiki, Congruent Modulo Bitboards",
			Formula:              "table[sq][(occ & line) % 85]; anti-diagonals % 65, files % 73; ranks by a table",
			TableBytes:           116_736,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "number theory and the cache count",
		},
		Sliders: sliders(dense.Rook[sq, bb], dense.Bishop[sq, bb], dense.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "exploding", Title: "Exploding bitboards", Package: "kindergarten/exploding",
			Inventor: "Harald Lüßen", Year: 2006,
			Source:     "Chess Programming Wiki, Exploding Bitboards",
			Formula:    "copies = (front >> 9) * 0x50005; attacked |= copies & lines; six rounds; ranks by a table",
			TableBytes: 2_560,
			Prefer:     "you want to watch a flood in slow motion",
		},
		Sliders: sliders(exploding.Rook[sq, bb], exploding.Bishop[sq, bb], exploding.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "kgssb", Title: "Kindergarten super SISSY bitboards", Package: "kindergarten/kgssb",
			Inventor: "Michael Sherwin", Year: 2023,
			Source:               "talkchess.com, thread 81234; github.com/Gigantua/Chess_Movegen, KindergartenSuperSissyBoard.hpp",
			Formula:              "diagonal[sq][((occ & inner) * bFile) >> 58] | ..., four finished tables",
			TableBytes:           132_096,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "single lines are asked for and 132 kB are no worry",
		},
		Sliders: sliders(kgssb.Rook[sq, bb], kgssb.Bishop[sq, bb], kgssb.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "kindergarten", Title: "Kindergarten bitboards", Package: "kindergarten",
			Inventor: "Urban Koistinen, Gerd Isenberg", Year: 2006,
			Source:               "Chess Programming Wiki, Kindergarten Bitboards",
			Formula:              "fillUp[file][((occ & line) * bFile) >> 58] & line",
			TableBytes:           9_216,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "tables must be small and the byte swap is slow",
		},
		Sliders: sliders(kindergarten.Rook[sq, bb], kindergarten.Bishop[sq, bb], kindergarten.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "magic", Title: "Fancy magic bitboards", Package: "magic",
			Inventor: "Pradu Kannan, after Lasse Hansen", Year: 2007,
			Source:               "Chess Programming Wiki, Magic Bitboards",
			Formula:              "slab[offset + (((occ & mask) * magic) >> shift)]",
			TableBytes:           865_280,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "throughput counts and the tables stay in cache",
		},
		Sliders: sliders(magic.Rook[sq, bb], magic.Bishop[sq, bb], magic.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "magic-fixed", Title: "Fixed-shift, overlapping (black) magic bitboards", Package: "magic/fixed",
			Inventor: "Volker Annuss, Onno Garms, Niklas Fiekas", Year: 2016,
			Source:               "talkchess.com, threads 60065 and 64790; Chess Programming Wiki, Magic Bitboards",
			Formula:              "slab[offset + (((occ | outside) * magic) >> 52)], bishops >> 55",
			TableBytes:           941_288,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "shifts by a variable are slow and plain magic is too large",
		},
		Sliders: sliders(fixed.Rook[sq, bb], fixed.Bishop[sq, bb], fixed.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "magic-indirect", Title: "Magic with a 16-bit indirection", Package: "magic/indirect",
			Inventor: "mentioned by Gerd Isenberg", Year: 2008,
			Source:               "Efficient Generation of Sliding Piece Attacks, Dresden 2008; Chess Programming Wiki, Magic Bitboards",
			Formula:              "sets[ids[offset + (((occ & mask) * magic) >> shift)]]",
			TableBytes:           270_016,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "a third of the memory of magic is worth a second load",
		},
		Sliders: sliders(indirect.Rook[sq, bb], indirect.Bishop[sq, bb], indirect.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "magic-plain", Title: "Plain magic bitboards", Package: "magic/plain",
			Inventor: "Lasse Hansen", Year: 2006,
			Source:               "Winboard Forum, 14 June 2006; Chess Programming Wiki, Magic Bitboards",
			Formula:              "table[sq][((occ & mask) * magic) >> 52], bishops >> 55",
			TableBytes:           2_361_344,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "nothing but the number of instructions counts",
		},
		Sliders: sliders(plain.Rook[sq, bb], plain.Bishop[sq, bb], plain.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "pext", Title: "PEXT bitboards", Package: "magic/pext",
			Inventor: "Zach Wegner", Year: 2011,
			Source:     "Chess Programming Wiki, BMI2; talkchess.com, thread 40333",
			Formula:    "slab[offset + pext(occ, mask)]",
			TableBytes: 863_232,
			CPU:        "BMI2 (PEXT), in hardware; emulated elsewhere",
			Prefer:     "whole loops of look-ups are written in assembly",
		},
		Sliders: sliders(pext.Rook[sq, bb], pext.Bishop[sq, bb], pext.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "pext-split", Title: "Split PEXT bitboards", Package: "magic/splitpext",
			Inventor: "Daniel Inführ; Thomas Jahn", Year: 2020,
			Source:     "github.com/Gigantua/Chess_Movegen, SplitPext.hpp; Chess Programming Wiki, BMI2",
			Formula:    "rank[sq][pext(occ, rank)] | file[sq][pext(occ, file)]",
			TableBytes: 133_120,
			CPU:        "BMI2 (PEXT), in hardware; emulated elsewhere",
			Prefer:     "extraction is at hand and 863 kB are too much",
		},
		Sliders: sliders(splitpext.Rook[sq, bb], splitpext.Bishop[sq, bb], splitpext.Queen[sq, bb]),
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
	{
		Card: Card{
			Name: "sissy", Title: "SISSY bitboards", Package: "kindergarten/sissy",
			Inventor: "Michael Sherwin", Year: 2020,
			Source:     "talkchess.com, thread 73083; Chess Programming Wiki, SISSY Bitboards",
			Formula:    "queen[sq][0][occ & 255] & ... & queen[sq][7][occ >> 56]",
			TableBytes: 1_245_696,
			Prefer:     "loads are cheap and nothing else wants the cache",
		},
		Sliders: sliders(sissy.Rook[sq, bb], sissy.Bishop[sq, bb], sissy.Queen[sq, bb]),
	},
}
