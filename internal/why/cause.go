package why

import (
	"strings"

	"github.com/bitray/bitray/internal/faulty"
)

// Cause is one fault, or two that act together.
type Cause struct {
	Faults []faulty.Fault
	// Of says for which colors the faults hold; those of counting hold for both.
	Of faulty.Sides
}

func (c Cause) set() (s faulty.Set) {
	for _, f := range c.Faults {
		s = s.With(f, c.sides(f))
	}
	return s
}

func (c Cause) sides(f faulty.Fault) faulty.Sides {
	if f.Counts() {
		return faulty.Both
	}
	return c.Of
}

// single reports whether the table has the counts of c.
func (c Cause) single() bool { return len(c.Faults) == 1 && c.Of == faulty.Both }

// weight is how usual the cause is.
func (c Cause) weight() (w float64) {
	w = 1
	for _, f := range c.Faults {
		w *= [...]float64{1: 0.3, 2: 1, 3: 3}[faulty.Catalog[f].Weight]
	}
	if c.Of != faulty.Both {
		w *= 0.25
	}
	return w
}

// String says what the fault is, in a sentence without a capital and a full stop.
func (c Cause) String() string {
	var texts []string
	for _, f := range c.Faults {
		text := faulty.Catalog[f].Text
		switch c.sides(f) {
		case faulty.White:
			text = "of White alone: " + text
		case faulty.Black:
			text = "of Black alone: " + text
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, "; and ")
}

// Name returns the names of the faults.
func (c Cause) Name() string {
	var names []string
	for _, f := range c.Faults {
		name := faulty.Catalog[f].Name
		switch c.sides(f) {
		case faulty.White:
			name += "/white"
		case faulty.Black:
			name += "/black"
		}
		names = append(names, name)
	}
	return strings.Join(names, "+")
}
