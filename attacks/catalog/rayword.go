package catalog

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/rayword"
)

// raywordCards describe rays that are gathered as the bytes of a word.
var raywordCards = []Technique{
	{
		Card: Card{
			Name: "rayword", Title: "Rays as the bytes of a word", Package: "attacks/rayword",
			Inventor: "87flowers", Year: 2025,
			Source:     "github.com/official-clockwork/Clockwork, geometry.hpp and pull request 110",
			URL:        "https://github.com/official-clockwork/Clockwork/pull/110",
			Formula:    "scatter((w ^ (w - 0x0101...)) & 0x7f7f...), w = gather(occ) | 0x8080...",
			TableBytes: 8_192,
			CPU:        "AVX-512 BITALG (VPSHUFBITQMB); multiplication elsewhere",
			Prefer:     "the nearest pieces are asked for too: pins, checks, exchanges",
		},
		Sliders: attacks.NewSliders(rayword.Rook, rayword.Bishop, rayword.Queen),
		uses:    usesSelection,
	},
}
