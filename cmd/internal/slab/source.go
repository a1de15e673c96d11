package slab

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
	"github.com/bitray/bitray/transform"
)

// source is a source file in which multipliers are searched.
type source struct {
	text    []byte
	numbers []number
	plain   []uint64 // what multipliers there are, as they are written
	tables  []widths // the rows of 64 bits or shifts
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
	note          string // nothing for a table
	fixed         [2]int // by piece, or else as many as the mask has squares
	black         bool   // what is outside the mask counts as occupied
	start, stride int    // where they stand in the file, if they do
}

// guesses are the widths that need not stand in a file.
var guesses = []widths{
	{note: "as many bits as the mask has squares"},
	{note: "12 bits for a rook and 9 for a bishop (shifts 52 and 55)", fixed: [2]int{12, 9}},
	{note: "12 or 9 bits as black magics", fixed: [2]int{12, 9}, black: true},
}

// reading is a column, which are numbers at equal distances, and what they are taken for.
type reading struct {
	view                 view
	magics               []uint64 // the multipliers by their places in the file
	start, stride, count int
	piece                find.Piece
	first, order         int // the number of the first square, and what makes a square of a number by exclusive or
	widths               widths
	right, off, cost     int        // how many are right, by how many bits the widths are off, and what all that costs
	called               find.Piece // by the words before it
	named                bool       // which call it multipliers, too
}

func (r *reading) at(k int) int     { return r.start + k*r.stride }
func (r *reading) square(k int) int { return (r.first + k) ^ r.order }

// sure reports whether more of 64 multipliers are right than by chance. Bits that the masks do not need help chance, those of a
// bishop more, but no more than one multiplier each.
func (r *reading) sure() bool { return r.right >= 16+min(r.off>>(2-2*r.piece), 40) }

// problems are what multipliers have to solve, and the masks of all. They are never changed.
var problems = sync.OnceValues(func() (*[2][64]find.Problem, map[uint64]bool) {
	all, masks := new([2][64]find.Problem), map[uint64]bool{}
	for i := range Entries {
		p := &all[i>>6][i&63]
		*p = find.NewProblem(find.Piece(i>>6), uint8(i&63))
		masks[p.Mask] = true
	}
	return all, masks
})

// multipliers returns those at all places, or 0 where none can be.
func (s *source) multipliers(v view) []uint64 {
	all := make([]uint64, len(s.numbers))
	_, masks := problems()
	for i, n := range s.numbers[:max(0, len(all)-v.high-v.low)] {
		switch high, low := s.numbers[i+v.high].value, s.numbers[i+v.low].value; {
		case v.bare:
			all[i] = n.bare
		case v.high == v.low:
			all[i] = n.value
		case (high|low)>>32 == 0 && (high|low)>>12 != 0:
			all[i] = high<<32 | low
		}
		if all[i] < least || masks[all[i]] {
			all[i] = 0
		}
	}
	return all
}

// multiplier returns the k-th multiplier of a column, and what it has to solve.
func (s *source) multiplier(r *reading, k int) (*find.Problem, find.Multiplier) {
	all, _ := problems()
	p := &all[r.piece][r.square(k)]
	m := find.Multiplier{Bits: cmp.Or(r.widths.fixed[r.piece], p.Bits), Magic: r.magics[r.at(k)]}
	if r.widths.stride > 0 {
		m.Bits = s.numbers[r.widths.start+k*r.widths.stride].bits()
	}
	if r.widths.black {
		m.Addend = ^p.Mask * m.Magic
	}
	return p, m
}

