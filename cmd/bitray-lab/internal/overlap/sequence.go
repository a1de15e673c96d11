package overlap

import (
	"cmp"
	"math"
	"slices"
)

// Placed is a table in a [Sequence].
type Placed struct {
	Item   int // which table it is
	Shape  *Shape
	Offset int
	End    int // of the slab up to here
}

// Sequence is the order in which tables are laid across one another. Where each goes depends on those before
// it: so the sequence is the slab. The shortest slab so far is remembered.
type Sequence struct {
	Placed []Placed
	Best   []Placed
	before []Slab // the slots that are taken before each place, and after the last
	reach  int    // no word from here on has ever been used in any of the slabs
}

// NewSequence returns a sequence of so many items, with room for a slab of so many words.
func NewSequence(items, words int) *Sequence {
	s := &Sequence{before: []Slab{make(Slab, words)}}
	for item := range items {
		s.Placed = append(s.Placed, Placed{Item: item})
		s.before = append(s.before, make(Slab, words))
	}
	return s
}

// Size returns the number of slots of the slab, and BestSize that of the shortest so far.
func (s *Sequence) Size() int     { return s.Placed[len(s.Placed)-1].End }
func (s *Sequence) BestSize() int { return s.Best[len(s.Best)-1].End }

// ByItem returns tables in the order of the items.
func ByItem(placed []Placed) []Placed {
	return slices.SortedFunc(slices.Values(placed), func(a, b Placed) int { return cmp.Compare(a.Item, b.Item) })
}

// Fit gives the table at a place a shape, and the first offset where it fits, if it ends at limit or before.
func (s *Sequence) Fit(i int, shape *Shape, limit int) bool {
	offset, ok := s.before[i].Fit(shape, limit)
	if ok {
		s.Placed[i].Shape, s.Placed[i].Offset = shape, offset
	}
	return ok
}

// Choose gives the table at a place that shape of a pool, and that first offset, that makes it end first.
func (s *Sequence) Choose(i int, pool Pool) {
	end := math.MaxInt
	for _, shape := range pool {
		if s.Fit(i, shape, end-1) {
			end = s.Placed[i].Offset + shape.Span
		}
	}
}

// Place places the tables from a place on, where choose puts each; it is told where the slab ends before it.
// Place gives up when the slab grows beyond limit.
func (s *Sequence) Place(from, limit int, choose func(i, end int)) bool {
	end := 0
	if from > 0 {
		end = s.Placed[from-1].End
	}
	for i := from; i < len(s.Placed); i++ {
		choose(i, end)
		if end = s.enter(i); end > limit {
			return false
		}
	}
	if s.Best == nil || end < s.BestSize() {
		s.Best = slices.Clone(s.Placed)
	}
	return true
}

// enter takes the slots of the table at a place, and returns the end of the slab up to there.
func (s *Sequence) enter(i int) (end int) {
	at := &s.Placed[i]
	at.End = at.Offset + at.Shape.Span
	if i > 0 {
		at.End = max(at.End, s.Placed[i-1].End)
	}
	s.reach = max(s.reach, at.End>>6+1)
	copy(s.before[i+1][:s.reach], s.before[i])
	s.before[i+1].Toggle(at.Shape, at.Offset)
	return at.End
}

// Try makes a change, which returns the first place that is different, and places the tables from there on
// again. If place says that they are not to stay, all is as before.
func (s *Sequence) Try(change func() (from int), place func(from int) (stays bool)) {
	before := slices.Clone(s.Placed)
	from := change()
	if place(from) {
		return
	}
	copy(s.Placed, before)
	for i := from; i < len(before); i++ {
		s.enter(i)
	}
}

// Move moves the table at one place to another, and returns the first place that is different.
func (s *Sequence) Move(from, to int) (first int) {
	moved := s.Placed[from]
	s.Placed = slices.Insert(slices.Delete(s.Placed, from, from+1), to, moved)
	return min(from, to)
}
