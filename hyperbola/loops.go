package hyperbola

import "github.com/bitray/bitray/internal/words"

// eachPair answers the questions one by one, where there is no kernel.
func eachPair(dst []uint64, squares []uint8, occ []uint64, attacks func(uint8, uint64) uint64) {
	for i := range dst {
		dst[i] = attacks(squares[i], occ[i])
	}
}

// eachSquare answers the questions of one occupancy one by one.
func eachSquare(dst []uint64, squares []uint8, occ uint64, attacks func(uint8, uint64) uint64) {
	for i := range dst {
		dst[i] = attacks(squares[i], occ)
	}
}

func checkLengths(function string, dst, squares, occ int) {
	if dst != squares || dst != occ {
		panic(words.Unequal("bitray/hyperbola", function, "dst, squares, occ", dst, squares, occ))
	}
}

func checkLengthsFrom(function string, dst, squares int) {
	if dst != squares {
		panic(words.Unequal("bitray/hyperbola", function, "dst, squares", dst, squares))
	}
}
