//go:build !amd64 || purego

package hyperbola

// There are no kernels for slices.

func rooksEach(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("RooksEach", dst, squares, occ)
	eachPair(dst, squares, occ, Rook[uint8, uint64])
}

func bishopsEach(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("BishopsEach", dst, squares, occ)
	eachPair(dst, squares, occ, Bishop[uint8, uint64])
}

func queensEach(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("QueensEach", dst, squares, occ)
	eachPair(dst, squares, occ, Queen[uint8, uint64])
}
