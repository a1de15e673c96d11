//go:build !purego

package fill

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/simd/feature"
)

// As on amd64, each kernel is called by name. Those for slices answer for sixteen positions at a time. Fewer than that
// are copied to arrays of sixteen if they are many, and answered for one by one if they are few.

// sixteen is how many positions a kernel for slices answers for at a time.
const sixteen = 16

// boards are one set of sixteen positions.
type boards = [sixteen]uint64

// The numbers of positions from which on it takes fewer instructions to answer for sixteen, with the copies. Those of
// rays are eight words each.
//
//	.ci/instructions ./fill Sides/kernel=neon
const (
	many     = 5
	manyRays = 9
)

// has reports whether this process can use the kernel of a set for a function. NEON has one for each.
func has(set simd.Set, _ string) bool { return hasAny(set) }

// hasAny reports whether this process can use any kernel of a set.
func hasAny(set simd.Set) bool {
	return set == simd.Generic || set == simd.NEON && feature.Has(feature.ASIMD)
}

// Attacks is the function [Attacks].
func (k Kernel) Attacks(orthogonals, diagonals, occ uint64) uint64 {
	if k.set == simd.NEON {
		return attacksNEON(orthogonals, diagonals, occ)
	}
	return attacks(orthogonals, diagonals, occ)
}

// AttacksBoth is the function [AttacksBoth].
func (k Kernel) AttacksBoth(orthogonals, diagonals [2]uint64, occ uint64) [2]uint64 {
	return [2]uint64{k.Attacks(orthogonals[0], diagonals[0], occ), k.Attacks(orthogonals[1], diagonals[1], occ)}
}

// Rays is the function [Rays].
func (k Kernel) Rays(dst *[8]uint64, orthogonals, diagonals, occ uint64) {
	if k.set == simd.NEON {
		raysNEON(dst, orthogonals, diagonals, occ)
	} else {
		rays(dst, orthogonals, diagonals, occ)
	}
}

// The functions below do what they are named for and return true if the set of instructions is NEON.

// raysEach does not cut slices into chunks, since each call of a kernel is for sixteen positions.
func raysEach(set simd.Set, dst [][8]uint64, orthogonal, diagonal, occ []uint64) bool {
	switch {
	case set != simd.NEON:
		return false
	case len(dst) >= sixteen:
		raysOfSixteens(dst, orthogonal, diagonal, occ)
	case len(dst) >= manyRays:
		var rays [sixteen][8]uint64
		o, d, all := boardsOf(orthogonal), boardsOf(diagonal), boardsOf(occ)
		raysOfSixteens(rays[:], o[:], d[:], all[:])
		copy(dst, rays[:])
	default:
		raysOfFew(dst, orthogonal, diagonal, occ)
	}
	return true
}

// raysOfSixteens answers for sixteen positions or more. If many are left that are not sixteen, some are answered for
// once more with them, which is as good, because dst is none of the other slices.
func raysOfSixteens(dst [][8]uint64, orthogonal, diagonal, occ []uint64) {
	var scratch [8]boards
	for i := 0; i < len(dst); i += sixteen {
		switch left := len(dst) - i; {
		case left < many:
			raysOfFew(dst[i:], orthogonal[i:], diagonal[i:], occ[i:])
			return
		case left < sixteen:
			i = len(dst) - sixteen
		}
		raysEachNEON((*[sixteen][8]uint64)(dst[i:]), (*boards)(orthogonal[i:]), (*boards)(diagonal[i:]), (*boards)(occ[i:]), &scratch)
	}
}

// raysOfFew answers for positions one by one.
func raysOfFew(dst [][8]uint64, orthogonal, diagonal, occ []uint64) {
	for i := range dst {
		raysNEON(&dst[i], orthogonal[i], diagonal[i], occ[i])
	}
}

// Of more positions than a chunk holds, the others give themselves a chunk at a time.

func attacksEach(set simd.Set, dst, orthogonal, diagonal, occ []uint64) bool {
	for ; len(dst) > simd.Chunk; dst, orthogonal, diagonal, occ = dst[simd.Chunk:], orthogonal[simd.Chunk:], diagonal[simd.Chunk:], occ[simd.Chunk:] {
		if !attacksEach(set, dst[:simd.Chunk], orthogonal[:simd.Chunk], diagonal[:simd.Chunk], occ[:simd.Chunk]) {
			return false
		}
	}
	switch {
	case set != simd.NEON:
		return false
	case len(dst) >= sixteen:
		attacksEachNEON(dst, orthogonal, diagonal, occ)
		done := len(dst) &^ (sixteen - 1)
		return attacksEach(set, dst[done:], orthogonal[done:], diagonal[done:], occ[done:])
	case len(dst) >= many:
		o, d, all := boardsOf(orthogonal), boardsOf(diagonal), boardsOf(occ)
		attacksEachNEON(all[:], o[:], d[:], all[:])
		copy(dst, all[:])
	default:
		for i := range dst {
			dst[i] = attacksNEON(orthogonal[i], diagonal[i], occ[i])
		}
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
	case set != simd.NEON:
		return false
	case len(dst) >= sixteen:
		whiteMapsNEON(dst, pieces.Orthogonals, pieces.Diagonals, pieces.Pawns, pieces.Knights, pieces.King, occ)
		done := len(dst) &^ (sixteen - 1)
		return whiteMaps(set, dst[done:], pieces.from(done), occ[done:])
	case len(dst) >= many:
		o, d, all := boardsOf(pieces.Orthogonals), boardsOf(pieces.Diagonals), boardsOf(occ)
		pawns, knights, kings := boardsOf(pieces.Pawns), boardsOf(pieces.Knights), boardsOf(pieces.King)
		whiteMapsNEON(all[:], o[:], d[:], pawns[:], knights[:], kings[:], all[:])
		copy(dst, all[:])
	default:
		Kernel{set}.eachWhiteMap(dst, pieces, occ)
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
	case set != simd.NEON:
		return false
	case len(dst) >= sixteen:
		blackMapsNEON(dst, pieces.Orthogonals, pieces.Diagonals, pieces.Pawns, pieces.Knights, pieces.King, occ)
		done := len(dst) &^ (sixteen - 1)
		return blackMaps(set, dst[done:], pieces.from(done), occ[done:])
	case len(dst) >= many:
		o, d, all := boardsOf(pieces.Orthogonals), boardsOf(pieces.Diagonals), boardsOf(occ)
		pawns, knights, kings := boardsOf(pieces.Pawns), boardsOf(pieces.Knights), boardsOf(pieces.King)
		blackMapsNEON(all[:], o[:], d[:], pawns[:], knights[:], kings[:], all[:])
		copy(dst, all[:])
	default:
		Kernel{set}.eachBlackMap(dst, pieces, occ)
	}
	return true
}

// boardsOf returns the boards in a slice of fewer than sixteen, and then empty ones.
func boardsOf(s []uint64) (b boards) {
	copy(b[:], s)
	return b
}
