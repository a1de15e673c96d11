//go:build !amd64 || purego

package hyperbola

// There are no kernels for slices.

// Rooks is the function [Rooks].
func (k Kernel) Rooks(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Rooks", dst, squares, occ)
	eachPair(dst, squares, occ, Rook[uint8, uint64])
}

// Bishops is the function [Bishops].
func (k Kernel) Bishops(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Bishops", dst, squares, occ)
	eachPair(dst, squares, occ, Bishop[uint8, uint64])
}

// Queens is the function [Queens].
func (k Kernel) Queens(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Queens", dst, squares, occ)
	eachPair(dst, squares, occ, Queen[uint8, uint64])
}
