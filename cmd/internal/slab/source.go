package slab

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
	"github.com/bitray/bitray/transform"
)

// source is a source file in which multipliers are searched.
type source struct {
	numbers  []number
	problems [2][64]find.Problem
	masks    map[uint64]bool
	tables   []widths // the rows of 64 bits or shifts
	long     int      // how many numbers are as long as a multiplier
	known    map[trial]bool
	tester   tester
}

// trial is a multiplier for a square, which is right or wrong.
type trial struct {
	p *find.Problem
	find.Multiplier
}

// widths are the bits of the indices of a column, and what is paid for them if others are as right.
type widths struct {
	note string
	bits func(p *find.Problem, k int) int // of the k-th multiplier
	cost [2]int                           // by piece
}

// column are numbers at equal distances that may be multipliers, and what they are taken for.
type column struct {
	view, start, stride, count int
	piece                      find.Piece
	first, order               int // the number of the first square, and what makes a square of a number by exclusive or
	widths                     widths
	right, cost                int
	named                      bool // by the words before it
}

func (c *column) at(k int) int     { return c.start + k*c.stride }
func (c *column) square(k int) int { return (c.first + k) ^ c.order }

const (
	maxStride = 8 // the most numbers to a square
	// sure is how many of 64 multipliers are never right by chance, with as many bits as the mask has squares.
	sure = 16
	// What a wrong multiplier costs, and a bit more or less than the mask has squares. Widths that do not stand in the file
	// cost as much as 32 wrong multipliers, and those that make many bishops right by chance as much as 80.
	wrongCost, offCost = 8, 3
)

func newSource(text []byte) *source {
	s := &source{numbers: numbers(text), masks: map[uint64]bool{}, known: map[trial]bool{}}
	for i := range Entries {
		p := &s.problems[i>>6][i&63]
		*p = find.NewProblem(find.Piece(i>>6), uint8(i&63))
		s.masks[p.Mask] = true
	}
	s.tables = []widths{
		{"as many bits as the mask has squares", func(p *find.Problem, _ int) int { return p.Bits }, [2]int{32 * wrongCost, 32 * wrongCost}},
		{"12 bits for a rook and 9 for a bishop (shifts 52 and 55)", func(p *find.Problem, _ int) int { return 12 - 3*int(p.Piece) }, [2]int{33 * wrongCost, 80 * wrongCost}},
	}
	run := 0
	for i := range s.numbers {
		if s.value(0, i) > 0 {
			s.long++
		}
		if run++; s.numbers[i].bits() == 0 {
			run = 0
		}
		if run >= 64 && (run%64 == 0 || i+1 == len(s.numbers) || s.numbers[i+1].bits() == 0) {
			note := fmt.Sprintf("the bits in lines %d to %d", s.numbers[i-63].line, s.numbers[i].line)
			s.tables = append(s.tables, widths{note, s.from(i-63, 1), [2]int{}})
		}
	}
	return s
}

// from returns widths that stand in the file.
func (s *source) from(start, stride int) func(*find.Problem, int) int {
	return func(_ *find.Problem, k int) int { return s.numbers[start+k*stride].bits() }
}

// The views of multipliers: 0 as numbers, 1 as hexadecimal ones that nothing marks, and as two halves of 32 bits, of which the
// high one comes first or the low one.
const highFirst, lowFirst = 2, 3

// value returns the multiplier at a place, or 0 if none can be there.
func (s *source) value(view, at int) (value uint64) {
	switch n := s.numbers[at:]; {
	case view == 0:
		value = n[0].value
	case view == 1:
		value = n[0].bare
	case view >= highFirst && len(n) > 1 && max(n[0].value, n[1].value)>>32 == 0 && max(n[0].value, n[1].value)>>12 != 0:
		value = n[view-highFirst].value<<32 | n[lowFirst-view].value
	}
	if value < least || s.masks[value] {
		return 0
	}
	return value
}

