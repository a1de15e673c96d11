package pack

import (
	"cmp"
	"fmt"

	"github.com/bitray/bitray/magic/find"
	"github.com/bitray/bitray/transform"
)

// Entry says how one piece on one square looks its attacks up in a slab:
//
//	slab[Offset + (((T(occ) & mask(T(Square))) * Magic + Addend) >> (64 - Bits))]
//
// where T is the symmetry. Offset may be negative if the first slots of the table are not used.
type Entry struct {
	Piece    find.Piece
	Square   uint8
	Symmetry transform.Symmetry
	Offset   int
	find.Multiplier
}

// Slab is a layout: the tables of both pieces on all squares in one array. Tables may lie
// across one another, as long as none needs a slot that another uses with other contents.
type Slab []Entry

// problems is the number of pairs of piece and square.
const problems = 128

func problemIndex(piece find.Piece, sq uint8) int { return int(piece)<<6 | int(sq) }

// Ranges of the numbers of an [Entry].
const (
	lastSymmetry = 7
	// No layout needs a tenth of so many entries.
	mostOffset = 1 << 20
)

// check says which number of e is out of range. What is in range may still be wrong.
func (e Entry) check() error {
	return cmp.Or(
		inRange("piece", int(e.Piece), int(find.Rook), int(find.Bishop)),
		inRange("square", int(e.Square), 0, 63),
		inRange("symmetry", int(e.Symmetry), 0, lastSymmetry),
		inRange("bits", e.Bits, 1, find.MaxBits),
		inRange("offset", e.Offset, -mostOffset, mostOffset),
	)
}

func inRange(name string, value, least, most int) error {
	if value < least || value > most {
		return fmt.Errorf("%s %d: expected %d to %d", name, value, least, most)
	}
	return nil
}

// Fill proves the slab on all relevant occupancies and returns its contents: the attacks at
// each index, zero where nothing is used, up to the last that is. An error says which piece and
// square is missing, comes twice, has a number that is out of range, or needs a slot that is
// below the slab or taken.
func (s Slab) Fill() ([]uint64, error) {
	var contents []uint64
	var owners []uint8
	var seen [problems]bool
	for _, e := range s {
		if err := e.check(); err != nil {
			return nil, fmt.Errorf("%s: %w", e, err)
		}
		i := problemIndex(e.Piece, e.Square)
		if seen[i] {
			return nil, fmt.Errorf("%s: second entry, expected one", e)
		}
		seen[i] = true
		if need := e.Offset + 1<<e.Bits; need > len(contents) {
			contents = append(contents, make([]uint64, need-len(contents))...)
			owners = append(owners, make([]uint8, need-len(owners))...)
		}
		p := find.NewProblem(e.Piece, e.Square)
		for occupancy, attacks := range p.All() {
			index := e.Offset + e.Index(transform.ApplyToBoard(e.Symmetry, occupancy))
			if index < 0 {
				return nil, fmt.Errorf("%s: occupancy %#x has index %d, expected 0 or more", e, occupancy, index)
			}
			if old := contents[index]; old != 0 && old != attacks {
				return nil, fmt.Errorf("%s: occupancy %#x attacks %#x, but its index %d holds %#x of %s",
					e, occupancy, attacks, index, old, name(int(owners[index])))
			}
			contents[index], owners[index] = attacks, uint8(i)
		}
	}
	for i, ok := range seen {
		if !ok {
			return nil, fmt.Errorf("%s: no entry", name(i))
		}
	}
	size := len(contents)
	for contents[size-1] == 0 {
		size--
	}
	return contents[:size], nil
}

// mask returns the relevant squares of the square that e.Symmetry leads to.
func (e Entry) mask() uint64 {
	p := find.NewProblem(e.Piece, transform.ApplyToSquare(e.Symmetry, e.Square))
	return p.Mask
}

// String names the piece and the square, such as "rook on a1".
func (e Entry) String() string { return name(problemIndex(e.Piece&1, e.Square&63)) }

func name(problem int) string {
	return fmt.Sprintf("%v on %s", find.Piece(problem>>6), squareName(uint8(problem&63)))
}

func squareName(sq uint8) string { return string([]byte{'a' + sq&7, '1' + sq>>3&7}) }
