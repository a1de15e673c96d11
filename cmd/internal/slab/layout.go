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
	// The tables of a piece side by side, each as wide as may be.
	maxOffset = 64 << MaxBits
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
		inRange("offset", e.Offset, -maxOffset, maxOffset),
	)
}

func inRange(name string, value, least, most int) error {
	if value < least || value > most {
		return fmt.Errorf("%s %d: expected %d to %d", name, value, least, most)
	}
	return nil
}

// Problem returns what the multiplier of e has to solve: the problem of the square to which e.Symmetry
// moves e.Square. Its mask is the one of the look-up. The numbers of e must be in range.
func (e Entry) Problem() find.Problem { return *e.problem() }

func (e Entry) problem() *find.Problem {
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

// filler is a slab that is being filled, with the entry and the occupancy that each slot was filled for.
type filler struct {
	contents, occupancies []uint64
	owners                []uint8
	offsets               [Entries]int
	used                  int // slots, up to the last
}

// enter fills in the attacks of e.
func (f *filler) enter(e Entry) error {
	need := max(0, e.Offset+1<<e.Bits-len(f.contents))
	f.contents = append(f.contents, make([]uint64, need)...)
	f.occupancies = append(f.occupancies, make([]uint64, need)...)
	f.owners = append(f.owners, make([]uint8, need)...)
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
	if old, by := f.contents[index], f.owners[index]; old != 0 && old != attacks {
		what := fmt.Sprintf("index %d", index-e.Offset)
		if int(by) != e.index() {
			what = fmt.Sprintf("entry %d (offsets %d and %d)", index, e.Offset, f.offsets[by])
		}
		return fmt.Errorf("occupancy %#x (attacks %#x) shares %s with occupancy %#x (attacks %#x) of %s",
			occupancy, attacks, what, f.occupancies[index], old, find.Piece(by>>6).On(by))
	}
	f.contents[index], f.occupancies[index], f.owners[index] = attacks, occupancy, uint8(e.index())
	f.used = max(f.used, index+1)
	return nil
}

// SideBySide lays the tables of ordinary magics, given from a1 to h8, one after another, those of all
// rooks first. (Package magic goes by squares, a rook and a bishop in turn.) Each index is as narrow as its
// multiplier allows ([check.Narrowest]): a square whose multiplier saves a bit takes half the slots. A
// multiplier that is wrong keeps as many bits as its mask has squares, and [Layout.Fill] names it.
func SideBySide(rooks, bishops [64]uint64) (l Layout) {
	for i, magic := range slices.Concat(rooks[:], bishops[:]) {
		p := &problems()[i>>6][i&63]
		l = append(l, Entry{Piece: p.Piece, Square: p.Square, Multiplier: find.Multiplier{Bits: p.Bits, Magic: magic}})
	}
	return Join([]Array{{Layout: l, laidOut: true}})
}

// layOut lays the tables one after another.
func (l Layout) layOut() {
	offset := 0
	for i := range l {
		l[i].Offset = offset
		offset += 1 << l[i].Bits
	}
}

// Join makes one layout of what [Read] returns, with the right masks, and the tables of all arrays side by side, where an index
// as wide as its mask becomes as narrow as its multiplier allows.
func Join(arrays []Array) Layout {
	if len(arrays) == 1 && arrays[0].Note == "" && !arrays[0].laidOut {
		return arrays[0].Layout
	}
	var l Layout
	for _, a := range arrays {
		l = append(l, a.Layout...)
	}
	for i := range l {
		l[i].Mask = 0
		if p := l[i].problem(); l[i].Bits == p.Bits && l[i].Addend == 0 {
			l[i].Multiplier, _ = check.Narrowest(p, l[i].Magic)
		}
	}
	slices.SortStableFunc(l, func(a, b Entry) int { return cmp.Compare(a.index(), b.index()) })
	l.layOut()
	return l
}

// Size returns how many entries the tables of arrays have: if all offsets are read, from the first that is used to the last, and how
// many are used; else as many as the widths of the indices say, and 0. Two arrays that begin with different offsets are in one slab.
func Size(arrays []Array) (entries, used int) {
	if slices.ContainsFunc(arrays, func(a Array) bool { return a.laidOut }) {
		for _, a := range arrays {
			for _, e := range a.Layout {
				entries += 1 << e.Bits
			}
		}
		return entries, 0
	}
	if len(arrays) == 2 && oneSlab(&arrays[0], &arrays[1]) {
		arrays = []Array{{Layout: slices.Concat(arrays[0].Layout, arrays[1].Layout)}}
	}
	for _, a := range arrays {
		contents, _ := a.Prove()
		entries += len(contents) - max(0, slices.IndexFunc(contents, isUsed))
		used += tally(len(contents), func(i int) bool { return isUsed(contents[i]) })
	}
	return entries, used
}

func isUsed(attacks uint64) bool { return attacks != 0 }

// oneSlab reports whether the tables of two arrays are in one slab: their offsets are read, and begin with different ones.
func oneSlab(a, b *Array) bool { return !a.laidOut && !b.laidOut && a.base() != b.base() }

// wrong returns how many entries of a layout are wrong.
func wrong(l Layout) int {
	_, faults := l.Prove()
	return len(faults)
}

// base returns the least offset of a layout.
func (l Layout) base() int {
	return slices.MinFunc(l, func(a, b Entry) int { return cmp.Compare(a.Offset, b.Offset) }).Offset
}

// Remedy says what is known of other squares, those of other wrong multipliers, or of other widths for one that is wrong, after
// a semicolon, and nothing if it is right by itself. One that is right with up to two bits more than the mask has squares is for its
// own square: on others it is right by chance. With still more bits chance makes many bishops right on their own.
func (e Entry) Remedy(others []Fault) string {
	const d6 = 43
	p, least := e.problem(), 0
	file, rank := p.Square&7, p.Square>>3
	switch five := bits.OnesCount64(p.Mask) == 5; { // what cmd/bitray-lab, package exhaust, has proved
	case p.Piece == find.Bishop && p.Square == d6:
		least = 7
	case five && (file < 2 || file > 5) && rank != 3 && rank != 4:
		least = 4
	case five:
		least = 5
	}
	if e.Bits < least {
		return fmt.Sprintf("; no multiplier has fewer than %d bits here: all were searched", least)
	}
	var t tester
	right := func(on *find.Problem, bits int) bool {
		return t.works(Entry{Piece: on.Piece, Square: on.Square, Multiplier: find.Multiplier{Bits: bits, Magic: e.Magic, Addend: e.Addend}})
	}
	for _, o := range others {
		other := o.problem()
		if bits := max(p.Bits, other.Bits, e.Bits); !right(p, max(bits, p.Bits+2)) && right(other, bits) {
			return "; right on " + transform.SquareName(other.Square)
		}
	}
	if right(p, e.Bits) {
		return ""
	}
	for bits := e.Bits + 1; bits <= MaxBits; bits++ {
		if right(p, bits) {
			return fmt.Sprintf("; right with %d bits", bits)
		}
	}
	return fmt.Sprintf("; wrong with up to %d bits", MaxBits)
}

// tester tests single multipliers.
type tester struct {
	find.Tester
	try  int // of wide indices
	wide []slot
}

// slot holds the attacks that a try has entered.
type slot struct {
	try     int
	attacks uint64
}

// works reports whether e is right by itself, whatever its width. Few are wider than [find.MaxBits].
func (t *tester) works(e Entry) bool {
	if e.Bits <= find.MaxBits {
		return e.Bits > 0 && t.Test(e.problem(), e.Multiplier)
	}
	if t.try++; t.wide == nil {
		t.wide = make([]slot, 1<<MaxBits)
	}
	for occupancy, attacks := range e.problem().All() {
		at := &t.wide[e.Index(occupancy)]
		if at.try == t.try && at.attacks != attacks {
			return false
		}
		*at = slot{t.try, attacks}
	}
	return true
}
