package slab

import (
	"bytes"
	"cmp"
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/bitray/bitray/internal/find"
)

// column are numbers at equal distances in a file; those of a table are side by side, or one is for all squares.
type column struct{ start, stride int }

func (c column) at(k int) int { return c.start + k*c.stride }

// where says where the numbers of a column stand.
func (s *source) where(c column) string {
	switch c.stride {
	case 0:
		return fmt.Sprintf("in line %d", s.line(c.start))
	case 1:
		return fmt.Sprintf("in lines %d to %d", s.line(c.start), s.line(c.at(63)))
	}
	return "beside them"
}

// says reports whether one of some words is right before a column; before one number, in its line.
func (s *source) says(c column, words ...string) bool {
	before := s.words(c.start, 1)
	if c.stride == 0 {
		before = before[1+bytes.LastIndexByte(before, '\n'):]
	}
	return slices.ContainsFunc(words, func(w string) bool { return bytes.Contains(before, []byte(w)) })
}

// of reports whether the words right before a column name a piece, and not the other.
func (s *source) of(c column, p find.Piece) bool {
	return s.says(c, p.String()) && !s.says(c, (1-p).String())
}

// around returns the columns that may belong to multipliers: those between them, and the tables.
func (s *source) around(r *reading) (all []column) {
	for start := max(0, r.start-r.stride+1); start < r.start+r.stride; start++ {
		if c := (column{start, r.stride}); start != r.start && c.at(r.count-1) < len(s.numbers) {
			all = append(all, c)
		}
	}
	if r.count == 64 {
		all = append(all, s.tables...)
	}
	return all
}

// widths returns the columns that may be bits. Most are 4 or more, as ranks and files are not. Tables may be where multipliers
// are likely.
func (s *source) widths(r *reading) (all []widths) {
	for _, c := range append(s.around(r), s.alone...) {
		if (c.stride > 1 || r.sure() || r.named) && tally(r.count, func(k int) bool { return s.numbers[c.at(k)].bits() < 4 }) <= r.count/8 {
			all = append(all, widths{column: c}, widths{column: c, black: true})
		}
	}
	return all
}

// impossible finds fault with a column that is called bits or shifts, but holds numbers which are neither, not even shifts of the
// upper half, where no other has the widths. They are small, and near to one another as bits are, or they are shifts of something
// else, such as those of lines or of a rotated board. Next to the few multipliers of a part stands anything.
func (s *source) impossible(r *reading) string {
	if r.widths.note == "" || r.count < leastCount {
		return ""
	}
	for _, c := range s.around(r) {
		var values []uint64
		var none []int
		for k := range r.count {
			n := s.numbers[c.at(k)]
			half := number{value: n.value + 32}
			if values = append(values, n.value); n.bits() == 0 && half.bits() == 0 {
				none = append(none, c.at(k))
			}
		}
		least, most := slices.Min(values), slices.Max(values)
		near := least > 0 && most <= math.MaxUint8 && most-least <= MaxBits
		if near && len(none) > r.count/8 && s.says(c, "bits", "shift") && !s.of(c, 1-r.piece) {
			return fmt.Sprintf(", but the bits or shifts %s are impossible: line %d has %s, expected 1 to %d or %d to 63",
				s.where(c), s.line(none[0]), s.meant(none[0]), MaxBits, 64-MaxBits)
		}
	}
	return ""
}

// meant quotes a number that is neither bits nor a shift, and says if it were one with the same digits in decimal.
func (s *source) meant(at int) string {
	n := s.numbers[at]
	text := string(s.text[n.at:n.end])
	digits, hexadecimal := strings.CutPrefix(text, "0x")
	if decimal, err := strconv.ParseUint(digits, 10, 64); hexadecimal && err == nil && (&number{value: decimal}).bits() > 0 {
		text += fmt.Sprintf(" (it is %d; meant %d?)", n.value, decimal)
	}
	return text
}

// withEnds marks masks with the ends of the lines, of any piece.
const withEnds = find.Piece(2)

// knownMasks are the masks of all problems, and what they leave out.
var knownMasks = sync.OnceValue(func() map[uint64]find.Piece {
	masks := map[uint64]find.Piece{}
	for i := range Entries {
		p := &problems()[i>>6][i&63]
		one, other := p.Lines()
		masks[p.Mask], masks[^p.Mask], masks[one.Attacks[0]|other.Attacks[0]] = p.Piece, p.Piece, withEnds
	}
	return masks
})

// mask returns the k-th mask in a column, where that may be what the mask leaves out.
func (r *reading) mask(c column, k int) uint64 {
	if mask := r.values[c.at(k)]; bits.OnesCount64(mask) < 32 {
		return mask
	}
	return ^r.values[c.at(k)]
}

// masks returns the column that holds the masks of some multipliers: nearly all are those of the piece on any square, and as many
// as may be are right. What is beside the multipliers, or is called the masks of the piece, may be those of the other or have the
// ends of lines; a table that is called the masks of the other piece is not taken.
func (s *source) masks(r *reading) (best column, ok bool) {
	most := r.count * 3 / 4
	for _, c := range s.around(r) {
		mask := func(k int) uint64 { return r.mask(c, k) }
		called := s.says(c, "mask") && s.of(c, r.piece)
		right := tally(r.count, func(k int) bool { return mask(k) == s.entry(r, k, r.square(k)).problem().Mask })
		right += tally(r.count, func(k int) bool {
			of, known := knownMasks()[mask(k)]
			return known && (of == r.piece || called || c.stride > 1)
		})
		if right > most && !(s.says(c, "mask") && s.of(c, 1-r.piece)) {
			best, most, ok = c, right, true
		}
	}
	return best, ok
}

// offsets returns the column that holds the offsets of 64 tables, and enters them in the layout: it is called so, or the tables
// fit in, nearly all.
func (s *source) offsets(r *reading, l Layout, used map[int]bool) (best column, ok bool) {
	var placed Layout
	fewest := 16 + wrong(l)
	for _, c := range s.around(r) {
		try, distinct := slices.Clone(l), map[uint64]bool{}
		for k := range try {
			offset := min(s.numbers[c.at(k)].value, 8*maxOffset)
			try[k].Offset, distinct[offset] = int(offset), true
		}
		if len(l) < 64 || used[c.start] || len(distinct) < 56 {
			continue
		}
		if n := wrong(try); n < fewest || placed == nil && s.says(c, "offset") {
			best, placed, fewest, ok = c, try, n, true
		}
	}
	for k := range placed {
		used[best.at(k)] = true
	}
	copy(l, placed)
	return best, ok
}

// wrong returns how many entries of a layout are wrong.
func wrong(l Layout) int {
	_, faults := l.Prove()
	return len(faults)
}

// base returns the least offset of a layout.
func (l Layout) base() int {
	return slices.MinFunc(l, func(a, b Entry) int { return cmp.Compare(a.Offset, b.Offset) }).Offset
}
