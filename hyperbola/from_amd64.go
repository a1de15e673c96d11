//go:build !purego

package hyperbola

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
