package source

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/transform"
)

// A placement says which number of an array is for which square: they begin anywhere in one of eight orders of the squares, and
// from one number on, some squares further.
type placement struct {
	order           transform.Symmetry
	first, cut, gap int
	note            string // what happened to each number
	least           int    // where the cut may be at the earliest
}

func (p placement) square(k int) uint8 {
	if p.gap != 0 && k >= p.cut {
		k += p.gap
	}
	return transform.ApplyToSquare(p.order, uint8(p.first+k)&63)
}

// usual reports whether a program may number its squares so. A part of an array begins anywhere.
func (p placement) usual(count int) bool {
	return p.order < transform.DiagonalFlip && p.gap == 0 && p.note == "" && (p.first == 0 || count < leastCount)
}

// text names the first squares, and the one where numbers are missing or too many.
func (p placement) text(count int) string {
	name := func(k int) string { return transform.SquareName(p.square(k)) }
	text := name(0) + " first"
	if !p.usual(count) {
		text += ", " + name(1) + " next"
	}
	var cuts []string
	for k := p.least; k <= p.cut; k++ {
		cuts = append(cuts, name(k-1))
	}
	switch after := strings.Join(cuts, " or "); {
	case p.gap > 0:
		text += fmt.Sprintf(", %d missing after %s", p.gap, after)
	case p.gap < 0:
		text += fmt.Sprintf(", %d too many after %s", -p.gap, after)
	}
	return text + p.note
}

// changes are what may have happened to each number of an array.
var changes = []struct {
	note string
	undo func(uint64) uint64
}{
	{"", func(n uint64) uint64 { return n }},
	{", bytes reversed", bits.ReverseBytes64},
	{", bits reversed", bits.Reverse64},
	{", halves exchanged", func(n uint64) uint64 { return bits.RotateLeft64(n, 32) }},
}

// place finds the change, the piece, the placement and, if no widths are sure, those by which most numbers of an array are right, if
// many more are than as they stand, or some more if it does not hold 64.
func (s *source) place(r *reading) {
	start, most, gaps := *r, max(r.right, r.count*3/4), []int{0, 64 - r.count}
	if r.count == 64 {
		most, gaps = max(r.right+2, most), []int{0, 1, -1}
	}
	all := []widths{start.widths}
	if !start.sure() {
		all = append(all, guesses[1:]...)
	}
	for i := range 2 * len(changes) * len(all) {
		try, change := start, changes[i/2%len(changes)]
		try.piece = find.Piece(i & 1)
		if w := i / 2 / len(changes); w > 0 {
			try.widths, most = all[w], max(most, r.count-r.count/8) // more are right by chance
		}
		try.values = slices.Clone(start.values)
		var fit [mostCount][64]int // 1 if the number is right on the square
		for k := range r.count {
			try.values[r.at(k)] = change.undo(start.values[r.at(k)])
			for sq := range fit[k] {
				if s.entry(&try, k, uint8(sq)).Right(&s.tester) {
					fit[k][sq] = 1
				}
			}
		}
		for j := range 8 * 64 * len(gaps) {
			base, gap := placement{order: transform.Symmetry(j & 7), first: j >> 3 & 63}, gaps[j>>9]
			try.right = tally(r.count, func(k int) bool { return fit[k][base.square(k)] > 0 })
			better := false
			for cut := r.count; cut > 0; cut-- {
				if try.right > most {
					most, *r, better = try.right, try, true
					r.placement = placement{base.order, base.first, cut, gap, change.note, cut}
				} else if better && try.right == most && r.least == cut+1 {
					r.least = cut
				}
				if gap == 0 {
					break
				}
				try.right += fit[cut-1][base.square(cut-1+gap)] - fit[cut-1][base.square(cut-1)]
			}
		}
	}
}

// losses are what right multipliers never have in common.
var losses = []struct {
	note string
	is   func(n uint64) bool
}{
	{", but all are within 32 bits", func(n uint64) bool { return n>>32 == 0 || int64(n) == int64(int32(n)) }},
	{", but the lower 32 bits of all are 0", func(n uint64) bool { return uint32(n) == 0 }},
	{", but all are rounded to double precision", func(n uint64) bool {
		return digits(n) <= 53 || strconv.FormatFloat(float64(n), 'f', -1, 64) == strconv.FormatUint(n, 10)
	}},
}

// digits returns the number of binary digits without the zeros at both ends.
func digits(n uint64) int { return bits.Len64(n) - bits.TrailingZeros64(n) }

// lost says what was lost of all multipliers of an array. Some of 53 digits make sure that they had more.
func (r *reading) lost() string {
	count := func(is func(n uint64) bool) int {
		return tally(r.count, func(k int) bool { return is(r.values[r.at(k)]) })
	}
	long := count(func(n uint64) bool { return digits(n) >= 53 })
	for i, l := range losses {
		if r.right < r.count && count(l.is) == r.count && (i < 2 || long >= 8) {
			return l.note
		}
	}
	return ""
}
