package hyperbola

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/unsafeslice"
)

// Kernel is the implementation of the batches in one set of instructions. Its methods are the
// functions of the package, with the same contracts. Tests and benchmarks use it to choose the
// instructions.
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

// Has reports whether the kernel has its own instructions for a function, by its name: "RooksEach" and so on.
// For the others it uses those of the next best kernel that has some. The generic kernel has all.
func (k Kernel) Has(function string) bool { return usable.Has(k.set, function) }

func checkLengths(function string, dst []uint64, squares []uint8, occ []uint64) {
	if len(dst) != len(squares) || len(dst) != len(occ) {
		panic(unsafeslice.Unequal("bitray/hyperbola", function, "dst, squares, occ", len(dst), len(squares), len(occ)))
	}
}

// eachPair answers the questions one by one, where there is no kernel.
func eachPair(dst []uint64, squares []uint8, occ []uint64, attacks func(uint8, uint64) uint64) {
	for i := range dst {
		dst[i] = attacks(squares[i], occ[i])
	}
}
