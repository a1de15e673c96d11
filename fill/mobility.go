package fill

import (
	"math/bits"

	"github.com/bitray/bitray/internal/unsafeslice"
)

// MobilityEach stores in each element of dst the mobility of a side's sliders in a position: how many squares
// of targets each of them attacks, given the occupied squares, added up over all of them. The sliders are
// those of [Attacks] and must be among the occupied squares, or the rays of two may be counted as one.
// targets are the squares that count, such as all without those of the side's own pieces. MobilityEach panics
// unless all slices have the same length. dst must not overlap the others.
func MobilityEach[B ~uint64](dst []int, orthogonals, diagonals, targets, occ []B) {
	mobilityEach(dst, unsafeslice.Words(orthogonals), unsafeslice.Words(diagonals), unsafeslice.Words(targets), unsafeslice.Words(occ))
}

func checkMobility(dst []int, orthogonals, diagonals, targets, occ []uint64) {
	if n := len(dst); len(orthogonals) != n || len(diagonals) != n || len(targets) != n || len(occ) != n {
		panic(unsafeslice.Unequal("bitray/fill", "MobilityEach", "dst, orthogonals, diagonals, targets, occ",
			n, len(orthogonals), len(diagonals), len(targets), len(occ)))
	}
}

// mobilityPart is how many positions are given rays at a time where no kernel counts mobility: 4 KiB, on the stack.
const mobilityPart = 64

// mobilityByRays counts the squares of the rays of some positions after the other.
func mobilityByRays(dst []int, orthogonals, diagonals, targets, occ []uint64) {
	var rays [mobilityPart][8]uint64
	for from := 0; from < len(dst); from += mobilityPart {
		to := min(from+mobilityPart, len(dst))
		part := rays[:to-from]
		raysEach(part, orthogonals[from:to], diagonals[from:to], occ[from:to])
		for i := range part {
			dst[from+i] = count(&part[i], targets[from+i])
		}
	}
}

// count returns how many squares of targets the rays hold, each as often as it is in one of them.
func count(rays *[8]uint64, targets uint64) int {
	of := func(d int) int { return bits.OnesCount64(rays[d] & targets) }
	return of(0) + of(1) + of(2) + of(3) + of(4) + of(5) + of(6) + of(7)
}
