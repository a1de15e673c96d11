package slab

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/bitray/bitray/transform"
)

// Array are the multipliers that stand together in a file.
type Array struct {
	Layout
	Places []Place // of each entry
	Note   string  // for which squares they are, by which widths, and what else is read; nothing for a slab, which says so itself
	Fault  string  // what is wrong with the array itself: how many it holds, their order, or the piece by which it is called

	laidOut bool // its offsets are not read, but those of tables side by side
}

// Place is where a multiplier stands.
type Place struct {
	Line int
	Text string // of its number and itself; nothing in a slab
}

// Lines returns the first and the last line in which the multipliers stand.
func (a *Array) Lines() (first, last int) {
	byLine := func(a, b Place) int { return cmp.Compare(a.Line, b.Line) }
	return slices.MinFunc(a.Places, byLine).Line, slices.MaxFunc(a.Places, byLine).Line
}

// slabLine matches a line as [Entry.Line] writes it, which no other format has.
var slabLine = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^\s*(rook|bishop)\s+[a-h][1-8]\s`)
})

// Read returns the multipliers in a file of any kind: by [ReadText] if there is a line of a layout, and else by fromSource.
// One such line decides, so that a damaged file is not taken for another kind.
//
// Read does not prove them; [Layout.Prove] does. The error is that of ctx if it has ended.
func Read(ctx context.Context, text []byte) ([]Array, error) {
	if !slabLine().Match(text) {
		return fromSource(ctx, text)
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

// newSource reads the numbers of a source file, and finds the tables of 64 of a kind.
func newSource(text string) *source {
	s := &source{text: text, numbers: numbers(text)}
	row := 0
	for i, n := range s.numbers {
		another := row%8 != 0 && n.gap != s.numbers[i-1].gap // sign than between the others of a rank
		if row++; strings.ContainsAny(n.gap, "=:;") || n.apart() && another {
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
func fromSource(ctx context.Context, text []byte) (arrays []Array, err error) {
	s, used, named := newSource(string(text)), map[int]bool{}, [2]bool{}
	count := tally(len(s.numbers), func(i int) bool { return long(s.numbers[i].value) })
	var chosen []reading
	for _, r := range s.readings(ctx) {
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
	if ctx.Err() != nil {
		return nil, ctx.Err()
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

// compare finds fault with the second of two arrays of different pieces if that has the squares in another order than the first,
// or if both are right alone, but not together: their tables are in one slab if they begin with different offsets.
func compare(one, other *Array) {
	a, b := one.Layout, other.Layout
	if len(a)+len(b) == Entries && a[0].Square != b[0].Square {
		other.Fault += fmt.Sprintf(", but %s comes first for the %v", transform.SquareName(a[0].Square), a[0].Piece)
	}
	if _, faults := slices.Concat(a, b).Prove(); oneSlab(one, other) && len(faults) > 0 && wrong(a)+wrong(b) == 0 {
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
	case (r.named || r.sure() && s.plain(r)) && r.called != r.piece:
		a.Fault = fmt.Sprintf(", but the words before them name the %v", r.called)
	default:
		a.Fault = cmp.Or(r.widths.fault, r.lost(), s.impossible(r))
	}
	for k := range r.count {
		a.Layout = append(a.Layout, s.entry(r, k, r.square(k)))
		a.Places = append(a.Places, Place{s.line(r.at(k)), fmt.Sprintf("number %d, %s", k, s.quote(r.at(k)))})
	}
	a.layOut()
	masks, offsets := s.masks(r, a.Layout), s.offsets(r, a.Layout, used)
	a.Note, a.laidOut = a.Note+s.noted("masks", masks)+s.noted("offsets", offsets), offsets.stride == 0
	return a
}

// noted says where something was read, or that it was not.
func (s *source) noted(what string, c column) string {
	if c.stride == 0 {
		return ", " + what + " not read"
	}
	return ", the " + what + " " + s.where(c)
}
