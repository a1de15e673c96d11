package slab

import (
	"cmp"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"sync"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
	"github.com/bitray/bitray/transform"
)

// Entry says how one piece on one square looks its attacks up in a slab:
//
//	slab[Offset + (((T(occ) & mask(T(Square))) * Magic + Addend) >> (64 - Bits))]
//
// where T is the symmetry. Offset may be negative if the first slots of the table are not used.
// Bits may be less than the number of squares of the mask, if the multiplier allows it, or more.
type Entry struct {
	Piece    find.Piece
	Square   uint8 // 0 to 63
	Symmetry transform.Symmetry
	Offset   int
	find.Multiplier
	Mask uint64 // that of a source file, which may be wrong; 0 for the right one
}

// Layout is where the tables of both pieces on all squares lie in one array, the slab. Tables may
// overlap, as long as no slot would have to hold two different attack sets. A complete layout has
// one entry for each piece and square, in any order.
type Layout []Entry

// Entries is the number of entries of a complete [Layout]: two pieces on 64 squares.
const Entries = 2 * 64

// Ranges of the numbers of an [Entry].
const (
	lastSymmetry = 7
	// MaxOffset is that of the tables of a piece side by side, each as wide as may be.
	MaxOffset = 64 << MaxBits
	// MaxBits is the widest index: some tables spend a bit more than the mask has squares, some 16 for each square.
	MaxBits = 16
)

// Check returns an error that names a number of e that is out of range. Numbers in range may still be
// wrong; [Layout.Fill] proves them.
func (e Entry) Check() error {
	return cmp.Or(
		inRange("piece", int(e.Piece), int(find.Rook), int(find.Bishop)),
		inRange("square", int(e.Square), 0, 63),
		inRange("symmetry", int(e.Symmetry), 0, lastSymmetry),
		inRange("bits", e.Bits, 1, MaxBits),
		inRange("offset", e.Offset, -MaxOffset, MaxOffset),
	)
}

func inRange(name string, value, least, most int) error {
	if value < least || value > most {
		return fmt.Errorf("%s %d: expected %d to %d", name, value, least, most)
	}
	return nil
}

// Problem returns what the multiplier of e has to solve: the problem of the square to which e.Symmetry
// moves e.Square. Its mask is the one of the look-up. The numbers of e must be in range, and the caller must not change the problem.
func (e Entry) Problem() *find.Problem {
	return &problems()[e.Piece][transform.ApplyToSquare(e.Symmetry, e.Square)]
}

// problems are what multipliers have to solve. They are never changed.
var problems = sync.OnceValue(func() *[2][64]find.Problem {
	all := new([2][64]find.Problem)
	for i := range Entries {
		all[i>>6][i&63] = find.NewProblem(find.Piece(i>>6), uint8(i&63))
	}
	return all
})

// String names the piece and the square, such as "rook on a1".
func (e Entry) String() string { return e.Piece.On(e.Square) }

// index returns the place of e in a layout that is in order, rooks first, from a1 to h8.
func (e Entry) index() int { return int(e.Piece)<<6 | int(e.Square) }

// Fill proves the layout by [Layout.Prove] and returns the contents of the slab. The error names the first piece and
// square that is wrong, or else missing.
func (l Layout) Fill() ([]uint64, error) {
	contents, faults := l.Prove()
	for i := range Entries {
		if !slices.ContainsFunc(l, func(e Entry) bool { return e.index() == i }) {
			missing := Entry{Piece: find.Piece(i >> 6), Square: uint8(i & 63)}
			faults = append(faults, Fault{Entry: missing, Err: errors.New("no entry")})
		}
	}
	if len(faults) > 0 {
		return nil, faults[0]
	}
	return contents, nil
}

// Fault says what is wrong with an entry: it comes twice, has a number out of range, or needs a slot that is below the slab
// or holds other attacks.
type Fault struct {
	Place int // of the entry in the layout
	Entry
	Err error
}

func (f Fault) Error() string { return fmt.Sprintf("%v: %v", f.Entry, f.Err) }

