package fill

import (
	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/internal/unsafeslice"
)

func checkLengths(function string, dst int, orthogonals, diagonals, occ []uint64) {
	if len(orthogonals) != dst || len(diagonals) != dst || len(occ) != dst {
		panic(unsafeslice.Unequal("bitray/fill", function, "dst, orthogonals, diagonals, occ",
			dst, len(orthogonals), len(diagonals), len(occ)))
	}
}

// attacksOneByOne answers for one position after the other.
func attacksOneByOne(dst, orthogonals, diagonals, occ []uint64) {
	for i := range dst {
		dst[i] = chooseAttacks(orthogonals[i], diagonals[i], occ[i])
	}
}

// mapsOneByOne answers for one position after the other.
func mapsOneByOne(dst []uint64, pieces PiecesEach[uint64], occ []uint64, color uint64) {
	for i := range dst {
		pawns := pieces.Pawns[i]
		captures := pawns<<9&edge.NotFileA | pawns<<7&edge.NotFileH
		if color != 0 {
			captures = pawns>>7&edge.NotFileA | pawns>>9&edge.NotFileH
		}
		dst[i] = chooseAttacks(pieces.Orthogonals[i], pieces.Diagonals[i], occ[i]) | captures | steps(pieces.Knights[i], pieces.King[i])
	}
}
