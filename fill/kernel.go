package fill

import (
	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/unsafeslice"
)

// Kernel is the implementation of the functions for whole sides in one set of instructions. Its
// methods are the functions of the package, with the same contracts. Tests and benchmarks use it to
// choose the instructions.
type Kernel struct{ set simd.Set }

// Best returns the kernel that the functions of the package use.
func Best() Kernel { return best }

var best = Kernels()[0]

// Kernels returns all kernels that this process can use, the best first and the generic one last.
func Kernels() []Kernel {
	var kernels []Kernel
	for _, set := range usable.Sets() {
		kernels = append(kernels, Kernel{set})
	}
	return kernels
}

// String returns the name of the set of instructions: "avx512", "avx2", "neon" or "generic".
func (k Kernel) String() string { return k.set.String() }

// Has reports whether the kernel has its own instructions for a function, by its name: "Attacks" and so on.
// For the others it uses those of the next best kernel that has some. The generic kernel has all.
func (k Kernel) Has(function string) bool {
	if function == "RaysEach" && k.set == simd.AVX2 {
		function = "Rays" // in a loop
	}
	return usable.Has(k.set, function)
}

// Maps is the function [Maps].
func (k Kernel) Maps(c uint8, dst []uint64, pieces Pieces[uint64], occ []uint64) {
	pieces.checkLengths("Maps", len(dst), len(occ))
	k.maps(dst, pieces, occ, uint64(c&1))
}

func checkLengths(function string, dst int, orthogonals, diagonals, occ []uint64) {
	if len(orthogonals) != dst || len(diagonals) != dst || len(occ) != dst {
		panic(unsafeslice.Unequal("bitray/fill", function, "dst, orthogonals, diagonals, occ",
			dst, len(orthogonals), len(diagonals), len(occ)))
	}
}

// attacksOneByOne answers for one position after the other.
func (k Kernel) attacksOneByOne(dst, orthogonals, diagonals, occ []uint64) {
	for i := range dst {
		dst[i] = k.Attacks(orthogonals[i], diagonals[i], occ[i])
	}
}

// raysOneByOne answers for one position after the other.
func (k Kernel) raysOneByOne(dst [][8]uint64, orthogonals, diagonals, occ []uint64) {
	for i := range dst {
		k.Rays(&dst[i], orthogonals[i], diagonals[i], occ[i])
	}
}

// mapsOneByOne answers for one position after the other.
func (k Kernel) mapsOneByOne(dst []uint64, pieces Pieces[uint64], occ []uint64, color uint64) {
	for i := range dst {
		pawns := pieces.Pawns[i]
		captures := pawns<<9&edge.NotFileA | pawns<<7&edge.NotFileH
		if color != 0 {
			captures = pawns>>7&edge.NotFileA | pawns>>9&edge.NotFileH
		}
		dst[i] = k.Attacks(pieces.Orthogonals[i], pieces.Diagonals[i], occ[i]) | captures | steps(pieces.Knights[i], pieces.King[i])
	}
}
