package arithshift

import "github.com/bitray/bitray/internal/simd"

// Kernel is the implementation of the look-ups in one set of instructions. Tests and benchmarks use it to
// choose the instructions.
type Kernel struct{ set simd.Set }

// Kernels returns all kernels that this process can use, the best first, which is the one that the functions
// of the package use, and the generic one last.
func Kernels() []Kernel {
	var kernels []Kernel
	for _, set := range usable() {
		kernels = append(kernels, Kernel{set})
	}
	return kernels
}

// String returns the name of the set of instructions: "avx512", "avx2" or "generic".
func (k Kernel) String() string { return k.set.String() }

// Rook is the function [Rook].
func (k Kernel) Rook(sq uint8, occ uint64) uint64 { return rookBy(k.set, uint64(sq)&63, occ) }

// Bishop is the function [Bishop].
func (k Kernel) Bishop(sq uint8, occ uint64) uint64 { return bishopBy(k.set, uint64(sq)&63, occ) }

// Queen is the function [Queen].
func (k Kernel) Queen(sq uint8, occ uint64) uint64 { return queenBy(k.set, uint64(sq)&63, occ) }
