package hyperbola

import "fmt"

// What serves where no kernel does, and what all of them check first.

// eachPair answers the questions one by one.
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
		panicLengths(function, dst, squares, occ)
	}
}

// panicLengths is apart so that the check inlines.
func panicLengths(function string, dst, squares, occ int) {
	panic(fmt.Sprintf("bitray/hyperbola: %s: %d results for %d squares and %d occupancies: expected as many of each",
		function, dst, squares, occ))
}

func checkLengthsFrom(function string, dst, squares int) {
	if dst != squares {
		panicLengthsFrom(function, dst, squares)
	}
}

func panicLengthsFrom(function string, dst, squares int) {
	panic(fmt.Sprintf("bitray/hyperbola: %s: %d results for %d squares: expected as many of both", function, dst, squares))
}
