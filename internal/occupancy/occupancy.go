// Package occupancy has occupied squares to try attack generators on, for tests and for programs: patterns
// that random numbers hardly ever give, and random ones.
package occupancy

import (
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/internal/edge"
)

const (
	darkSquares = 0xaa55aa55aa55aa55 // a1 is dark
	edges       = edge.FileA | edge.FileH | edge.Rank1 | edge.Rank8
)

// patterns are empty and full boards, checkerboards, single ranks and files, the edges alone, the middle
// alone, the long diagonals and two corners.
var patterns = []uint64{
	0, 1<<64 - 1, darkSquares, ^uint64(darkSquares),
	edge.Rank1, edge.Rank8, edge.FileA, edge.FileH, edge.Rank1 << (3 * 8), edge.FileA << 3,
	edge.Rank1 | edge.Rank8, edge.FileA | edge.FileH, edges, ^uint64(edges),
	0x8040201008040201, 0x0102040810204080, 1, 1 << 63,
}

// Patterns returns occupancies worth trying that random numbers hardly ever give.
func Patterns() []uint64 { return slices.Clone(patterns) }

// Random returns an occupancy from r: one in four is one of [Patterns], the others hold 8, 16 or 32
// squares on average.
func Random(r *rand.Rand) uint64 {
	occ := r.Uint64()
	switch r.IntN(4) {
	case 0:
		return patterns[r.IntN(len(patterns))]
	case 1:
		return occ & (r.Uint64() & r.Uint64())
	case 2:
		return occ & r.Uint64()
	default:
		return occ
	}
}
