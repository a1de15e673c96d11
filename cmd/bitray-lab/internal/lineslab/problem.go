package lineslab

import "github.com/bitray/bitray/internal/find"

// Lines is the number of tables: four lines of each of 64 squares.
const Lines = 4 * 64

// Line returns a line through a square, as package find has it: the occupancies that must be told apart, of
// squares that are neither the slider's nor the ends, and what they leave. The number of a line is four times
// its square, and the line: rank, file, diagonal, anti-diagonal.
func Line(number int) find.Line {
	slider := find.NewProblem(find.Piece(number>>1&1), uint8(number>>2))
	one, other := slider.Lines()
	if number&1 == 1 {
		return other
	}
	return one
}

// Hash says how an occupancy of a line becomes a number.
type Hash struct {
	Name string
	Fold func(occ uint64) uint64 // what is multiplied
	Word uint                    // bits of the product
}

// The two ways of multiplying.
var (
	// Product multiplies 64 bits.
	Product = Hash{"64", func(occ uint64) uint64 { return occ }, 64}
	// Folded lays one half of the board over the other, turned by one bit. No two squares of a line are 31
	// apart, so nothing is lost, and multiplies 32 bits.
	Folded = Hash{"32", func(occ uint64) uint64 { return uint64(uint32(occ ^ occ>>31)) }, 32}
)

// Index returns the slot of a word of the hash: the highest bits of its product.
func (h Hash) Index(word, multiplier uint64) uint64 {
	return word * multiplier << (64 - h.Word) >> (64 - Width)
}
