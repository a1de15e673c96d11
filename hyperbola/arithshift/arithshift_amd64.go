//go:build !purego

//lint:file-ignore U1000 the assembly reads set

package arithshift

import (
	"golang.org/x/sys/cpu"

	"github.com/bitray/bitray/transform/simd"
)

// The assembly compares set with these numbers.
var (
	_ = [1]struct{}{}[simd.AVX512-3]
	_ = [1]struct{}{}[simd.Generic]
)

// set is what the assembly looks at.
var set = usable()[0]

// usable returns the sets with a kernel that this process can use, the best first. That of AVX-512 counts
// zeros by an extension that the set does not name.
func usable() []simd.Set {
	sets := simd.Usable(simd.AVX512, simd.AVX2)
	if sets[0] == simd.AVX512 && !cpu.X86.HasAVX512CD {
		return sets[1:]
	}
	return sets
}

// rook, bishop and queen, in assembly, answer by AVX-512, or jump on to the next best function, so that there is one
// call between the caller and the answer.

func rookBy(set simd.Set, sq, occ uint64) uint64 {
	switch set {
	case simd.AVX512:
		return rook(sq, occ)
	case simd.AVX2:
		return rookAVX2(sq, occ)
	}
	return portableRook(sq, occ)
}

func bishopBy(set simd.Set, sq, occ uint64) uint64 {
	switch set {
	case simd.AVX512:
		return bishop(sq, occ)
	case simd.AVX2:
		return bishopAVX2(sq, occ)
	}
	return portableBishop(sq, occ)
}

func queenBy(set simd.Set, sq, occ uint64) uint64 {
	switch set {
	case simd.AVX512:
		return queen(sq, occ)
	case simd.AVX2:
		return queenAVX2(sq, occ)
	}
	return portableQueen(sq, occ)
}
