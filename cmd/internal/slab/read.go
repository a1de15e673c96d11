package slab

import (
	"bytes"
	"cmp"
	"regexp"
	"slices"
	"sync"
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

// Join makes one layout of what [Read] returns, with the right masks and the tables of all arrays side by side.
func Join(arrays []Array) Layout {
	if len(arrays) == 1 && arrays[0].Note == "" {
		return arrays[0].Layout
	}
	var l Layout
	for _, a := range arrays {
		l = append(l, a.Layout...)
	}
	for i := range l {
		l[i].Mask = 0
	}
	slices.SortStableFunc(l, func(a, b Entry) int { return cmp.Compare(a.index(), b.index()) })
	l.layOut()
	return l
}

// Contents returns what the tables of arrays hold, from the first entry that is used. Two that begin with different offsets are in
// one slab.
func Contents(arrays []Array) (all []uint64) {
	if len(arrays) == 2 && arrays[0].base() != arrays[1].base() {
		arrays = []Array{{Layout: slices.Concat(arrays[0].Layout, arrays[1].Layout)}}
	}
	for _, a := range arrays {
		contents, _ := a.Prove()
		used := slices.IndexFunc(contents, func(attacks uint64) bool { return attacks != 0 })
		all = append(all, contents[max(used, 0):]...)
	}
	return all
}
