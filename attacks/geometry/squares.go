package geometry

import (
	"iter"
	"math/bits"

	"golang.org/x/exp/constraints"
)

// Squares yields the squares of b in ascending order. A range loop over it inlines
// completely, and nothing is allocated.
//
//	for sq := range geometry.Squares[Square](knights) {
func Squares[S constraints.Integer, B ~uint64](b B) iter.Seq[S] {
	return func(yield func(S) bool) {
		for ; b != 0; b &= b - 1 {
			if !yield(S(bits.TrailingZeros64(uint64(b)))) {
				return
			}
		}
	}
}
