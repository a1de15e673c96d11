package transform

import "iter"

// NextSubset returns the subset of mask that follows subset in ascending order, and the empty
// set after the last, which is mask itself. Starting from zero it therefore walks through all
// 2^n subsets of a mask of n squares.
//
// Subtracting the mask is adding its complement plus one: the ones of the complement carry the
// increment across the gaps of the mask.
// Source: Marcel van Kervinck's carry-rippler; Chess Programming Wiki,
// https://www.chessprogramming.org/Traversing_Subsets_of_a_Set.
func NextSubset[B ~uint64](subset, mask B) B {
	return (subset - mask) & mask
}

// Subsets yields all 2^n subsets of a mask of n squares in ascending order, the empty set first
// and the mask itself last.
func Subsets[B ~uint64](mask B) iter.Seq[B] {
	return func(yield func(B) bool) {
		for subset := B(0); yield(subset); {
			if subset = NextSubset(subset, mask); subset == 0 {
				return
			}
		}
	}
}
