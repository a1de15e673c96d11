package rules

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/perft/internal/constbool"
)

// Pieces are the pieces of one side. A board.Side has the same fields in the same order, so that a
// pointer to one converts to a pointer to the other.
type Pieces = legality.Pieces[attacks.Bitboard]

// Color returns the color that Black says.
func Color[Black constbool.Flag]() attacks.Color {
	if constbool.Is[Black]() {
		return attacks.Black
	}
	return attacks.White
}

// BackRank returns the rank on which the king of color c starts.
func BackRank(c attacks.Color) attacks.Bitboard { return attacks.Rank1 << (56 * (c & 1)) }
