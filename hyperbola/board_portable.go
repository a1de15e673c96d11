package hyperbola

// Whole boards are answered rank by rank. The lines of one kind through the eight squares of a
// rank have no square in common. So one board holds what eight sliders attack along them, and an
// answer is cut out of it by its line. They attack whatever is not hidden by men: a man hides all
// that lies behind him, which is filled in three steps.

const (
	everywhere uint64 = 0xffffffffffffffff
	notFileA   uint64 = 0xfefefefefefefefe
	notFileH   uint64 = 0x7f7f7f7f7f7f7f7f
)

// hiddenAbove returns what is hidden by men above the rank of the sliders. The next square of a line
// is step further on, and inside is where steps lead that do not leave the board at one side.
func hiddenAbove(men uint64, step uint, inside uint64) uint64 {
	men = men << step & inside
	men |= men << step & inside
	inside &= inside << step
	men |= men << (2 * step) & inside
	inside &= inside << (2 * step)
	return men | men<<(4*step)&inside
}

// hiddenBelow is [hiddenAbove] downwards.
func hiddenBelow(men uint64, step uint, inside uint64) uint64 {
	men = men >> step & inside
	men |= men >> step & inside
	inside &= inside >> step
	men |= men >> (2 * step) & inside
	inside &= inside >> (2 * step)
	return men | men>>(4*step)&inside
}

// neighbours are the men above a rank and below it.
type neighbours struct{ above, below uint64 }

func neighboursOf(rank uint, occ uint64) neighbours {
	lower := uint64(1)<<(8*rank&63) - 1
	return neighbours{occ & (^lower << 8), occ & lower}
}

func (n neighbours) files() uint64 {
	return ^(hiddenAbove(n.above, 8, everywhere) | hiddenBelow(n.below, 8, everywhere))
}

func (n neighbours) diagonals() uint64 {
	return ^(hiddenAbove(n.above, 9, notFileA) | hiddenBelow(n.below, 9, notFileH))
}

func (n neighbours) antiDiagonals() uint64 {
	return ^(hiddenAbove(n.above, 7, notFileH) | hiddenBelow(n.below, 7, notFileA))
}

func everyRook(dst *[64]uint64, occ uint64) {
	for rank := range uint(8) {
		f := neighboursOf(rank, occ).files()
		men := rankIndex(rank, occ)
		answers, rows := dst[8*rank:][:8], rows[8*rank:][:8]
		for file := range answers {
			answers[file] = f&rows[file].file | uint64(firstRank[file&7<<6|men])<<(8*rank&63)
		}
	}
}

func everyBishop(dst *[64]uint64, occ uint64) {
	for rank := range uint(8) {
		n := neighboursOf(rank, occ)
		d, a := n.diagonals(), n.antiDiagonals()
		answers, rows := dst[8*rank:][:8], rows[8*rank:][:8]
		for file := range answers {
			answers[file] = d&rows[file].diagonal | a&rows[file].antiDiagonal
		}
	}
}

func everyQueen(dst *[64]uint64, occ uint64) {
	for rank := range uint(8) {
		n := neighboursOf(rank, occ)
		f, d, a := n.files(), n.diagonals(), n.antiDiagonals()
		men := rankIndex(rank, occ)
		answers, rows := dst[8*rank:][:8], rows[8*rank:][:8]
		for file := range answers {
			answers[file] = f&rows[file].file | d&rows[file].diagonal | a&rows[file].antiDiagonal |
				uint64(firstRank[file&7<<6|men])<<(8*rank&63)
		}
	}
}

// rankIndex returns the six inner squares of a rank, by which attacks along it are looked up.
func rankIndex(rank uint, occ uint64) int { return int(occ >> (8 * rank & 63) >> 1 & 63) }
