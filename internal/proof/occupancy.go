package proof

import (
	"math/rand/v2"

	"github.com/bitray/bitray/attacks"
)

// weird are occupancies that random numbers hardly ever give: empty and full boards,
// checkerboards, single ranks and files, the edges alone and the middle alone.
var weird = []attacks.Bitboard{
	attacks.Empty, attacks.Universe, attacks.DarkSquares, attacks.LightSquares,
	attacks.Rank1, attacks.Rank8, attacks.FileA, attacks.FileH, attacks.Rank4, attacks.FileD,
	attacks.Rank1 | attacks.Rank8, attacks.FileA | attacks.FileH,
	attacks.Rank1 | attacks.Rank8 | attacks.FileA | attacks.FileH,
	^(attacks.Rank1 | attacks.Rank8 | attacks.FileA | attacks.FileH),
	0x8040201008040201, 0x0102040810204080, 1, 1 << 63,
}

// Weird returns occupancies worth trying that random numbers hardly ever give.
func Weird() []attacks.Bitboard { return append([]attacks.Bitboard(nil), weird...) }

// RandomOccupancy returns an occupancy from r: one in four is [Weird], the others hold 8, 16 or
// 32 squares on average.
func RandomOccupancy(r *rand.Rand) attacks.Bitboard {
	occ := attacks.Bitboard(r.Uint64())
	switch r.IntN(4) {
	case 0:
		return weird[r.IntN(len(weird))]
	case 1:
		return occ & attacks.Bitboard(r.Uint64()&r.Uint64())
	case 2:
		return occ & attacks.Bitboard(r.Uint64())
	default:
		return occ
	}
}
