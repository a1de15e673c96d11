package hypercube

import (
	"math/bits"

	"github.com/bitray/bitray/internal/tabulate"
)

// The tables have an entry for every subset of the relevant squares of every square: 102,400 for rooks and
// 5,248 for bishops.
const entries = 107_648

// start says where the tables of a square begin in the slab.
type start struct{ rook, bishop uint32 }

var (
	slab            [entries]uint64
	offsets, deltas = build(&slab)
)

// build fills the slab. deltas[t] says what changes in a state when square t is occupied or emptied: of each
// slider that t is relevant to, the bit of t in its index.
func build(slab *[entries]uint64) (offsets [64]start, deltas [64][words]uint64) {
	next := 0
	for sq := range 64 {
		offsets[sq].rook = uint32(next)
		next += enter(slab[next:], &deltas, sq, 0, tabulate.Rook)
		offsets[sq].bishop = uint32(next)
		next += enter(slab[next:], &deltas, sq, 1, tabulate.Bishop)
	}
	return offsets, deltas
}

// enter tabulates a slider by its relevant squares, each of which has one bit of the index, from the lowest
// upwards. It returns the number of entries.
func enter(table []uint64, deltas *[64][words]uint64, sq, piece int, slider tabulate.Slider) int {
	bit, relevant := uint64(1)<<(sq&1<<5|piece<<4), slider.Relevant(sq)
	for squares := relevant; squares != 0; squares &= squares - 1 {
		deltas[bits.TrailingZeros64(squares)][sq>>1] |= bit
		bit <<= 1
	}
	return len(tabulate.Subsets(table, sq, relevant, slider.Attacks))
}
