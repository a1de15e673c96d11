package geometry

import "golang.org/x/exp/constraints"

// Distance returns the number of king moves from a to b (0 to 63, masked) on an empty board, 0 to
// 7.
func Distance[S constraints.Integer](a, b S) int {
	files := int(a&7) - int(b&7)
	ranks := int(a>>3&7) - int(b>>3&7)
	return max(files, -files, ranks, -ranks)
}
