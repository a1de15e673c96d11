package catalog

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/magic"
	"github.com/bitray/bitray/magic/fixedshift"
	"github.com/bitray/bitray/magic/hypercube"
	"github.com/bitray/bitray/magic/indirect"
	"github.com/bitray/bitray/magic/magic32"
	"github.com/bitray/bitray/magic/neurons"
	"github.com/bitray/bitray/magic/packed"
	"github.com/bitray/bitray/magic/pext"
	"github.com/bitray/bitray/magic/pextpdep"
	"github.com/bitray/bitray/magic/plain"
	"github.com/bitray/bitray/magic/spectral"
	"github.com/bitray/bitray/magic/spectral/six"
	"github.com/bitray/bitray/magic/splitpext"
	"github.com/bitray/bitray/magic/symmetric"
	"github.com/bitray/bitray/magic/symmetric/shapes"
)

// magicCards describe an index of all relevant squares by multiplication or extraction, and tables.
var magicCards = []Technique{
	{
		Card: Card{
			Name: "hypercube", Title: "HyperCube, indices kept up to date", Package: "magic/hypercube",
			Inventor: "Daniel Inführ", Year: 2021,
			Source:     "github.com/Gigantua/Chess_Movegen, Hyperchess.hpp; talkchess.com, thread 79004",
			URL:        "https://talkchess.com/viewtopic.php?t=79004",
			Formula:    "slab[offset + state[sq]], state ^= delta[square] for every change",
			TableBytes: 878_080,
			Inlines:    true, InlinesThroughHelper: true,
			Prefer: "very many look-ups fall to each move, and a position may carry 256 bytes",
		},
		Sliders: attacks.NewSliders(hypercube.Rook, hypercube.Bishop, hypercube.Queen),
	},
	{
		Card: Card{
			Name: "magic", Title: "Fancy magic bitboards", Package: "magic",
			Inventor: "Pradu Kannan, after Lasse Hansen", Year: 2007,
			Source:               "Chess Programming Wiki, Magic Bitboards",
			URL:                  "https://www.chessprogramming.org/Magic_Bitboards",
			Formula:              "slab[offset + (((occ & mask) * magic) >> shift)]",
			TableBytes:           865_280,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "throughput counts and the tables stay in cache",
		},
		Sliders: attacks.NewSliders(magic.Rook, magic.Bishop, magic.Queen),
	},
	{
		Card: Card{
			Name: "magic-symmetric", Title: "Magic with a table for each orbit", Package: "magic/symmetric",
			Inventor: "bitray, on magics by Osborne, Annuss, Isenberg, Pijl, Österlund and Fiekas", Year: 2026,
			Source:     "documentation of the package",
			URL:        "https://www.chessprogramming.org/Magic_Bitboards#Byte_Lookup",
			Formula:    "sets[first + numbers[offset + (((T(occ) & mask) * magic) >> shift)]]",
			TableBytes: 65_376,
			Prefer:     "tables must be small and the processor swaps bytes slowly",
		},
		Sliders: attacks.NewSliders(symmetric.Rook, symmetric.Bishop, symmetric.Queen),
	},
	{
		Card: Card{
			Name: "magic-fixed", Title: "Fixed-shift, overlapping (black) magic bitboards", Package: "magic/fixedshift",
			Inventor: "Volker Annuss, Onno Garms, Niklas Fiekas", Year: 2016,
			Source:               "talkchess.com, threads 60065 and 64790; Chess Programming Wiki, Magic Bitboards",
			URL:                  "https://www.chessprogramming.org/Magic_Bitboards#Black_Magic_Bitboards",
			Formula:              "slab[offset + (((occ | outside) * magic) >> 52)], bishops >> 55",
			TableBytes:           941_288,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "shifts by a variable are slow and plain magic is too large",
		},
		Sliders: attacks.NewSliders(fixedshift.Rook, fixedshift.Bishop, fixedshift.Queen),
	},
	{
		Card: Card{
			Name: "magic-32bit", Title: "32-bit magic bitboards", Package: "magic/magic32",
			Inventor: "unknown", Year: 0,
			Source:               "Chess Programming Wiki, Magic Bitboards; Stockfish",
			URL:                  "https://www.chessprogramming.org/Magic_Bitboards",
			Formula:              "slab[offset + (((low & maskLow) * magicLow ^ (high & maskHigh) * magicHigh) >> shift)]",
			TableBytes:           864_256,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "the processor has 32 bits, as 386 and arm",
		},
		Sliders: attacks.NewSliders(magic32.Rook, magic32.Bishop, magic32.Queen),
	},
	{
		Card: Card{
			Name: "magic-indirect", Title: "Magic with a 16-bit indirection", Package: "magic/indirect",
			Inventor: "mentioned by Gerd Isenberg", Year: 2008,
			Source:               "Efficient Generation of Sliding Piece Attacks, Dresden 2008; Chess Programming Wiki, Magic Bitboards",
			URL:                  "https://www.chessprogramming.org/Magic_Bitboards",
			Formula:              "sets[ids[offset + (((occ & mask) * magic) >> shift)]]",
			TableBytes:           270_016,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "a third of the memory of magic is worth a second load",
		},
		Sliders: attacks.NewSliders(indirect.Rook, indirect.Bishop, indirect.Queen),
	},
	{
		Card: Card{
			Name: "magic-packed", Title: "Packed magic bitboards", Package: "magic/packed",
			Inventor: "bitray, on magics by Annuss, Fiekas, Osborne, Isenberg, Pijl and Österlund", Year: 2026,
			Source:               "documentation of the package; black magics: talkchess.com, thread 64790",
			URL:                  "https://talkchess.com/viewtopic.php?t=64790",
			Formula:              "slab[offset + (((occ & mask) * magic + addend) >> shift)]",
			TableBytes:           618_904,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "magic would do, but the second-level cache is contended",
		},
		Sliders: attacks.NewSliders(packed.Rook, packed.Bishop, packed.Queen),
	},
	{
		Card: Card{
			Name: "magic-plain", Title: "Plain magic bitboards", Package: "magic/plain",
			Inventor: "Lasse Hansen", Year: 2006,
			Source:               "Winboard Forum, 14 June 2006; Chess Programming Wiki, Magic Bitboards",
			URL:                  "https://www.chessprogramming.org/Magic_Bitboards#Plain",
			Formula:              "table[sq][((occ & mask) * magic) >> 52], bishops >> 55",
			TableBytes:           2_361_344,
			Inlines:              true,
			InlinesThroughHelper: true,
			Prefer:               "only the number of instructions counts",
		},
		Sliders: attacks.NewSliders(plain.Rook, plain.Bishop, plain.Queen),
	},
	{
		Card: Card{
			Name: "magic-shapes", Title: "Magic with a table for each orbit and rotated shapes", Package: "magic/symmetric/shapes",
			Inventor: "bitray, on magics by Osborne, Annuss, Isenberg, Pijl, Österlund and Fiekas", Year: 2026,
			Source:     "documentation of the package",
			URL:        "https://www.chessprogramming.org/Magic_Bitboards#Byte_Lookup",
			Formula:    "rotateLeft(shapes[shapeOf[first + numbers[offset + (((T(occ) & mask) * magic) >> shift)]]], sq)",
			TableBytes: 37_784,
			Prefer:     "28 kB less than magic-symmetric are worth one more load",
		},
		Sliders: attacks.NewSliders(shapes.Rook, shapes.Bishop, shapes.Queen),
	},
	{
		Card: Card{
			Name: "neurons", Title: "Binary neural nets", Package: "magic/neurons",
			Inventor: "Daniel Inführ", Year: 2022,
			Source:     "github.com/Gigantua/Chess_Movegen, BinaryNeuralNetwork.hpp; talkchess.com, thread 79332",
			URL:        "https://talkchess.com/viewtopic.php?t=79332",
			Formula:    "attacked if more than 16 of 32 have popcount(byte(pext(occ, mask)) ^ w[i]) < 4",
			TableBytes: 49_664,
			CPU:        "BMI2 (PEXT), in hardware; emulated elsewhere",
			Prefer:     "never: it shows that a net of bits can be exact",
		},
		Sliders: attacks.NewSliders(neurons.Rook, neurons.Bishop, neurons.Queen),
		uses:    usesBMI2,
	},
	{
		Card: Card{
			Name: "pext", Title: "PEXT bitboards", Package: "magic/pext",
			Inventor: "Zach Wegner", Year: 2011,
			Source:     "Chess Programming Wiki, BMI2; talkchess.com, thread 40333",
			URL:        "https://www.chessprogramming.org/BMI2#PEXTBitboards",
			Formula:    "slab[offset + pext(occ, mask)]",
			TableBytes: 863_232,
			CPU:        "BMI2 (PEXT), in hardware; emulated elsewhere",
			Prefer:     "whole loops of look-ups are written in assembly",
		},
		Sliders: attacks.NewSliders(pext.Rook, pext.Bishop, pext.Queen),
		uses:    usesBMI2,
	},
	{
		Card: Card{
			Name: "pext-pdep", Title: "PEXT bitboards with 16-bit codes", Package: "magic/pextpdep",
			Inventor: "Lasse Hansen", Year: 2013,
			Source:     "Chess Programming Wiki, BMI2; Stockfish, pull request 7108",
			URL:        "https://github.com/official-stockfish/Stockfish/pull/7108",
			Formula:    "pdep(slab[offset + pext(occ, mask)], all)",
			TableBytes: 217_856,
			CPU:        "BMI2 (PEXT, PDEP), in hardware; emulated elsewhere",
			Prefer:     "the processor extracts and deposits bits, and three quarters of the memory of pext are too much",
		},
		Sliders: attacks.NewSliders(pextpdep.Rook, pextpdep.Bishop, pextpdep.Queen),
		uses:    usesBMI2,
	},
	{
		Card: Card{
			Name: "pext-split", Title: "Split PEXT bitboards", Package: "magic/splitpext",
			Inventor: "Daniel Inführ; Thomas Jahn", Year: 2020,
			Source:     "github.com/Gigantua/Chess_Movegen, SplitPext.hpp; Chess Programming Wiki, BMI2",
			URL:        "https://github.com/Gigantua/Chess_Movegen",
			Formula:    "rank[sq][pext(occ, rank)] | file[sq][pext(occ, file)]",
			TableBytes: 133_120,
			CPU:        "BMI2 (PEXT), in hardware; emulated elsewhere",
			Prefer:     "the processor extracts bits and 863 kB are too much",
		},
		Sliders: attacks.NewSliders(splitpext.Rook, splitpext.Bishop, splitpext.Queen),
		uses:    usesBMI2,
	},
	{
		Card: Card{
			Name: "spectral", Title: "Spectral magics, three copies", Package: "magic/spectral",
			Inventor: "Daniel Inführ", Year: 2023,
			Source:     "github.com/Gigantua/Chess_Movegen, Spectralmagic.hpp; talkchess.com, thread 82224",
			URL:        "https://talkchess.com/viewtopic.php?t=82224",
			Formula:    "slab[offset + (((x << a) + (x << b) + (x << c)) >> shift)], x = occ & mask",
			TableBytes: 2_095_232,
			Inlines:    true, InlinesThroughHelper: true,
			Prefer: "a multiplication takes many cycles",
		},
		Sliders: attacks.NewSliders(spectral.Rook, spectral.Bishop, spectral.Queen),
	},
	{
		Card: Card{
			Name: "spectral-six", Title: "Spectral magics, six copies", Package: "magic/spectral/six",
			Inventor: "Daniel Inführ; bitray", Year: 2023,
			Source:     "github.com/Gigantua/Chess_Movegen, Spectralmagic.hpp; documentation of the package",
			URL:        "https://talkchess.com/viewtopic.php?t=82224",
			Formula:    "slab[offset + (((x << a) + ... + (x << f)) >> shift)], x = occ & mask",
			TableBytes: 864_256,
			Prefer:     "a multiplication takes longer than six shifts and additions",
		},
		Sliders: attacks.NewSliders(six.Rook, six.Bishop, six.Queen),
	},
}
