//go:build !purego

//lint:file-ignore U1000 the assembly reads the tables

package rayword

import "github.com/bitray/bitray/internal/simd/feature"

// fast says that the kernels can be used.
var fast = feature.Has(feature.ASIMD)

// The kernels select 64 bits of a word by their numbers, as those for amd64 do, sorted as they want them.
var squareNumbers, bitNumbers = buildSorted()

// nothing is a number that selects nothing.
const nothing = 0xff

func buildSorted() (squares, numbers [64][64]uint8) {
	unsortedSquares, unsortedNumbers := buildNumbers()
	for sq := range squares {
		squares[sq] = sorted(&unsortedSquares[sq], uint8(sq))
		numbers[sq] = sorted(&unsortedNumbers[sq], 7)
	}
	return squares, numbers
}

// sorted returns the numbers for bits 0 and 4 of all bytes, those for bits 1 and 5, and so on. One number stands for
// none.
func sorted(numbers *[64]uint8, none uint8) (s [64]uint8) {
	for i, number := range numbers {
		if number == none {
			number = nothing
		}
		byteOf, bit := i>>3, i&7
		s[bit&3<<4|bit>>2<<3|byteOf] = number
	}
	return s
}

func gather(sq, set uint64) uint64 {
	if fast {
		return gatherNEON(sq, set)
	}
	return portableGather(sq, set)
}

func scatter(sq, word uint64) uint64 {
	if fast {
		return scatterNEON(sq, word)
	}
	return portableScatter(sq, word)
}

func rook(sq, occ uint64) uint64 {
	if fast {
		return rookNEON(sq, occ)
	}
	return portableRook(sq, occ)
}

func bishop(sq, occ uint64) uint64 {
	if fast {
		return bishopNEON(sq, occ)
	}
	return portableBishop(sq, occ)
}

func queen(sq, occ uint64) uint64 {
	if fast {
		return queenNEON(sq, occ)
	}
	return portableQueen(sq, occ)
}

func checksAndPins(sq, orthogonals, diagonals, own, occ uint64) (checkers, rookPins, bishopPins uint64) {
	if !fast {
		return portableChecksAndPins(sq, orthogonals, diagonals, own, occ)
	}
	var found [3]uint64
	checksAndPinsNEON(&found, sq, orthogonals, diagonals, own, occ)
	return found[0], found[1], found[2]
}