// columns returns what may be columns, the likeliest first: those of 64 multipliers, and shorter ones that take up all of
// the file. One begins where nothing long is before it, or another one, or no comma, or a bracket.
func (s *source) columns() (all []column) {
	for view := range lowFirst + 1 {
		for stride := view/highFirst + 1; stride <= maxStride; stride++ {
			runs := make([]int, len(s.numbers)+stride) // of long numbers before each
			for start, n := range s.numbers {
				c := column{view: view, start: start, stride: stride, count: min(64, (len(s.numbers)-start+stride-1)/stride)}
				if s.value(view, start) == 0 || c.count < 64 && (start >= stride || stride > 4) {
					continue
				}
				if runs[start+stride] = runs[start] + 1; (runs[start]%64 == 0 || n.begins) && s.take(&c) {
					all = append(all, c)
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b column) int { return cmp.Or(cmp.Compare(b.count/64, a.count/64), cmp.Compare(a.cost, b.cost)) })
	return all
}

// take finds out what a column is for: the squares and widths with which it costs least. It returns false if more than one
// in eight is too short, or a short column has nothing right. Where nearly all are wrong, the order of the squares is the usual
// one, and words before them may say for which piece they are.
func (s *source) take(best *column) (taken bool) {
	c, short, some := *best, 0, s.beside(best)
	for k := range c.count {
		if s.value(c.view, c.at(k)) == 0 {
			short++
		}
	}
	if short > c.count/8 {
		return false
	}
	if some == nil {
		some = s.tables[:min(len(s.tables), 1+c.count/64*len(s.tables))]
	}
	piece, named := s.numbers[c.start].piece()
	for i := range 8 * (65 - c.count) * len(some) {
		c.widths = some[i%len(some)]
		i /= len(some)
		c.piece, c.order, c.first = find.Piece(i&1), [4]int{0, 56, 7, 63}[i>>1&3], i>>3
		if s.judge(&c); c.piece == piece {
			c.cost--
		}
		c.named = named && c.piece == piece
		if c.right < sure && c.order != 0 && c.count == 64 || c.right == 0 && c.count < 64 {
			continue
		}
		if !taken || c.cost < best.cost {
			*best, taken = c, true
		}
	}
	return taken
}

// judge counts how many multipliers of a column are right, and gives up after sixteen that are not, from all over the board,
// if their widths do not stand in the file.
func (s *source) judge(c *column) {
	off, stated, same := 0, c.widths.cost[0] == 0, true
	c.right = 0
	for i := 0; i < c.count && (i < 16 || c.right > 0 || stated); i++ {
		k := i
		if c.count == 64 {
			k = i * 37 & 63
		}
		p, m := s.multiplier(c, k)
		right, known := s.known[trial{p, m}]
		if !known {
			right = s.tester.works(p, m)
			s.known[trial{p, m}] = right
		}
		same = same && m.Bits == c.widths.bits(p, 0)
		if off += max(m.Bits-p.Bits, p.Bits-m.Bits); right {
			c.right++
		}
	}
	c.cost = c.widths.cost[c.piece] + wrongCost*c.count
	if c.right >= sure || c.count < 64 {
		c.cost -= wrongCost * c.right
	}
	switch {
	case stated && same: // as wide as the widest needs it, or wider
		c.cost += off / 4
	case stated:
		c.cost += offCost * off
	}
}

// multiplier returns the k-th multiplier of a column, and what it has to solve.
func (s *source) multiplier(c *column, k int) (*find.Problem, find.Multiplier) {
	p := &s.problems[c.piece][c.square(k)]
	return p, find.Multiplier{Bits: c.widths.bits(p, k), Magic: s.value(c.view, c.at(k))}
}

// beside returns the widths between the multipliers of a column. Most are 4 or more, as ranks and files are not.
func (s *source) beside(c *column) (all []widths) {
	for start := max(0, c.start-c.stride+1); start < c.start+c.stride && start+(c.count-1)*c.stride < len(s.numbers); start++ {
		bits, narrow := s.from(start, c.stride), 0
		for k := range c.count {
			if n := bits(nil, k); n == 0 {
				narrow += 64
			} else if n < 4 {
				narrow++
			}
		}
		if narrow <= c.count/8 {
			all = append(all, widths{"the bits beside them", bits, [2]int{}})
		}
	}
	return all
}

// fromSource returns the arrays of multipliers in a source file. They are columns of which sixteen are right, or that the words
// before them call multipliers, or that are all there is; or else what little there is in the file. No number is in two, and
// one with many wrong ones does not lie within another.
func fromSource(text []byte) (arrays []Array, err error) {
	s := newSource(text)
	used := map[int]bool{}
	for _, c := range s.columns() {
		free := c.right >= sure || c.named || s.long < 3*64
		step := c.stride
		if c.right < c.count*7/8 {
			step = 1
		}
		if c.count < 64 {
			free = 2*c.right > c.count && arrays == nil
		}
		for at := c.start; free && at <= c.at(c.count-1); at += step {
			free = !used[at]
		}
		if free {
			arrays = append(arrays, s.array(&c))
			for k := range c.count {
				used[c.at(k)], used[c.at(k)+c.view/highFirst] = true, true
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
	start, long, left := 0, 0, false
	for i, last := range s.numbers {
		if last.apart {
			start, long, left = i, 0, false
		}
		if left = left || !used[i]; s.value(0, i) > 0 {
			long++
		}
		n, first, end := i+1-start, s.numbers[start], i+1 == len(s.numbers) || s.numbers[i+1].apart
		if !end || !left || n == 64 || n < 48 || n > 80 || long < n*7/8 {
			continue
		}
		if _, named := first.piece(); named || others < 2 {
			all = append(all, Array{Places: []Place{{Line: first.line}, {Line: last.line}}, Note: fmt.Sprintf("%d constants in a row, expected 64", n)})
		}
	}
	return all
}

// array returns what is read of a column.
func (s *source) array(c *column) (a Array) {
	a.Note = fmt.Sprintf("%v, %s first, with %s", c.piece, transform.SquareName(uint8(c.square(0))), c.widths.note)
	for k := range c.count {
		p, m := s.multiplier(c, k)
		if c.widths.cost[0] > 0 && m.Bits == p.Bits {
			m, _ = check.Narrowest(p, m.Magic)
		}
		n := &s.numbers[c.at(k)]
		a.Layout = append(a.Layout, Entry{Piece: c.piece, Square: p.Square, Multiplier: m})
		a.Places = append(a.Places, Place{n.line, fmt.Sprintf("number %d, %s", c.first+k, n.text)})
	}
	a.layOut()
	return a
}
