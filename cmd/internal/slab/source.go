package slab

import (
	"bytes"
	"cmp"
	"fmt"
	"math/bits"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
	"github.com/bitray/bitray/transform"
)

// Array are the multipliers that stand together in a file.
type Array struct {
	Layout
	Places []Place // of each entry
	Note   string  // for which squares they are, by which widths, and what else is read; nothing for a slab, which says so itself
	Fault  string  // what is wrong with the array itself: how many it holds, their order, or the piece by which it is called
}

// Place is where a multiplier stands.
type Place struct {
	Line int
	Text string // of its number and itself; nothing in a slab
}

// slabLine matches a line as [Entry.Line] writes it, which no other format has.
var slabLine = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^\s*(rook|bishop)\s+[a-h][1-8]\s`)
})

// Read returns the multipliers in a file of any kind: by [ReadText] if there is a line of a layout, and else by fromSource.
// One such line decides, so that a damaged file is not taken for another kind.
//
// Read does not prove them; [Layout.Prove] does.
func Read(text []byte) ([]Array, error) {
	if !slabLine().Match(text) {
		return fromSource(text)
	}
	slab, err := ReadText(bytes.NewReader(text))
	return []Array{slab}, err
}

// source is a source file in which multipliers are searched.
type source struct {
	text    string
	numbers []number
	tables  []column // of 64 numbers one after another
	alone   []column // of one for all squares
	tester  tester
}

// A view says which numbers are a multiplier: one, as it is written or as a hexadecimal one without a mark, or two halves of 32
// bits, which are so far from its place.
type view struct {
	bare      bool
	high, low int
}

var views = []view{{}, {bare: true}, {low: 1}, {high: 1}, {low: 64}, {high: 64}}

// widths are the bits of the indices of a column.
type widths struct {
	note   string // nothing if they stand in the file
	fixed  [2]int // by piece, or else as many as the mask has squares
	black  bool   // what is outside the mask counts as occupied
	as     string // says so of those that stand in the file
	column        // where they are then
}

// guesses are the widths that need not stand in a file.
var guesses = []widths{
	{note: "as many bits as the mask has squares"},
	{note: "12 bits for a rook and 9 for a bishop (shifts 52 and 55)", fixed: [2]int{12, 9}},
	{note: "12 or 9 bits as black magics", fixed: [2]int{12, 9}, black: true},
}

// reading is a column, which are numbers at equal distances, and what they are taken for.
type reading struct {
	view   view
	values []uint64 // the numbers by their places in the file
	column          // where they stand
	count  int
	row    bool // they are all that stand together
	piece  find.Piece
	placement
	widths           widths
	right, off, cost int        // how many are right, by how many bits the widths are off, and what all that costs
	called           find.Piece // by the words before it
	named            bool       // which call it multipliers, too
}

// An array of multipliers has 64, or nearly so many if there is a mistake. Fewer are a part.
const leastCount, mostCount = 48, 80

// sure reports whether more of 64 multipliers are right than by chance. Bits that the masks do not need help chance, those of a
// bishop more, but no more than one multiplier each.
func (r *reading) sure() bool { return r.right >= 16+min(r.off>>(2-2*r.piece), 40) }

// values returns the numbers at all places in a view, or 0 where none can be.
func (s *source) values(v view) []uint64 {
	all := make([]uint64, len(s.numbers))
	for i, n := range s.numbers[:max(0, len(all)-v.high-v.low)] {
		switch high, low := s.numbers[i+v.high].value, s.numbers[i+v.low].value; {
		case v.bare:
			all[i] = n.bare
		case v.high == v.low:
			all[i] = n.value
		case (high|low)>>32 == 0 && (high|low)>>12 != 0:
			all[i] = high<<32 | low
		}
	}
	return all
}

// long reports whether a number may be a multiplier.
func long(n uint64) bool {
	_, mask := knownMasks()[n]
	return n >= least && !mask
}

// entry returns the k-th multiplier of a column, for a square.
func (s *source) entry(r *reading, k int, sq uint8) Entry {
	e := Entry{Piece: r.piece, Square: sq, Multiplier: find.Multiplier{Magic: r.values[r.at(k)]}}
	mask := e.problem().Mask
	if e.Bits = cmp.Or(r.widths.fixed[r.piece], bits.OnesCount64(mask)); r.widths.note == "" {
		e.Bits = width(s.numbers[r.widths.at(k)].value)
	}
	if r.widths.black {
		e.Addend = ^mask * e.Magic
	}
	return e
}

// readings returns what columns are taken for, the cheapest first: arrays of 64 multipliers, or of nearly so many in a row, and
// shorter ones that take up all of the file. A column is a row, or begins where nothing long is before it, or 64 multipliers, or
// other signs than in the column.
func (s *source) readings() (all []reading) {
	for _, v := range views {
		values := s.values(v)
		for stride := (v.high+v.low)%64 + 1; stride <= maxStride; stride++ {
			runs := make([]int, len(s.numbers)+stride) // of long numbers before each
			for start := range s.numbers {
				r := reading{view: v, values: values, column: column{start, stride}, count: min(64, (len(s.numbers)-start+stride-1)/stride)}
				part := r.count < 64
				if r.row = stride == 1 && s.row(start) > 0; r.row {
					r.count, part = s.row(start), false
				}
				if part && (start >= stride || stride > 4) {
					continue
				}
				if long(values[start]) {
					runs[start+stride] = runs[start] + 1
				} else if !r.row {
					continue
				}
				if (r.row || runs[start]%64 == 0 || s.begins(&r)) && s.read(&r) {
					all = append(all, r)
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b reading) int {
		return cmp.Or(cmp.Compare(b.count/leastCount, a.count/leastCount), cmp.Compare(a.cost, b.cost))
	})
	return all
}

// row returns how many numbers follow one another, if the first is behind a bracket or another sign, up to the next, and if they may
// be an array of multipliers.
func (s *source) row(start int) (n int) {
	if start == 0 || s.numbers[start].apart() {
		for n = 1; start+n < len(s.numbers) && n <= mostCount && !s.numbers[start+n].apart(); {
			n++
		}
	}
	if n < leastCount || n > mostCount {
		return 0
	}
	return n
}

// maxStride is the most numbers to a square.
const maxStride = 8

// begins reports whether the signs before a column or before its first square are others than one square further.
func (s *source) begins(r *reading) bool {
	for at := max(0, r.start-r.stride+1); at <= r.start && r.count > 1; at++ {
		if s.numbers[at].gap != s.numbers[at+r.stride].gap {
			return true
		}
	}
	return false
}

// read finds out what a column is for. It returns false if more than one in eight is too short, or half of those that are called
// multipliers and are not all of a row, or if a part has nothing right, or if the first is too short and
// neither the others nor words tell that it is a multiplier. Widths that stand in the file are theirs, whatever is right, unless they may as
// well count the squares of the masks.
func (s *source) read(r *reading) bool {
	r.called, r.named = s.called(r.start, r.stride)
	short, others := tally(r.count, func(k int) bool { return !long(r.values[r.at(k)]) }), guesses
	if short > r.count/8 && !(r.named && r.stride == 1 && (short <= r.count/2 || r.row && short < r.count)) {
		return false
	}
	if r.count < leastCount {
		others = others[:1]
	}
	guess := s.cheapest(*r, others)
	switch stated := s.cheapest(guess, s.widths(&guess)); {
	case stated.cost == unfit:
		*r = guess
	case stated.off == 0 && stated.right < guess.right && guess.right == r.count:
		*r = guess
		r.widths.note += ", since the bits " + s.where(stated.widths.column) + " count the squares of the masks"
	default:
		*r = stated
	}
	r.cost += short
	return (r.right > 0 || r.count >= leastCount) && (long(r.values[r.start]) || r.named || r.sure())
}

// unfit is what a reading costs that cannot be.
const unfit = 1 << 20

// cheapest returns the reading of a column that costs least: the squares and widths. Where nearly all are wrong, all cost the
// same: then the usual order of the squares comes first, and the words before them may say for which piece they are. That of
// a reading which is sure stays.
func (s *source) cheapest(r reading, all []widths) (best reading) {
	best.cost = unfit
	sure, piece := r.sure(), r.piece
	for _, w := range all {
		for i := range 8 * max(1, 65-r.count) {
			if sure && find.Piece(i&1) != piece {
				continue
			}
			r.widths, r.piece, r.order, r.first = w, find.Piece(i&1), [4]transform.Symmetry{0, 2, 1, 3}[i>>1&3], i>>3
			s.judge(&r)
			if r.cost < best.cost {
				best = r
			}
		}
	}
	return best
}

// judge counts how many multipliers of a column are right, and gives up when fewer than one in four are, from all over the
// board. One that is wrong costs 8, a bit more or less than the mask has squares 1, and widths that do not stand in the file as
// much as 16 that are wrong.
func (s *source) judge(r *reading) {
	r.right, r.off = 0, 0
	var same, more [64]int // how many have so many bits, and so many more than the mask has squares
	for i := range r.count {
		k := i * 83 % r.count
		e := s.entry(r, k, r.square(k))
		beyond := e.Bits - e.problem().Bits
		r.off += max(beyond, -beyond)
		same[e.Bits]++
		more[32+beyond]++
		if (i < 16 || 4*r.right >= i) && s.tester.works(e) {
			r.right++
		}
	}
	r.cost = r.off + 8*(r.count-r.right)
	if !r.sure() && r.count >= leastCount {
		r.cost += 8 * r.right
	}
	if r.piece == r.called {
		r.cost--
	}
	if r.widths.note != "" {
		r.cost += 8 * 16
	} else if !s.fit(r, same[:], more[:]) {
		r.cost = unfit
	}
}

// fit reports whether numbers may be widths: nearly all are the same, or go with those of the masks. A table goes with them
// exactly, or is called so, and neither it nor a number alone is called that of the other piece.
func (s *source) fit(r *reading, same, more []int) bool {
	c, nearly, near := r.widths.column, r.count-r.count/8, 0
	for i := range more[2:] {
		near = max(near, more[i]+more[i+1]+more[i+2])
	}
	constant := slices.Max(same) >= nearly
	likely := near >= nearly && (!constant || r.count < leastCount) || slices.Max(same[8:]) >= nearly
	if c.stride > 1 {
		return likely
	}
	called := s.says(c, "bits", "shift")
	switch ours := s.of(c, r.piece); {
	case s.of(c, 1-r.piece):
		return false
	case c.stride == 0:
		return called && ours && likely && r.right > 0
	}
	return called || !constant && slices.Max(more) >= nearly
}

// newSource reads the numbers of a source file, and finds the tables of 64 of a kind.
func newSource(text string) *source {
	s := &source{text: text, numbers: numbers(text)}
	row := 0
	for i, n := range s.numbers {
		if row++; strings.ContainsAny(n.gap, "=:;") {
			row = 1
		}
		if row%64 == 0 {
			s.tables = append(s.tables, column{i - 63, 1})
		}
		if last := i == len(s.numbers)-1; (last || strings.Trim(s.numbers[i+1].gap, ",") != "") && s.says(column{i, 0}, "bits", "shift") {
			s.alone = append(s.alone, column{i, 0})
		}
	}
	return s
}

// fromSource returns the arrays of multipliers in a source file. They are columns of which many are right; or that the words
// before them call multipliers of a piece for which they call no others so; or that are all there is; or else what little there
// is in the file. No number is in two, and one that chance may give does not
// lie within another.
func fromSource(text []byte) (arrays []Array, err error) {
	s, used, named := newSource(string(text)), map[int]bool{}, [2]bool{}
	count := tally(len(s.numbers), func(i int) bool { return long(s.numbers[i].value) })
	var chosen []reading
	for _, r := range s.readings() {
		free := r.sure() || r.named && !named[r.called] || (count == 64 || count == 2*64) && r.view == views[0]
		if r.count < leastCount {
			free = 2*r.right > r.count && chosen == nil
		}
		step := 1
		if r.sure() {
			step = r.stride
		}
		if free && tally((r.count-1)*r.stride/step+1, func(k int) bool { return used[r.start+k*step] }) == 0 {
			chosen, named[r.called] = append(chosen, r), named[r.called] || r.named
			for k := range r.count {
				used[r.at(k)+r.view.high], used[r.at(k)+r.view.low] = true, true
			}
		}
	}
	if chosen == nil {
		return nil, fmt.Errorf("expected 64 multipliers in a row for a piece, or a few that are right; found %d integers", len(s.numbers))
	}
	slices.SortStableFunc(chosen, func(a, b reading) int { return cmp.Compare(a.piece, b.piece) }) // rooks choose their offsets first
	for _, r := range chosen {
		if r.right < r.count && r.count >= leastCount {
			s.place(&r)
		}
		arrays = append(arrays, s.array(&r, used))
	}
	if len(arrays) == 2 && chosen[0].piece != chosen[1].piece {
		compare(&arrays[0], &arrays[1])
	}
	slices.SortStableFunc(arrays, func(a, b Array) int { return cmp.Compare(a.Places[0].Line, b.Places[0].Line) })
	return arrays, nil
}

// compare finds fault with the second of two arrays of different pieces if that has the squares in another order than the first, or if both are right alone,
// but not together: their tables are in one slab if they begin with different offsets.
func compare(one, other *Array) {
	a, b := one.Layout, other.Layout
	if len(a)+len(b) == Entries && a[0].Square != b[0].Square {
		other.Fault += fmt.Sprintf(", but %s comes first for the %v", transform.SquareName(a[0].Square), a[0].Piece)
	}
	if _, faults := slices.Concat(a, b).Prove(); a.base() != b.base() && len(faults) > 0 && wrong(a)+wrong(b) == 0 {
		other.Fault += fmt.Sprintf(", but %v", faults[0])
	}
}

// tally counts for how many k below n something holds.
func tally(n int, holds func(k int) bool) (count int) {
	for k := range n {
		if holds(k) {
			count++
		}
	}
	return count
}

// array returns what is read of a column.
func (s *source) array(r *reading, used map[int]bool) (a Array) {
	a.Note = fmt.Sprintf("%v, %s, with %s", r.piece, r.text(r.count), cmp.Or(r.widths.note, "the bits "+s.where(r.widths.column)+r.widths.as))
	switch {
	case r.count >= leastCount && r.count != 64:
		a.Fault = fmt.Sprintf(", but expected 64 constants, found %d", r.count)
	case !r.usual(r.count):
		a.Fault = ", but not as they stand"
	case r.named && r.called != r.piece:
		a.Fault = fmt.Sprintf(", but the words before them name the %v", r.called)
	default:
		a.Fault = cmp.Or(r.lost(), s.impossible(r))
	}
	for k := range r.count {
		e := s.entry(r, k, r.square(k))
		if r.widths.note != "" && e.Bits == e.problem().Bits && e.Addend == 0 {
			e.Multiplier, _ = check.Narrowest(e.problem(), e.Magic)
		}
		a.Layout = append(a.Layout, e)
		a.Places = append(a.Places, Place{s.line(r.at(k)), fmt.Sprintf("number %d, %s", k, s.quote(r.at(k)))})
	}
	a.layOut()
	a.Note += s.noted("masks", s.masks(r, a.Layout)) + s.noted("offsets", s.offsets(r, a.Layout, used))
	return a
}

// noted says where something was read, or that it was not.
func (s *source) noted(what string, c column) string {
	if c.stride == 0 {
		return ", " + what + " not read"
	}
	return ", the " + what + " " + s.where(c)
}
