package overlap

import "math"

// Placed is a table in a [Sequence].
type Placed struct {
	Item   int // which table it is
	Pool   int // which of the pools of the item its shape is from
	Shape  *Shape
	Offset int
	End    int // of the slab up to here
}

// Sequence is the order in which tables are laid across one another. Where each goes depends on those before
// it: so the sequence is the slab.
type Sequence struct {
	Placed []Placed
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

// Size returns the number of slots of the slab.
func (s *Sequence) Size() int { return s.Placed[len(s.Placed)-1].End }

// Fit gives the table at a place the first offset where its shape fits.
func (s *Sequence) Fit(i int) {
	at := &s.Placed[i]
	at.Offset, _ = s.before[i].Fit(at.Shape, math.MaxInt) // the slab is long enough for all
}

// Choose gives the table at a place a shape of the pools of its item, and an offset: the first shape that
// ends at enough or before, or else the one that ends first.
func (s *Sequence) Choose(i, enough int, pools ...Pool) {
	at, end := &s.Placed[i], math.MaxInt
	for n, pool := range pools {
		for _, shape := range pool {
			if offset, ok := s.before[i].Fit(shape, end-1); ok {
				end = offset + shape.Span
				at.Pool, at.Shape, at.Offset = n, shape, offset
			}
			if end <= enough {
				return
			}
		}
	}
}

// Enter takes the slots of the table at a place, and returns the end of the slab up to there.
func (s *Sequence) Enter(i int) (end int) {
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

// Restore goes back to what was placed before, which is the same up to a place.
func (s *Sequence) Restore(before []Placed, from int) {
	copy(s.Placed, before)
	for i := from; i < len(before); i++ {
		s.Enter(i)
	}
}

// Move moves what is at one place of an order to another.
func Move[T any](order []T, from, to int) {
	moved := order[from]
	copy(order[from:], order[from+1:])
	copy(order[to+1:], order[to:])
	order[to] = moved
}
