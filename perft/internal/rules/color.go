package rules

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
)

// Color returns the color that Black says.
func Color[Black constbool.Flag]() attacks.Color {
	if constbool.Is[Black]() {
		return attacks.Black
	}
	return attacks.White
}

// BackRank returns the rank on which the king of color c starts.
func BackRank(c attacks.Color) attacks.Bitboard { return attacks.Rank1 << (56 * (c & 1)) }
