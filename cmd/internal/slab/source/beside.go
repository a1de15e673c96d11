package source

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/find"
)

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
		if (c.stride > 1 || r.sure() || r.named) && tally(r.count, func(k int) bool { return width(s.numbers[c.at(k)].value) < 4 }) <= r.count/8 {
			all = append(all, widths{column: c}, widths{column: c, black: true, as: ", as black magics"})
		}
	}
	return all
}

// impossible finds fault with a column that is called bits or shifts, but holds small numbers which are neither, not even shifts of
// the upper half, where no other has the widths. If some may be, they are those of something else, such as of lines or of a rotated
// board. Next to the few multipliers of a part stands anything.
func (s *source) impossible(r *reading) string {
	if r.widths.note == "" || r.count < leastCount {
		return ""
	}
	none := func(n uint64) bool { return n > 0 && n <= math.MaxUint8 && width(n) == 0 && width(n+32) == 0 }
	for _, c := range s.around(r) {
		all := tally(r.count, func(k int) bool { return none(s.numbers[c.at(k)].value) }) == r.count
		if all && s.says(c, "bits", "shift") && !s.of(c, 1-r.piece) {
			text := s.quote(c.start)
			if decimal, err := strconv.Atoi(strings.TrimPrefix(text, "0x")); err == nil && width(uint64(decimal)) > 0 {
				text += fmt.Sprintf(" (it is %d; meant %d?)", s.numbers[c.start].value, decimal)
			}
			return fmt.Sprintf(", but the bits or shifts %s are impossible: line %d has %s, expected 1 to %d or %d to 63",
				s.where(c), s.line(c.start), text, slab.MaxBits, 64-slab.MaxBits)
		}
	}
	return ""
}

// withEnds marks masks with the ends of the lines, of any piece.
const withEnds = find.Piece(2)

// knownMasks are the masks of all problems, and what they leave out.
var knownMasks = sync.OnceValue(func() map[uint64]find.Piece {
	masks := map[uint64]find.Piece{}
	for i := range slab.Entries {
		p := slab.Entry{Piece: find.Piece(i >> 6), Square: uint8(i & 63)}.Problem()
		one, other := p.Lines()
		masks[p.Mask], masks[^p.Mask], masks[one.Attacks[0]|other.Attacks[0]] = p.Piece, p.Piece, withEnds
	}
	return masks
})

// attackSets are what the pieces attack on all squares.
var attackSets = sync.OnceValue(func() map[uint64]bool {
	sets := map[uint64]bool{}
	for i := range slab.Entries {
		one, other := slab.Entry{Piece: find.Piece(i >> 6), Square: uint8(i & 63)}.Problem().Lines()
		for j := range len(one.Sets) * len(other.Sets) {
			sets[one.Sets[j/len(other.Sets)]|other.Sets[j%len(other.Sets)]] = true
		}
	}
	return sets
})

// mask returns the k-th mask in a column, where that may be what the mask leaves out.
func (r *reading) mask(c column, k int) uint64 {
	if mask := r.values[c.at(k)]; bits.OnesCount64(mask) < 32 {
		return mask
	}
	return ^r.values[c.at(k)]
}

// masks returns the column that holds the masks of some multipliers, and enters them in the layout: nearly all are those of the
// piece on any square, and as many as may be are right. What is beside the multipliers, or is called the masks of the piece, may be
// those of the other or have the ends of lines; a table that is called the masks of the other piece is not taken.
func (s *source) masks(r *reading, l slab.Layout) (best column) {
	most := r.count * 3 / 4
	for _, c := range s.around(r) {
		if best.stride > 1 && c.stride == 1 {
			break // those beside are theirs
		}
		any := c.stride > 1 || s.says(c, "mask") && s.of(c, r.piece)
		right := tally(r.count, func(k int) bool { return r.mask(c, k) == l[k].Problem().Mask })
		right += tally(r.count, func(k int) bool {
			of, known := knownMasks()[r.mask(c, k)]
			return known && (any || of == r.piece)
		})
		if right > most && !(s.says(c, "mask") && s.of(c, 1-r.piece)) {
			best, most = c, right
			for k := range l {
				l[k].Mask = r.mask(c, k)
			}
		}
	}
	return best
}

// offsets returns the column that holds the offsets of 64 tables, and enters them in the layout: it is called so, or the tables
// fit in, nearly all, near to one another. Those beside wrong widths are of tables with these.
func (s *source) offsets(r *reading, l slab.Layout, used map[int]bool) (best column) {
	fewest := 16 + wrong(l)
	for _, c := range s.around(r) {
		if best.stride > 1 && c.stride == 1 {
			break
		}
		try, size, distinct := slices.Clone(l), 0, []int(nil)
		for k := range try {
			try[k].Offset = int(min(s.numbers[c.at(k)].value, 8*slab.MaxOffset))
			size, distinct = size+1<<l[k].Bits, append(distinct, try[k].Offset)
		}
		slices.Sort(distinct)
		distinct = slices.Compact(distinct)
		if len(l) < 64 || used[c.start] || len(distinct) < 56 || r.widths.fault != "" {
			continue
		}
		near := distinct[len(distinct)-4]-distinct[3] < max(1<<18, 4*size) // of both pieces, in a slab with holes
		if n := wrong(try); near && n < fewest || best.stride == 0 && s.says(c, "offset") {
			best, fewest = c, n
			copy(l, try)
		}
	}
	for k := 0; best.stride > 0 && k < len(l); k++ {
		used[best.at(k)] = true
	}
	return best
}