// Prove proves the layout on all relevant occupancies. It returns the contents of the slab: the attacks at each index, zero
// where nothing is used, up to the last that is; and what is wrong.
func (l Layout) Prove() (contents []uint64, faults []Fault) {
	var f filler
	var seen [Entries]bool
	for i, e := range l {
		err := e.Check()
		if err == nil && seen[e.index()] {
			err = errors.New("second entry, expected one")
		}
		if err == nil {
			seen[e.index()] = true
			err = f.enter(e)
		}
		if err != nil {
			faults = append(faults, Fault{i, e, err})
		}
	}
	return f.contents[:f.used], faults
}

// filler is a slab that is being filled, up to the last slot that is used.
type filler struct {
	contents []uint64 // the attacks in each slot, 0 if it is not used
	by       []use
	offsets  [Entries]int
	used     int
}

// use is what a slot was filled for first.
type use struct {
	occupancy uint64
	entry     uint8
}

// enter fills in the attacks of e.
func (f *filler) enter(e Entry) error {
	need := max(0, e.Offset+1<<e.Bits-len(f.contents))
	f.contents, f.by = append(f.contents, make([]uint64, need)...), append(f.by, make([]use, need)...)
	f.offsets[e.index()] = e.Offset
	p := &problems()[e.Piece][e.Square]
	beyond := e.Mask &^ p.Mask
	if e.Mask != 0 && (p.Mask&^e.Mask != 0 || bits.OnesCount64(beyond) > mostBeyond) {
		return fmt.Errorf("mask %#x, expected %#x", e.Mask, p.Mask)
	}
	for occupancy, attacks := range p.All() {
		for more := range transform.Subsets(beyond) {
			if err := f.set(e, occupancy|more, attacks); err != nil && beyond != 0 {
				return fmt.Errorf("mask %#x, expected %#x: %w", e.Mask, p.Mask, err)
			} else if err != nil {
				return err
			}
		}
	}
	return nil
}

// mostBeyond is how many squares of a mask may be irrelevant: the ends of the four lines, and the square of the piece.
const mostBeyond = 5

// set fills in the attacks that e has for an occupancy.
func (f *filler) set(e Entry, occupancy, attacks uint64) error {
	index := e.Offset + e.Index(transform.ApplyToBoard(e.Symmetry, occupancy))
	if index < 0 {
		return fmt.Errorf("occupancy %#x has index %d, expected 0 or more", occupancy, index)
	}
	if old, by := f.contents[index], f.by[index]; old != 0 && old != attacks {
		what := fmt.Sprintf("index %d", index-e.Offset)
		if int(by.entry) != e.index() {
			what = fmt.Sprintf("entry %d (offsets %d and %d)", index, e.Offset, f.offsets[by.entry])
		}
		return fmt.Errorf("occupancy %#x (attacks %#x) shares %s with occupancy %#x (attacks %#x) of %s",
			occupancy, attacks, what, by.occupancy, old, find.Piece(by.entry>>6).On(by.entry))
	}
	f.contents[index], f.by[index] = attacks, use{occupancy, uint8(e.index())}
	f.used = max(f.used, index+1)
	return nil
}

// SideBySide lays the tables of ordinary magics, given from a1 to h8, one after another, those of all
// rooks first. (Package magic goes by squares, a rook and a bishop in turn.) Each index is as narrow as its
// multiplier allows ([Layout.Narrow]).
func SideBySide(rooks, bishops [64]uint64) (l Layout) {
	for i, magic := range slices.Concat(rooks[:], bishops[:]) {
		p := &problems()[i>>6][i&63]
		l = append(l, Entry{Piece: p.Piece, Square: p.Square, Multiplier: find.Multiplier{Bits: p.Bits, Magic: magic}})
	}
	return l.Narrow()
}

// Narrow puts the entries in order, with the right masks, and lays their tables one after another. An index as wide as its mask
// becomes as narrow as its multiplier allows ([check.Narrowest]): a square whose multiplier saves a bit takes half the slots. A
// multiplier that is wrong keeps its bits, and [Layout.Fill] names it.
func (l Layout) Narrow() Layout {
	l = slices.SortedStableFunc(slices.Values(l), func(a, b Entry) int { return cmp.Compare(a.index(), b.index()) })
	offset := 0
	for i := range l {
		l[i].Mask = 0
		if p := l[i].Problem(); l[i].Bits == p.Bits && l[i].Addend == 0 {
			l[i].Multiplier, _ = check.Narrowest(p, l[i].Magic)
		}
		l[i].Offset, offset = offset, offset+1<<l[i].Bits
	}
	return l
}
