//go:build !purego

package hyperbola

// With AVX2, questions of one occupancy are answered as pairs while they are few. Where they are
// many, it takes less time to answer for the whole board and to choose.

// many is the number of squares from which on the whole board is answered. Pairs are answered by
// fours, and a board takes about as long as four of these.
//
//	GOAMD64=v3 go test -run '^$' -bench From -count 6 ./hyperbola
const many = 17

func rooksOfBoard(dst []uint64, squares []uint8, occ uint64) {
	var board [64]uint64
	rooksAllAVX2(&board, occ)
	choose(dst, squares, &board)
}

func bishopsOfBoard(dst []uint64, squares []uint8, occ uint64) {
	var board [64]uint64
	bishopsAllAVX2(&board, occ)
	choose(dst, squares, &board)
}

func queensOfBoard(dst []uint64, squares []uint8, occ uint64) {
	var board [64]uint64
	queensAllAVX2(&board, occ)
	choose(dst, squares, &board)
}

// repeated gives all questions one occupancy, in place.
func repeated(dst []uint64, occ uint64) []uint64 {
	for i := range dst {
		dst[i] = occ
	}
	return dst
}
