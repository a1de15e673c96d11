package lineslab

import "github.com/bitray/bitray/internal/find"

// Lines is the number of tables: four lines of each of 64 squares.
const Lines = 4 * 64

// Problem is a line through a square: the occupancies that must be told apart. The number of a line is four
// times its square, and the line: rank, file, diagonal, anti-diagonal.
type Problem struct {
	Mask        uint64   // the squares that matter: neither the slider's nor the ends
	Occupancies []uint64 // all subsets of the mask
	Attacks     []uint64 // what is attacked with each of them
	sets        []uint8  // the same, numbered
}

// NewProblem returns the problem of a line, 0 to 255.
func NewProblem(line int) *Problem {
	slider := find.NewProblem(find.Piece(line>>1&1), uint8(line>>2))
	one, other := slider.Lines()
	if line&1 == 1 {
		one = other
	}
	mask := one.Occupancies[len(one.Occupancies)-1]
	return &Problem{Mask: mask, Occupancies: one.Occupancies, Attacks: one.Attacks, sets: one.Numbers}
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

// words returns what is multiplied, of all occupancies.
func (h Hash) words(p *Problem) []uint64 {
	words := make([]uint64, len(p.Occupancies))
	for i, occ := range p.Occupancies {
		words[i] = h.Fold(occ)
	}
	return words
}

// Index returns the slot of a word of the hash: the highest bits of its product.
func (h Hash) Index(word, multiplier uint64) uint64 {
	return word * multiplier << (64 - h.Word) >> (64 - Width)
}
