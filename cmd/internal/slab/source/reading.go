package source

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"math/bits"
	"slices"

	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/transform"
)

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
	fault  string // what is wrong with those that stand in the file, where others are right
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
	row    bool // they are all that stand together, or in structs that are alike
	short  int  // how many cannot be multipliers
	piece  find.Piece
	placement
	widths           widths
	right, off, cost int        // how many are right, by how many bits the widths are off, and what all that costs
	called           find.Piece // by the words before it
	named            bool       // which call it multipliers, too
}

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

// long reports whether a number may be a multiplier. All ones stand for one that is too long.
func long(n uint64) bool {
	_, mask := knownMasks()[n]
	return n >= least && n < math.MaxUint64 && !mask
}

// entry returns the k-th multiplier of a column, for a square.
func (s *source) entry(r *reading, k int, sq uint8) slab.Entry {
	e := slab.Entry{Piece: r.piece, Square: sq, Multiplier: find.Multiplier{Magic: r.values[r.at(k)]}}
	mask := e.Problem().Mask
	if e.Bits = cmp.Or(r.widths.fixed[r.piece], bits.OnesCount64(mask)); r.widths.note == "" {
		e.Bits = width(s.numbers[r.widths.at(k)].value)
	}
	if r.widths.black {
		e.Addend = ^mask * e.Magic
	}
	return e
}

// readings returns what the columns of a file are taken for, the cheapest first: arrays of 64 multipliers, or of nearly as many,
// before parts.
func (s *source) readings(ctx context.Context) (all []reading) {
	for _, v := range views {
		values, most := s.values(v), maxStride
		if v.high+v.low == 64 {
			most = 1 // two tables
		}
		for stride := (v.high+v.low)%64 + 1; stride <= most && ctx.Err() == nil; stride++ {
			for _, r := range s.columns(values, stride) {
				if r.view = v; s.read(&r) {
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

// read finds out what a column is for. It returns false if half are what a piece attacks, if more than one in eight is too short, or
// half of those that are called multipliers and are not all of a row, or if a part has nothing right. Widths that stand in the file are theirs, whatever is
// right, unless they may as well count the squares of the masks, which shifts do not, or nearly all are right with others.
func (s *source) read(r *reading) bool {
	r.short = tally(r.count, func(k int) bool { return !long(r.values[r.at(k)]) })
	halves, short, others := r.view.high != r.view.low, r.short > r.count/8, guesses
	attacks := tally(r.count, func(k int) bool {
		half := min(r.at(k)+max(r.view.high, r.view.low), len(s.numbers)-1)
		return attackSets()[s.numbers[r.at(k)].value] || attackSets()[s.numbers[half].value]
	})
	if 2*attacks > r.count || short && (halves || r.stride > 1 || r.short == r.count) {
		return false
	}
	if r.called, r.named = s.called(r.start, r.stride); short && !(r.named && (r.row || r.short <= r.count/2)) {
		return false
	}
	wide := func(k int) bool { n := r.values[r.at(k)]; return uint32(n>>32|n)>>24 != 0 }
	if halves && tally(r.count, wide) < r.count/4 { // some of right ones have one of their first bits
		return false
	}
	if r.count < leastCount {
		others = others[:1]
	}
	guess := s.cheapest(*r, others)
	all := s.widths(&guess)
	beside := slices.IndexFunc(append(all, widths{}), func(w widths) bool { return w.stride < 2 })
	stated := s.cheapest(guess, all[:beside])
	if stated.cost == unfit {
		stated = s.cheapest(guess, all[beside:])
	}
	switch {
	case stated.cost == unfit:
		*r = guess
	case stated.off == 0 && stated.right < guess.right && guess.right == r.count && s.numbers[stated.widths.start].value <= slab.MaxBits:
		*r = guess
		r.widths.note += ", since the bits " + s.where(stated.widths.column) + " count the squares of the masks"
	case r.count >= leastCount && 2*stated.right < r.count && s.mostly(&guess):
		*r = guess
		r.widths.fault = ", but not with the bits or shifts " + s.where(stated.widths.column) + ": these are wrong, not the multipliers"
	default:
		*r = stated
	}
	r.cost += r.short
	return r.right > 0 || r.count >= leastCount
}

// mostly reports whether nearly all multipliers are right with the widths of a reading, or else all with the same bits on all
// squares, which it enters. More than 12 would make those of a bishop right by chance.
func (s *source) mostly(r *reading) bool {
	enough := r.count - r.count/8
	for n := 1; r.right < enough && n <= 12; n++ {
		enough, r.widths = r.count, widths{note: fmt.Sprintf("%d bits (shift %d)", n, 64-n), fixed: [2]int{n, n}}
		s.judge(r)
	}
	return r.right >= enough
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
		beyond := e.Bits - e.Problem().Bits
		r.off += max(beyond, -beyond)
		same[e.Bits]++
		more[32+beyond]++
		if (i < 16 || 4*r.right >= i) && e.Right(&s.tester) {
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
// exactly, or makes all multipliers right, or is called so. Neither it nor a number alone is called that of the other piece, or holds the squares of its masks.
func (s *source) fit(r *reading, same, more []int) bool {
	c, nearly, near := r.widths.column, r.count-r.count/8, 0
	for i := range more[2:] {
		near = max(near, more[i]+more[i+1]+more[i+2])
	}
	constant := slices.Max(same) >= nearly
	likely := near >= nearly && (!constant || r.count < leastCount) || slices.Max(same[8:]) >= nearly
	called := s.says(c, "bits", "shift")
	others := tally(r.count, func(k int) bool {
		return width(s.numbers[c.at(k)].value) == slab.Entry{Piece: 1 - r.piece, Square: r.square(k)}.Problem().Bits
	})
	switch {
	case c.stride > 1:
		return likely || r.right >= nearly && r.sure()
	case s.of(c, 1-r.piece) || others == r.count && !s.of(c, r.piece):
		return false
	case c.stride == 0:
		return called && s.of(c, r.piece) && likely && r.right > 0
	}
	return called || !constant && (slices.Max(more) >= nearly || likely && r.right == r.count && r.sure())
}
