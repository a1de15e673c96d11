package hyperbola

import (
	"strings"

	"github.com/bitray/bitray/internal/simd"
)

// Kernel is the implementation of the batches in one set of instructions. Its methods are the
// functions of the package, with the same contracts. Tests and benchmarks use it to choose the
// instructions.
type Kernel struct{ set simd.Set }

// Best returns the kernel that the functions of the package use.
func Best() Kernel { return best }

var best = Kernel{simd.BestOf(hasAny)}

// Kernels returns all kernels that this process can use, the best first and the generic one last.
func Kernels() []Kernel {
	var kernels []Kernel
	for _, set := range simd.Usable(hasAny) {
		kernels = append(kernels, Kernel{set})
	}
	return kernels
}

// String returns the name of the set of instructions: "avx512", "avx2gfni", "avx2", "neon" or
// "generic".
func (k Kernel) String() string { return k.set.String() }

// Has reports whether the kernel has instructions of its own for a function, by its name: "Rooks" and so on. For
// the others it uses those of the next best kernel that has some. The generic kernel has all. Of functions that answer
// for squares of one occupancy, such as "RooksFrom", this is said of some number of squares; see [Kernel.HasFor].
func (k Kernel) Has(function string) bool {
	return k.HasFor(function, 1) || k.HasFor(function, simd.Chunk)
}

// HasFor is [Kernel.Has] for a number of squares in a call, up to [simd.Chunk]: a kernel may answer for few squares of
// one occupancy, and leave many to the next best. Other functions do not depend on the number.
func (k Kernel) HasFor(function string, squares int) bool {
	if piece, from := strings.CutSuffix(function, "From"); from {
		return hasFrom(k.set, piece, squares)
	}
	return has(k.set, function)
}

// Rooks is the function [Rooks].
func (k Kernel) Rooks(dst []uint64, squares []uint8, occ []uint64) { rooks(k.set, dst, squares, occ) }

// Bishops is the function [Bishops].
func (k Kernel) Bishops(dst []uint64, squares []uint8, occ []uint64) {
	bishops(k.set, dst, squares, occ)
}

// Queens is the function [Queens].
func (k Kernel) Queens(dst []uint64, squares []uint8, occ []uint64) { queens(k.set, dst, squares, occ) }

// RooksFrom is the function [RooksFrom].
func (k Kernel) RooksFrom(dst []uint64, squares []uint8, occ uint64) {
	rooksFrom(k.set, dst, squares, occ)
}

// BishopsFrom is the function [BishopsFrom].
func (k Kernel) BishopsFrom(dst []uint64, squares []uint8, occ uint64) {
	bishopsFrom(k.set, dst, squares, occ)
}

// QueensFrom is the function [QueensFrom].
func (k Kernel) QueensFrom(dst []uint64, squares []uint8, occ uint64) {
	queensFrom(k.set, dst, squares, occ)
}

// AllRooks is the function [AllRooks].
func (k Kernel) AllRooks(dst *[64]uint64, occ uint64) { allRooks(k.set, dst, occ) }

// AllBishops is the function [AllBishops].
func (k Kernel) AllBishops(dst *[64]uint64, occ uint64) { allBishops(k.set, dst, occ) }

// AllQueens is the function [AllQueens].
func (k Kernel) AllQueens(dst *[64]uint64, occ uint64) { allQueens(k.set, dst, occ) }
