package fill

import (
	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/words"
)

// Kernel is the implementation of the functions for whole sides in one set of instructions. Its
// methods are the functions of the package, with the same contracts. Tests and benchmarks use it to
// choose the instructions.
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

// String returns the name of the set of instructions: "avx512", "avx2", "neon" or "generic".
func (k Kernel) String() string { return k.set.String() }

// Has reports whether the kernel has instructions of its own for a function, by its name: "Attacks" and so on. For
// the others it uses those of the next best kernel that has some. The generic kernel has all.
func (k Kernel) Has(function string) bool {
	if k.set == simd.AVX2 {
		switch function {
		case "AttacksBoth":
			function = "Attacks" // twice
		case "RaysEach":
			function = "Rays" // in a loop
		}
	}
	return has(k.set, function)
}

// AttacksEach is the function [AttacksEach].
func (k Kernel) AttacksEach(dst, orthogonals, diagonals, occ []uint64) {
	checkLengths("AttacksEach", len(dst), orthogonals, diagonals, occ)
	if attacksEach(k.set, dst, orthogonals, diagonals, occ) {
		return
	}
	for i := range dst {
		dst[i] = k.Attacks(orthogonals[i], diagonals[i], occ[i])
	}
}

// RaysEach is the function [RaysEach].
func (k Kernel) RaysEach(dst [][8]uint64, orthogonals, diagonals, occ []uint64) {
	checkLengths("RaysEach", len(dst), orthogonals, diagonals, occ)
	if raysEach(k.set, dst, orthogonals, diagonals, occ) {
		return
	}
	for i := range dst {
		k.Rays(&dst[i], orthogonals[i], diagonals[i], occ[i])
	}
}

// WhiteMaps is the function [WhiteMaps].
func (k Kernel) WhiteMaps(dst []uint64, pieces Pieces[uint64], occ []uint64) {
	pieces.checkLengths("WhiteMaps", len(dst), len(occ))
	if !whiteMaps(k.set, dst, pieces, occ) {
		k.eachWhiteMap(dst, pieces, occ)
	}
}

// eachWhiteMap answers for one position after the other.
func (k Kernel) eachWhiteMap(dst []uint64, pieces Pieces[uint64], occ []uint64) {
	for i := range dst {
		pawns := pieces.Pawns[i]
		dst[i] = k.Attacks(pieces.Orthogonals[i], pieces.Diagonals[i], occ[i]) |
			pawns<<9&edge.NotFileA | pawns<<7&edge.NotFileH | steps(pieces.Knights[i], pieces.King[i])
	}
}

// BlackMaps is the function [BlackMaps].
func (k Kernel) BlackMaps(dst []uint64, pieces Pieces[uint64], occ []uint64) {
	pieces.checkLengths("BlackMaps", len(dst), len(occ))
	if !blackMaps(k.set, dst, pieces, occ) {
		k.eachBlackMap(dst, pieces, occ)
	}
}

// eachBlackMap answers for one position after the other.
func (k Kernel) eachBlackMap(dst []uint64, pieces Pieces[uint64], occ []uint64) {
	for i := range dst {
		pawns := pieces.Pawns[i]
		dst[i] = k.Attacks(pieces.Orthogonals[i], pieces.Diagonals[i], occ[i]) |
			pawns>>7&edge.NotFileA | pawns>>9&edge.NotFileH | steps(pieces.Knights[i], pieces.King[i])
	}
}

// checkLengths is a call, which costs little next to a batch.
func checkLengths(function string, dst int, orthogonals, diagonals, occ []uint64) {
	if len(orthogonals) != dst || len(diagonals) != dst || len(occ) != dst {
		panic(words.Unequal("bitray/fill", function, "dst, orthogonals, diagonals, occ",
			dst, len(orthogonals), len(diagonals), len(occ)))
	}
}

func (p *Pieces[B]) checkLengths(function string, dst, occ int) {
	if len(p.Pawns) != dst || len(p.Knights) != dst || len(p.Diagonals) != dst || len(p.Orthogonals) != dst ||
		len(p.King) != dst || occ != dst {
		panic(words.Unequal("bitray/fill", function, "dst, Pawns, Knights, Diagonals, Orthogonals, King, occ",
			dst, len(p.Pawns), len(p.Knights), len(p.Diagonals), len(p.Orthogonals), len(p.King), occ))
	}
}
