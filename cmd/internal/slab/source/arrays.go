package source

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/pattern"
	"github.com/bitray/bitray/transform"
)

// Array are the multipliers that stand together in a file.
type Array struct {
	slab.Layout
	Places []Place // of each entry
	Note   string  // for which squares they are, by which widths, and what else is read; nothing for a slab, which says so itself
	Fault  string  // what is wrong with the array itself: how many it holds, their order, or the piece by which it is called

	laidOut bool // its offsets are not read, but those of tables side by side
}

// Place is where a multiplier stands.
type Place struct {
	Line int
	Text string // of its number and itself
}

// Lines returns the first and the last line in which the multipliers stand.
func (a *Array) Lines() (first, last int) {
	byLine := func(a, b Place) int { return cmp.Compare(a.Line, b.Line) }
	return slices.MinFunc(a.Places, byLine).Line, slices.MaxFunc(a.Places, byLine).Line
}

// slabLine matches a line as [slab.Entry.Line] writes it, which no other format has.
var slabLine = pattern.Lazy(`(?m)^\s*(rook|bishop)\s+[a-h][1-8]\s`)

// Read returns the multipliers in a file of any kind: by [slab.ReadText] if there is a line of a layout, and else as those of a
// source file. One such line decides, so that a damaged file is not taken for another kind.
//
// Read does not prove them; [slab.Layout.Prove] does. The error is that of ctx if it has ended.
func Read(ctx context.Context, text []byte) ([]Array, error) {
	if !slabLine().Match(text) {
		return newSource(string(text)).arrays(ctx)
	}
	layout, lines, err := slab.ReadText(text)
	a := Array{Layout: layout}
	for i, line := range lines {
		a.Places = append(a.Places, Place{line, fmt.Sprintf("%#x", layout[i].Magic)})
	}
	return []Array{a}, err
}

// arrays returns the arrays of multipliers in a source file. They are columns of which many are right; or that the words
// before them call multipliers of a piece for which they call no others so; or that are all there is; or else what little there
// is in the file. No number is in two, and one that chance may give does not lie within another.
func (s *source) arrays(ctx context.Context) (arrays []Array, err error) {
	used, named := map[int]bool{}, [2]bool{}
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

// array returns what is read of a column.
func (s *source) array(r *reading, used map[int]bool) (a Array) {
	a.Note = fmt.Sprintf("%v, %s, with %s", r.piece, r.text(r.count), cmp.Or(r.widths.note, "the bits "+s.where(r.widths.column)+r.widths.as))
	switch {
	case r.count >= leastCount && r.count != 64:
		a.Fault = fmt.Sprintf(", but expected 64 constants, found %d", r.count)
	case !r.usual(r.count):
		a.Fault = ", but not as they stand"
	case s.numbers[r.start].late:
		a.Fault = ", but the indices begin with 1, expected 0"
	case (r.named || r.sure() && s.plain(r)) && r.called != r.piece:
		a.Fault = fmt.Sprintf(", but the words before them name the %v", r.called)
	default:
		a.Fault = cmp.Or(r.widths.fault, r.lost(), s.impossible(r))
	}
	for k, next := 0, 0; k < r.count; k++ {
		e := s.entry(r, k, r.square(k))
		e.Offset, next = next, next+1<<e.Bits
		a.Layout = append(a.Layout, e)
		a.Places = append(a.Places, Place{s.line(r.at(k)), fmt.Sprintf("number %d, %s", k, s.quote(r.at(k)))})
	}
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

// compare finds fault with the second of two arrays of different pieces if that has the squares in another order than the first,
// or if both are right alone, but not together: their tables are in one slab if they begin with different offsets.
func compare(one, other *Array) {
	a, b := one.Layout, other.Layout
	if len(a)+len(b) == slab.Entries && a[0].Square != b[0].Square {
		other.Fault += fmt.Sprintf(", but %s comes first for the %v", transform.SquareName(a[0].Square), a[0].Piece)
	}
	if _, faults := slices.Concat(a, b).Prove(); oneSlab(one, other) && len(faults) > 0 && wrong(a)+wrong(b) == 0 {
		other.Fault += fmt.Sprintf(", but %v", faults[0])
	}
}

// wrong returns how many entries of a layout are wrong.
func wrong(l slab.Layout) int {
	_, faults := l.Prove()
	return len(faults)
}

// oneSlab reports whether the tables of two arrays are in one slab: their offsets are read, and begin with different ones.
func oneSlab(a, b *Array) bool { return !a.laidOut && !b.laidOut && a.base() != b.base() }

// base returns the least offset of an array.
func (a *Array) base() int {
	return slices.MinFunc(a.Layout, func(a, b slab.Entry) int { return cmp.Compare(a.Offset, b.Offset) }).Offset
}

// Join makes one layout of what [Read] returns: a slab as it is, or else as [slab.Layout.Narrow] lays the tables of all arrays.
func Join(arrays []Array) (l slab.Layout) {
	if len(arrays) == 1 && arrays[0].Note == "" {
		return arrays[0].Layout
	}
	for _, a := range arrays {
		l = append(l, a.Layout...)
	}
	return l.Narrow()
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
