package hyperbola_test

import (
	"testing"

	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/internal/simd"
)

// TestMoreThanAChunk looks at all the answers of a batch that is given to the kernel in parts.
func TestMoreThanAChunk(t *testing.T) {
	const n = 2*simd.Chunk + 13
	squares, occ := questions(3, n)
	dst := make([]uint64, n)
	eachKernel(t, func(t *testing.T, k hyperbola.Kernel) {
		for _, piece := range pieces {
			piece.pairs(k, dst, squares, occ)
			for i, got := range dst {
				mustEqual(t, piece.name, squares[i], occ[i], got, piece.reference(squares[i]&63, occ[i]))
			}
		}
	})
}
