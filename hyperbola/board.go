package hyperbola

import "github.com/bitray/bitray/internal/edge"

// Whole boards are answered rank by rank. The lines of one kind through the eight squares of a
// rank have no square in common. So one board holds what eight sliders attack along them, and an
// answer is cut out of it by its line. They attack whatever is not hidden by other pieces: a piece
// hides all that lies behind it, which is filled in three steps.

const everywhere = ^uint64(0)

// hiddenAbove returns what is hidden by pieces above the rank of the sliders. The next square of a line
// is step further on, and inside is where steps lead that do not leave the board at one side.
func hiddenAbove(pieces uint64, step uint, inside uint64) uint64 {
	pieces = pieces << step & inside
	pieces |= pieces << step & inside
	inside &= inside << step
	pieces |= pieces << (2 * step) & inside
	inside &= inside << (2 * step)
	return pieces | pieces<<(4*step)&inside
}

// hiddenBelow is [hiddenAbove] downwards.
func hiddenBelow(pieces uint64, step uint, inside uint64) uint64 {
	pieces = pieces >> step & inside
	pieces |= pieces >> step & inside
	inside &= inside >> step
	pieces |= pieces >> (2 * step) & inside
	inside &= inside >> (2 * step)
	return pieces | pieces>>(4*step)&inside
}

// neighbors are the pieces above a rank and below it.
type neighbors struct{ above, below uint64 }

func neighborsOf(rank uint, occ uint64) neighbors {
	lower := uint64(1)<<(8*rank&63) - 1
	return neighbors{occ & (^lower << 8), occ & lower}
}

func (n neighbors) files() uint64 {
	return ^(hiddenAbove(n.above, 8, everywhere) | hiddenBelow(n.below, 8, everywhere))
}

func (n neighbors) diagonals() uint64 {
	return ^(hiddenAbove(n.above, 9, edge.NotFileA) | hiddenBelow(n.below, 9, edge.NotFileH))
}

func (n neighbors) antiDiagonals() uint64 {
	return ^(hiddenAbove(n.above, 7, edge.NotFileH) | hiddenBelow(n.below, 7, edge.NotFileA))
}

func everyRook(dst *[64]uint64, occ uint64) {
	for rank := range uint(8) {
		f := neighborsOf(rank, occ).files()
		inner := rankIndex(rank, occ)
		answers, rows := dst[8*rank:][:8], rows[8*rank:][:8]
		for file := range answers {
			answers[file] = f&rows[file].file | uint64(firstRank[file&7<<6|inner])<<(8*rank&63)
		}
	}
}

func everyBishop(dst *[64]uint64, occ uint64) {
	for rank := range uint(8) {
		n := neighborsOf(rank, occ)
		d, a := n.diagonals(), n.antiDiagonals()
		answers, rows := dst[8*rank:][:8], rows[8*rank:][:8]
		for file := range answers {
			answers[file] = d&rows[file].diagonal | a&rows[file].antiDiagonal
		}
	}
}

func everyQueen(dst *[64]uint64, occ uint64) {
	for rank := range uint(8) {
		n := neighborsOf(rank, occ)
		f, d, a := n.files(), n.diagonals(), n.antiDiagonals()
		inner := rankIndex(rank, occ)
		answers, rows := dst[8*rank:][:8], rows[8*rank:][:8]
		for file := range answers {
			answers[file] = f&rows[file].file | d&rows[file].diagonal | a&rows[file].antiDiagonal |
				uint64(firstRank[file&7<<6|inner])<<(8*rank&63)
		}
	}
}

// rankIndex returns the six inner squares of a rank, by which attacks along it are looked up.
func rankIndex(rank uint, occ uint64) int { return int(occ >> (8 * rank & 63) >> 1 & 63) }
