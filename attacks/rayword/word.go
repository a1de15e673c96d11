package rayword

import "golang.org/x/exp/constraints"

// Word holds what lies on the eight rays from a square, a byte for each: byte d is the ray in direction d,
// clockwise from north as in package geometry, and bit i of it is the square i+1 steps away. Bit 7 belongs to
// no square. It is a value of the caller's and knows nothing of its square: [Gather] and [Scatter] are told.
type Word uint64

// The rays that a rook looks along, and those that a bishop looks along.
const (
	Orthogonal Word = 0x00ff00ff00ff00ff
	Diagonal   Word = 0xff00ff00ff00ff00
)

const (
	firstPlaces Word = 0x0101010101010101
	guards      Word = 0x8080808080808080
	allPlaces        = ^guards
)

// Gather returns the squares of set on the rays from sq (0 to 63, masked). Places beyond the edge of the
// board are clear, and so is bit 7 of each byte.
func Gather[S constraints.Integer, B ~uint64](sq S, set B) Word {
	return Word(gather(uint64(sq)&63, uint64(set)))
}

// Scatter is the inverse of [Gather]: the squares of the rays from sq (0 to 63, masked) that w holds. Places
// beyond the edge of the board, and bit 7, are ignored.
func Scatter[S constraints.Integer, B ~uint64](sq S, w Word) B {
	return B(scatter(uint64(sq)&63, uint64(w&allPlaces)))
}

// Seen returns, of each ray, the places up to the first one that w holds, which is included, or all seven.
//
// With a guard in bit 7 no byte is empty, so that subtracting one from each borrows from no other: a single
// subtraction of words serves all rays.
func (w Word) Seen() Word {
	w |= guards
	return (w ^ (w - firstPlaces)) & allPlaces
}

// Nearest returns, of each ray, the first place that w holds, if there is one.
func (w Word) Nearest() Word { return w.Seen() & w }
