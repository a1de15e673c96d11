package fill

import "fmt"

// attacks and rays are the portable forms of the kernels for one position.

func attacks(orthogonals, diagonals, occ uint64) uint64 {
	return Rooks(orthogonals, ^occ) | Bishops(diagonals, ^occ)
}

func rays(dst *[8]uint64, orthogonals, diagonals, occ uint64) {
	empty := ^occ
	*dst = [8]uint64{
		North(orthogonals, empty), NorthEast(diagonals, empty), East(orthogonals, empty), SouthEast(diagonals, empty),
		South(orthogonals, empty), SouthWest(diagonals, empty), West(orthogonals, empty), NorthWest(diagonals, empty),
	}
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
func (k Kernel) WhiteMaps(dst []uint64, men Men[uint64], occ []uint64) {
	checkLengths("WhiteMaps", len(dst), men.Orthogonals, men.Diagonals, men.Pawns, men.Knights, men.Kings, occ)
	if whiteMaps(k.set, dst, men, occ) {
		return
	}
	for i := range dst {
		pawns := men.Pawns[i]
		dst[i] = k.Attacks(men.Orthogonals[i], men.Diagonals[i], occ[i]) |
			pawns<<9&notA | pawns<<7&notH | steps(men.Knights[i], men.Kings[i])
	}
}

// BlackMaps is the function [BlackMaps].
func (k Kernel) BlackMaps(dst []uint64, men Men[uint64], occ []uint64) {
	checkLengths("BlackMaps", len(dst), men.Orthogonals, men.Diagonals, men.Pawns, men.Knights, men.Kings, occ)
	if blackMaps(k.set, dst, men, occ) {
		return
	}
	for i := range dst {
		pawns := men.Pawns[i]
		dst[i] = k.Attacks(men.Orthogonals[i], men.Diagonals[i], occ[i]) |
			pawns>>7&notA | pawns>>9&notH | steps(men.Knights[i], men.Kings[i])
	}
}

// steps returns the squares that knights and kings attack. See package attacks for the method.
func steps(knights, kings uint64) uint64 {
	const notAB, notGH = notA & (notA << 1), notH & (notH >> 1)
	one := knights<<1&notA | knights>>1&notH
	two := knights<<2&notAB | knights>>2&notGH
	beside := kings<<1&notA | kings>>1&notH
	row := beside | kings
	return one<<16 | one>>16 | two<<8 | two>>8 | beside | row<<8 | row>>8
}

func checkLengths(function string, n int, slices ...[]uint64) {
	for _, s := range slices {
		if len(s) != n {
			panicLengths(function, n, len(s))
		}
	}
}

// panicLengths is apart so that the slices above stay on the stack.
func panicLengths(function string, results, positions int) {
	panic(fmt.Sprintf("bitray/fill: %s: %d results, but a slice of %d sets: expected as many in each", function, results, positions))
}
