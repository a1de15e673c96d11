package catalog

import (
	"github.com/bitray/bitray/magic/compact"
	"github.com/bitray/bitray/magic/compact/shapes"
	"github.com/bitray/bitray/magic/packed"
)

// packedTechniques are magics whose tables share memory.
var packedTechniques = []Technique{
	{
		Card: Card{
			Name: "magic-compact", Title: "Magic with a table for each orbit", Package: "magic/compact",
			Inventor: "bitray, on magics by Osborne, Annuss, Isenberg, Pijl, Österlund and Fiekas", Year: 2026,
			Source:     "documentation of the package",
			Formula:    "sets[first + numbers[offset + (((T(occ) & mask) * magic) >> shift)]]",
			TableBytes: 65_376,
			Prefer:     "tables must be small and the processor swaps bytes slowly",
		},
		Sliders: sliders(compact.Rook[sq, bb], compact.Bishop[sq, bb], compact.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "magic-packed", Title: "Packed magic bitboards", Package: "magic/packed",
			Inventor: "bitray, on magics by Annuss, Fiekas, Osborne, Isenberg, Pijl and Österlund", Year: 2026,
			Source:               "documentation of the package; black magics: talkchess.com, thread 64790",
			Formula:              "slab[offset + (((occ & mask) * magic + addend) >> shift)]",
			TableBytes:           618_904,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "magic would do, but the second-level cache is contended",
		},
		Sliders: sliders(packed.Rook[sq, bb], packed.Bishop[sq, bb], packed.Queen[sq, bb]),
	},
	{
		Card: Card{
			Name: "magic-shapes", Title: "Magic with a table for each orbit and rotated shapes", Package: "magic/compact/shapes",
			Inventor: "bitray, on magics by Osborne, Annuss, Isenberg, Pijl, Österlund and Fiekas", Year: 2026,
			Source:     "documentation of the package",
			Formula:    "rotateLeft(shapes[shapeOf[first + numbers[offset + (((T(occ) & mask) * magic) >> shift)]]], sq)",
			TableBytes: 37_784,
			Prefer:     "28 kB less than magic-compact are worth one more load",
		},
		Sliders: sliders(shapes.Rook[sq, bb], shapes.Bishop[sq, bb], shapes.Queen[sq, bb]),
	},
}
