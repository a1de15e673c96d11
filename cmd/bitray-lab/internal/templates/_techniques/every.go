package attacks

// Returns the squares that a queen on a square, 0 to 63, attacks.
func queen(square uint, occupied uint64) uint64 {
	return rook(square, occupied) | bishop(square, occupied)
}

// Squares from which a step towards higher or lower files would leave the board.
const (
	lowEdge  uint64 = 0x0101010101010101
	highEdge uint64 = 0x8080808080808080
)

// Goes step by step until it reaches an occupied square or the edge. A step is a shift to the left, or to the
// right by the other count.
func walk(square uint, occupied, end uint64, left, right uint) uint64 {
	attacked := uint64(0)
	at := (uint64(1) << square) & ^end
	for at != 0 {
		at = at << left >> right
		attacked |= at
		at &= ^(occupied | end)
	}
	return attacked
}

// Returns the squares that a rook attacks, found by walking along its rays.
func walkRook(square uint, occupied uint64) uint64 {
	return walk(square, occupied, 0, 8, 0) |
		walk(square, occupied, 0, 0, 8) |
		walk(square, occupied, highEdge, 1, 0) |
		walk(square, occupied, lowEdge, 0, 1)
}

// Returns the squares that a bishop attacks, found by walking along its rays.
func walkBishop(square uint, occupied uint64) uint64 {
	return walk(square, occupied, highEdge, 9, 0) |
		walk(square, occupied, lowEdge, 0, 9) |
		walk(square, occupied, lowEdge, 7, 0) |
		walk(square, occupied, highEdge, 0, 7)
}

// Returns the next of a sequence of random numbers.
func stir(seed uint64) uint64 {
	next := seed
	next ^= next << 13
	next ^= next >> 7
	next ^= next << 17
	return next
}

// Compares rook, bishop and queen with the walks, for all subsets of the squares that one of them may see: the
// first is all of them, the last is none. Random other squares are occupied too: they must make no
// difference to it. The result is the number of subsets for which all three are right.
func compare(square uint, view uint64) uint {
	right := uint(0)
	noise := uint64(0x9e3779b97f4a7c15)
	subset := view + 1
	for subset != 0 {
		subset = (subset - 1) & view
		noise = stir(noise)
		occupied := subset | noise & ^view
		rooks := walkRook(square, occupied)
		bishops := walkBishop(square, occupied)
		wrong := rook(square, occupied) ^ rooks
		wrong |= bishop(square, occupied) ^ bishops
		wrong |= queen(square, occupied) ^ (rooks | bishops)
		if wrong == 0 {
			right += 1
		}
	}
	return right
}

// The number of subsets of all squares that a rook or a bishop may see, summed over the board.
const selfTestCases uint = 1119744

// Compares the functions with a walk along the rays. The result is the number of right answers, which has
// to be that of all cases.
func selfTest() uint {
	right := uint(0)
	for square := range uint(64) {
		right += compare(square, walkRook(square, 0))
		right += compare(square, walkBishop(square, 0))
	}
	return right
}

// Every language has its own way to write these functions.

func swapBytes(x uint64) uint64

func lowest(x uint64) uint

func highest(x uint64) uint

func extract(x, selected uint64) uint64
