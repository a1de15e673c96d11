package hyperbola

import "github.com/bitray/bitray/internal/unsafeslice"

func checkLengths(function string, dst []uint64, squares []uint8, occ []uint64) {
	if len(dst) != len(squares) || len(dst) != len(occ) {
		panic(unsafeslice.Unequal("bitray/hyperbola", function, "dst, squares, occ", len(dst), len(squares), len(occ)))
	}
}

// eachPair answers for each square with its own occupancy, and eachSquare for all squares with one, one by one where
// there is no kernel.
func eachPair(dst []uint64, squares []uint8, occ []uint64, attacks func(uint8, uint64) uint64) {
	for i := range dst {
		dst[i] = attacks(squares[i], occ[i])
	}
}

func eachSquare(dst *[64]uint64, occ uint64, attacks func(uint8, uint64) uint64) {
	for sq := range dst {
		dst[sq] = attacks(uint8(sq), occ)
	}
}