// readings returns what columns are taken for, the cheapest first: those of 64 multipliers, and shorter ones that take up all
// of the file. A column begins where nothing long is before it, or 64 multipliers, or other signs than in the column.
func (s *source) readings() (all []reading) {
	for _, v := range views {
		magics := s.multipliers(v)
		for stride := (v.high+v.low)%64 + 1; stride <= maxStride; stride++ {
			runs := make([]int, len(s.numbers)+stride) // of long numbers before each
			for start := range s.numbers {
				r := reading{view: v, magics: magics, start: start, stride: stride, count: min(64, (len(s.numbers)-start+stride-1)/stride)}
				if magics[start] == 0 || r.count < 64 && (start >= stride || stride > 4) {
					continue
				}
				runs[start+stride] = runs[start] + 1
				if (runs[start]%64 == 0 || s.begins(&r)) && s.read(&r) {
					all = append(all, r)
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b reading) int {
		return cmp.Or(cmp.Compare(b.count/64, a.count/64), cmp.Compare(a.cost, b.cost))
	})
	return all
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

// read finds out what a column is for. It returns false if more than one in eight is too short, or less than 64 have nothing
// right. Widths beside the multipliers are theirs, whatever is right, unless others make them right for the other piece.
// Tables are tried where multipliers are likely.
func (s *source) read(r *reading) bool {
	if tally(r.count, func(k int) bool { return r.magics[r.at(k)] == 0 }) > r.count/8 {
		return false
	}
	r.called, r.named = s.called(r.start, r.stride)
	beside, others := s.beside(r), guesses
	if r.count < 64 {
		others = others[:1]
	}
	guess, stated := s.cheapest(*r, others), s.cheapest(*r, beside)
	if r.count == 64 && (guess.sure() || r.named) {
		if table := s.cheapest(*r, s.tables); table.cost < guess.cost {
			guess = table
		}
	}
	if *r = stated; beside == nil || guess.sure() && !stated.sure() && guess.piece != stated.piece {
		*r = guess
	}
	return r.right > 0 || r.count == 64
}

// cheapest returns the reading of a column that costs least: the squares and widths. Where nearly all are wrong, all cost the
// same: then the usual order of the squares comes first, and the words before them may say for which piece they are.
func (s *source) cheapest(r reading, all []widths) (best reading) {
	best.cost = 1 << 20
	for _, w := range all {
		for i := range 8 * (65 - r.count) {
			r.widths, r.piece, r.order, r.first = w, find.Piece(i&1), [4]int{0, 56, 7, 63}[i>>1&3], i>>3
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
	for i := range r.count {
		p, m := s.multiplier(r, i*67%r.count)
		r.off += max(m.Bits-p.Bits, p.Bits-m.Bits)
		if (i < 16 || 4*r.right >= i) && s.tester.works(p, m) {
			r.right++
		}
	}
	r.cost = r.off + 8*(r.count-r.right)
	if !r.sure() && r.count == 64 {
		r.cost += 8 * r.right
	}
	if r.widths.stride == 0 {
		r.cost += 8 * 16
	}
	if r.piece == r.called {
		r.cost--
	}
}

// beside returns the widths between the multipliers of a column. Most are 4 or more, as ranks and files are not.
func (s *source) beside(r *reading) (all []widths) {
	for start := max(0, r.start-r.stride+1); start < r.start+r.stride && start+(r.count-1)*r.stride < len(s.numbers); start++ {
		if tally(r.count, func(k int) bool { return s.numbers[start+k*r.stride].bits() < 4 }) <= r.count/8 {
			all = append(all, widths{note: "the bits beside them", start: start, stride: r.stride})
		}
	}
	return all
}

// newSource reads the numbers of a source file, and finds the tables of bits or shifts, in rows of 64 or of 8.
func newSource(text []byte) *source {
	s := &source{text: text, numbers: numbers(text)}
	s.plain = s.multipliers(view{})
	row := 0
	for i, n := range s.numbers {
		if row++; n.bits() == 0 {
			row = 0
		} else if strings.ContainsAny(n.gap, "=:;") {
			row = 1
		}
		if row > 0 && row%64 == 0 {
			s.tables = append(s.tables, widths{start: i - 63, stride: 1})
		}
	}
	return s
}

// fromSource returns the arrays of multipliers in a source file. They are columns of which many are right; or that the words
// before them call multipliers of a piece for which they call no others so; or that are all there is; or else what little there
// is in the file. No number is in two, and one that chance may give does not lie within another.
func fromSource(text []byte) (arrays []Array, err error) {
	s, used, named := newSource(text), map[int]bool{}, [2]bool{}
	long := tally(len(s.plain), func(i int) bool { return s.plain[i] > 0 })
	for _, r := range s.readings() {
		free := r.sure() || r.named && !named[r.called] || long == 64 || long == 2*64
		if r.count < 64 {
			free = 2*r.right > r.count && arrays == nil
		}
		step := 1
		if r.sure() {
			step = r.stride
		}
		if free && tally((r.count-1)*r.stride/step+1, func(k int) bool { return used[r.start+k*step] }) == 0 {
			arrays, named[r.called] = append(arrays, s.array(&r)), named[r.called] || r.named
			for k := range r.count {
				used[r.at(k)+r.view.high], used[r.at(k)+r.view.low] = true, true
			}
		}
	}
	if arrays == nil {
		return nil, fmt.Errorf("expected 64 multipliers in a row for a piece, or a few that are right; found %d integers", len(s.numbers))
	}
	arrays = append(arrays, s.unread(used, len(arrays))...)
	slices.SortStableFunc(arrays, func(a, b Array) int { return cmp.Compare(a.Places[0].Line, b.Places[0].Line) })
	return arrays, nil
}

// unread returns what is nearly an array of 64 long constants and was not used up: words before it call it multipliers, or fewer
// than two others were read.
func (s *source) unread(used map[int]bool, others int) (all []Array) {
	for start, end := 0, 0; start < len(s.numbers); start = end {
		for end = start + 1; end < len(s.numbers) && !s.numbers[end].apart(); {
			end++
		}
		count := end - start
		long := tally(count, func(k int) bool { return s.plain[start+k] > 0 })
		left := tally(count, func(k int) bool { return !used[start+k] })
		_, named := s.called(start, 1)
		if count != 64 && count >= 48 && count <= 80 && long >= count*7/8 && left > 0 && (named || others < 2) {
			all = append(all, Array{Places: []Place{{Line: s.line(start)}, {Line: s.line(end - 1)}}, Fault: fmt.Sprintf("%d constants in a row, expected 64", count)})
		}
	}
	return all
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
func (s *source) array(r *reading) (a Array) {
	note := r.widths.note
	if note == "" {
		note = fmt.Sprintf("the bits in lines %d to %d", s.line(r.widths.start), s.line(r.widths.start+63))
	}
	a.Note = fmt.Sprintf("%v, %s first, with %s", r.piece, transform.SquareName(uint8(r.square(0))), note)
	if r.named && r.called != r.piece {
		a.Fault = fmt.Sprintf(", but the words before them name the %v", r.called)
	}
	for k := range r.count {
		p, m := s.multiplier(r, k)
		if r.widths.stride == 0 && m.Bits == p.Bits && m.Addend == 0 {
			m, _ = check.Narrowest(p, m.Magic)
		}
		n := &s.numbers[r.at(k)]
		a.Layout = append(a.Layout, Entry{Piece: r.piece, Square: p.Square, Multiplier: m})
		a.Places = append(a.Places, Place{s.line(r.at(k)), fmt.Sprintf("number %d, %s", r.first+k, s.text[n.at:n.end])})
	}
	a.layOut()
	return a
}
