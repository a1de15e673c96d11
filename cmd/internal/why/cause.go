package why

import (
	"strings"

	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/perft/crosscheck"
)

// Cause is one fault, or two that act together.
type Cause struct {
	Faults []faulty.Fault
	// Of says for which colors the faults hold; those of counting hold for both.
	Of faulty.Sides
	// Habit is how the program deals with what only its faults lead to, or 0.
	Habit faulty.Habit
	// Other describes a cause that is no fault of the catalog.
	Other *Card
}

// Card describes a cause.
type Card = faulty.Card

// singles returns each fault alone, in order.
func singles() []Cause { return Singles(faulty.Both) }

// Singles returns each fault alone, in order, for some colors each; those of counting are for both only.
func Singles(of ...faulty.Sides) (all []Cause) {
	for f := range faulty.NumFaults {
		for _, sides := range of {
			if sides == faulty.Both || !f.Counts() {
				all = append(all, Cause{Faults: []faulty.Fault{f}, Of: sides})
			}
		}
	}
	return all
}

// AddTo returns s with what the cause does.
func (c Cause) AddTo(s faulty.Set) faulty.Set {
	for _, f := range c.Faults {
		s = s.With(f, c.Of)
	}
	return s.WithHabit(c.Habit)
}

// single reports whether c is one fault of both colors: all rows of the table have its counts.
func (c Cause) single() bool { return len(c.Faults) == 1 && c.Of == faulty.Both && c.Habit == 0 }

// weight is how usual the cause is, among those of its stage.
func (c Cause) weight() (w float64) {
	w = 1
	for _, f := range c.Faults {
		w *= [...]float64{1: 0.3, 2: 1, 3: 3}[faulty.Catalog[f].Weight]
	}
	return w
}

// blacks turns the code of White's faults into that of Black's.
var blacks = strings.NewReplacer("<< 7", ">> 9", "<< 9", ">> 7", ">> 7", "<< 9", ">> 9", "<< 7", "a1 |", "a8 |", "b1", "b8", "c1", "c8",
	"d1", "d8", "e1", "e8", "f1", "f8", "g1", "g8", "h1", "h8", "[a1]", "[a8]")

// Card describes the cause: names are joined by "+", and those of faults that one color has end in "/white" or
// "/black".
func (c Cause) Card() Card {
	if c.Other != nil {
		return *c.Other
	}
	var names, texts []string
	var classes []crosscheck.Class
	code := faulty.Catalog[c.Faults[0]].Code
	for _, f := range c.Faults {
		card := faulty.Catalog[f]
		switch {
		case f.Counts():
		case c.Of == faulty.White:
			card.Name, card.Text = card.Name+"/white", "of White alone: "+card.Text
		case c.Of == faulty.Black:
			card.Name, card.Text = card.Name+"/black", "of Black alone: "+card.Text
			code = blacks.Replace(code)
		}
		names, texts, classes = append(names, card.Name), append(texts, card.Text), append(classes, card.Classes...)
	}
	return Card{Name: strings.Join(names, "+"), Text: strings.Join(texts, "; and "), Code: code, Classes: classes}
}
