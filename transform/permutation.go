package transform

import (
	"fmt"
	"math/bits"
)

// Permutation moves the 64 squares of the board in any way: for a layout that is
// none of the maps of this package. [Permute] moves whole boards.
//
// It holds a table of 16 KiB: for each rank and each of the 256 sets of squares on it, where these
// squares go. Make it with NewPermutation; the zero value moves every square to nowhere. It
// never changes, so goroutines may share it.
type Permutation struct {
	places, squares [64]uint8 // where every square goes, and which square comes to every place
	ranks           [8][256]uint64
}

// NewPermutation returns the permutation that moves every square sq to places[sq]. It fails if a
// place is not on the board, or if two squares go to the same; the error names the squares.
func NewPermutation(places [64]uint8) (*Permutation, error) {
	p := &Permutation{places: places}
	var taken uint64
	for sq, place := range places {
		if place > 63 {
			return nil, fmt.Errorf("permutation: square %d goes to %d, expected 0 to 63", sq, place)
		}
		if taken>>place&1 != 0 {
			return nil, fmt.Errorf("permutation: squares %d and %d both go to %d, expected 64 different places",
				p.squares[place], sq, place)
		}
		taken |= 1 << place
		p.squares[place] = uint8(sq)
	}
	p.fillRanks()
	return p, nil
}

// fillRanks finds a set of squares of a rank from the set without its lowest square.
func (p *Permutation) fillRanks() {
	for rank := range p.ranks {
		for line := 1; line < 256; line++ {
			lowest := 8*rank + bits.TrailingZeros8(uint8(line))
			p.ranks[rank][line] = p.ranks[rank][line&(line-1)] | 1<<p.places[lowest]
		}
	}
}

// Inverse returns the permutation that undoes p.
func (p *Permutation) Inverse() *Permutation {
	inverse := &Permutation{places: p.squares, squares: p.places}
	inverse.fillRanks()
	return inverse
}

// Places returns where every square goes. The places of [Permutation.Inverse] say which square comes to each.
func (p *Permutation) Places() [64]uint8 { return p.places }

// Permute moves every square of b to its place: eight look-ups, one for each rank.
func Permute[B ~uint64](p *Permutation, b B) B {
	return B(p.ranks[0][uint8(b)] | p.ranks[1][uint8(b>>8)] |
		p.ranks[2][uint8(b>>16)] | p.ranks[3][uint8(b>>24)] |
		p.ranks[4][uint8(b>>32)] | p.ranks[5][uint8(b>>40)] |
		p.ranks[6][uint8(b>>48)] | p.ranks[7][uint8(b>>56)])
}
