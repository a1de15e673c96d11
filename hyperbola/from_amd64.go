//go:build !purego

package hyperbola

import "github.com/bitray/bitray/internal/simd"

// Many questions of one occupancy are answered for the whole board, from which the answers are copied. How many that
// takes is what this says of the kernels on a processor of Intel's with AVX-512:
//
//	GOAMD64=v3 go test -run '^$' -bench From -count 6 ./hyperbola
const (
	// With AVX2, few are answered as pairs, by fours, and a board takes about as long as three of these.
	many = 13
	// With AVX-512, few are looked up in tables of bytes. For rooks and bishops that is as fast as copying.
	manyQueens = 96
)

// repeated gives all questions one occupancy, in place.
func repeated(dst []uint64, occ uint64) []uint64 {
	for i := range dst {
		dst[i] = occ
	}
	return dst
}

// hasFrom reports whether a set answers for a number of squares of one occupancy by a kernel of its own, for "Rooks",
// "Bishops" or "Queens". It repeats the choices of rooksFrom and so on.
func hasFrom(set simd.Set, piece string, squares int) bool {
	switch set {
	case simd.AVX512:
		return has(set, piece+"From") || squares >= manyQueens && has(set, piece+"Many")
	case simd.AVX2:
		if squares >= many && has(set, piece+"Many") {
			return true
		}
		return has(set, piece)
	case simd.AVX2GFNI:
		return has(set, piece) && !(squares >= many && has(simd.AVX2, piece+"Many"))
	}
	return set == simd.Generic
}
