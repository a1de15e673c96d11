package catalog

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/magic"
)

// sq and bb shorten the instances that the catalog needs of every technique.
type (
	sq = attacks.Square
	bb = attacks.Bitboard
)

func sliders(rook, bishop, queen func(sq, bb) bb) attacks.Sliders {
	return attacks.SliderFuncs{RookFunc: rook, BishopFunc: bishop, QueenFunc: queen}
}

// Reference is the ray walk: the definition of what is right.
var Reference = Technique{
	Card: Card{
		Name: "reference", Title: "Ray walk", Package: "attacks/reference",
		Source: "the rules of chess", Formula: "step until blocked",
		Prefer: "you doubt everything else",
	},
	Sliders: sliders(reference.Rook[sq, bb], reference.Bishop[sq, bb], reference.Queen[sq, bb]),
}

var techniques = []Technique{
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
}
