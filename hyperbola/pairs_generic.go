//go:build !amd64 || purego

package hyperbola

// There are no kernels for slices.

// RooksEach is the function [RooksEach].
func (k Kernel) RooksEach(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("RooksEach", dst, squares, occ)
	eachPair(dst, squares, occ, Rook[uint8, uint64])
}

// BishopsEach is the function [BishopsEach].
func (k Kernel) BishopsEach(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("BishopsEach", dst, squares, occ)
	eachPair(dst, squares, occ, Bishop[uint8, uint64])
}

// QueensEach is the function [QueensEach].
func (k Kernel) QueensEach(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("QueensEach", dst, squares, occ)
	eachPair(dst, squares, occ, Queen[uint8, uint64])
}
