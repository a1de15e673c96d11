//go:build !purego

package fill

import "github.com/bitray/bitray/internal/simd"

// Each kernel is called by name, not through a variable, so that what the caller passes does not
// escape, and only where it can be used: a set that lacks it for a function uses the next best.

// Attacks is the function [Attacks].
func (k Kernel) Attacks(orthogonals, diagonals, occ uint64) uint64 {
	switch {
	case k.set >= simd.AVX512 && hasAttacksAVX512:
		return attacksAVX512(orthogonals, diagonals, occ)
	case k.set >= simd.AVX2 && hasAttacksAVX2:
		return attacksAVX2(orthogonals, diagonals, occ)
	default:
		return attacks(orthogonals, diagonals, occ)
	}
}

// AttacksBoth is the function [AttacksBoth].
func (k Kernel) AttacksBoth(orthogonals, diagonals [2]uint64, occ uint64) [2]uint64 {
	if k.set >= simd.AVX512 && hasAttacksBothAVX512 {
		first, second := attacksBothAVX512(orthogonals[0], diagonals[0], orthogonals[1], diagonals[1], occ)
		return [2]uint64{first, second}
	}
	return [2]uint64{k.Attacks(orthogonals[0], diagonals[0], occ), k.Attacks(orthogonals[1], diagonals[1], occ)}
}

// Rays is the function [Rays].
func (k Kernel) Rays(dst *[8]uint64, orthogonals, diagonals, occ uint64) {
	switch {
	case k.set >= simd.AVX512 && hasRaysAVX512:
		raysAVX512(dst, orthogonals, diagonals, occ)
	case k.set >= simd.AVX2 && hasRaysAVX2:
		raysAVX2(dst, orthogonals, diagonals, occ)
	default:
		rays(dst, orthogonals, diagonals, occ)
	}
}

// The functions below do what they are named for and return true if there is a kernel for the
// set of instructions. Of more positions than a chunk holds, they give themselves a chunk at a time.

func raysEach(set simd.Set, dst [][8]uint64, orthogonal, diagonal, occ []uint64) bool {
	for ; len(dst) > simd.Chunk; dst, orthogonal, diagonal, occ = dst[simd.Chunk:], orthogonal[simd.Chunk:], diagonal[simd.Chunk:], occ[simd.Chunk:] {
		if !raysEach(set, dst[:simd.Chunk], orthogonal[:simd.Chunk], diagonal[:simd.Chunk], occ[:simd.Chunk]) {
			return false
		}
	}
	switch {
	case set >= simd.AVX512 && hasRaysEachAVX512:
		raysEachAVX512(dst, orthogonal, diagonal, occ)
	case set >= simd.AVX2 && hasRaysAVX2:
		for i := range dst {
			raysAVX2(&dst[i], orthogonal[i], diagonal[i], occ[i])
		}
	default:
		return false
	}
	return true
}

func attacksEach(set simd.Set, dst, orthogonal, diagonal, occ []uint64) bool {
	for ; len(dst) > simd.Chunk; dst, orthogonal, diagonal, occ = dst[simd.Chunk:], orthogonal[simd.Chunk:], diagonal[simd.Chunk:], occ[simd.Chunk:] {
		if !attacksEach(set, dst[:simd.Chunk], orthogonal[:simd.Chunk], diagonal[:simd.Chunk], occ[:simd.Chunk]) {
			return false
		}
	}
	switch {
	case set >= simd.AVX512 && hasAttacksEachAVX512:
		attacksEachAVX512(dst, orthogonal, diagonal, occ)
	case set >= simd.AVX2 && hasAttacksEachAVX2:
		attacksEachAVX2(dst, orthogonal, diagonal, occ)
	default:
		return false
	}
	return true
}

func whiteMaps(set simd.Set, dst []uint64, pieces Pieces[uint64], occ []uint64) bool {
	for ; len(dst) > simd.Chunk; dst, pieces, occ = dst[simd.Chunk:], pieces.from(simd.Chunk), occ[simd.Chunk:] {
		if !whiteMaps(set, dst[:simd.Chunk], pieces.to(simd.Chunk), occ[:simd.Chunk]) {
			return false
		}
	}
	switch {
	case set >= simd.AVX512 && hasWhiteMapsAVX512:
		whiteMapsAVX512(dst, pieces.Orthogonals, pieces.Diagonals, pieces.Pawns, pieces.Knights, pieces.King, occ)
	case set >= simd.AVX2 && hasWhiteMapsAVX2:
		whiteMapsAVX2(dst, pieces.Orthogonals, pieces.Diagonals, pieces.Pawns, pieces.Knights, pieces.King, occ)
	default:
		return false
	}
	return true
}

func blackMaps(set simd.Set, dst []uint64, pieces Pieces[uint64], occ []uint64) bool {
	for ; len(dst) > simd.Chunk; dst, pieces, occ = dst[simd.Chunk:], pieces.from(simd.Chunk), occ[simd.Chunk:] {
		if !blackMaps(set, dst[:simd.Chunk], pieces.to(simd.Chunk), occ[:simd.Chunk]) {
			return false
		}
	}
	switch {
	case set >= simd.AVX512 && hasBlackMapsAVX512:
		blackMapsAVX512(dst, pieces.Orthogonals, pieces.Diagonals, pieces.Pawns, pieces.Knights, pieces.King, occ)
	case set >= simd.AVX2 && hasBlackMapsAVX2:
		blackMapsAVX2(dst, pieces.Orthogonals, pieces.Diagonals, pieces.Pawns, pieces.Knights, pieces.King, occ)
	default:
		return false
	}
	return true
}
