package diffcmd

import (
	"cmp"
	"context"
	"errors"
	"iter"
	"slices"

	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// model is a generator with mistakes, each a cause with one fault, or with a habit alone.
type model []why.Cause

func (m model) with(more ...why.Cause) model { return slices.Concat(m, more) }

func (m model) without(i int) model { return slices.Delete(slices.Clone(m), i, i+1) }

// mistakes yields all that are no habits.
func (m model) mistakes() iter.Seq2[int, why.Card] {
	return func(yield func(int, why.Card) bool) {
		for i, c := range m {
			if c.Habit == 0 && !yield(i, c.Card()) {
				return
			}
		}
	}
}

func (m model) set() (s faulty.Set) {
	for _, c := range m {
		s = c.AddTo(s)
	}
	return s
}

// unusual is how much a model assumes: mistakes count, those of one color and those that are seldom made a little more, and
// habits, which explain much in passing, more than one mistake.
func (m model) unusual() (sum int) {
	for _, c := range m {
		sum += 100
		for _, f := range c.Faults {
			sum -= faulty.Catalog[f].Weight
		}
		if c.Of != faulty.Both || c.Habit != 0 {
			sum += 50
		}
	}
	return sum
}

// candidates are what a model may have.
func candidates() (all []why.Cause) {
	all = why.Singles(faulty.Both, faulty.White, faulty.Black)
	for _, habit := range faulty.Habits {
		all = append(all, why.Cause{Of: faulty.Both, Habit: habit})
	}
	return all
}

// detective looks for the model with the fewest mistakes that counts what the tested generator does.
type detective struct {
	context.Context
	tested  crosscheck.MoveGenerator
	counter faulty.Counter
	model   model
	known   []*count          // which the model gives
	pool    []crosscheck.Line // by which models are told apart
	vain    int               // how often none was found
}

// newDetective knows positions near rules that games seldom reach, and those of the suite.
func newDetective(ctx context.Context, tested crosscheck.MoveGenerator) *detective {
	d := &detective{Context: ctx, tested: tested}
	for _, row := range suite.Default() {
		d.pool = append(d.pool, crosscheck.NewLine(row.Position))
	}
	d.pool = slices.AppendSeq(d.pool, crosscheck.RandomLines(7, 600, false))
	return d
}

// maxVisited is how many moves a prediction visits: some seconds.
const maxVisited = 1 << 28

// predict returns what a model counts in place of c, or nothing that a program could if that is not known or takes long.
func (d *detective) predict(m model, c *count) []perft.MoveCount {
	if c.Chess960 != c.Root.Chess960() {
		return unknown // castling is written in another way
	}
	_, moves, err := d.counter.Count(d, faulty.New(&c.Root), c.Moves, c.depth, m.set(), maxVisited)
	if err != nil {
		return unknown
	}
	why.SortMoves(moves)
	return moves
}

var unknown = []perft.MoveCount{{Move: "unknown"}}

// gives reports whether a model gives counts.
func (d *detective) gives(m model, counts ...*count) bool {
	return !slices.ContainsFunc(counts, func(c *count) bool { return !slices.Equal(d.predict(m, c), c.answer) })
}

// part goes from a count to the first position in which the tested generator and a model part, or returns nil if they part
// nowhere, or after illegal moves only, where generators with the same mistakes differ.
func (d *detective) part(m model, c *count) (parted *count, err error) {
	gives := d.predict(m, c)
	sameMove := func(x, y perft.MoveCount) bool { return x.Move == y.Move }
	switch {
	case d.Err() != nil || slices.Equal(gives, c.answer):
		return nil, d.Err()
	case c.depth == 1:
		return c, nil
	case !slices.EqualFunc(gives, c.answer, sameMove):
		moves, err := ask(d, d.tested, c.Line, 1)
		if err == nil && d.gives(m, moves) {
			moves = c
		}
		return moves, err
	}
	for i, x := range c.answer {
		next := c.Line
		next.Moves = append(slices.Clip(next.Moves), x.Move)
		if _, illegal := next.End(); illegal != nil || x == gives[i] {
			continue
		}
		below, err := ask(d, d.tested, next, c.depth-1)
		if err != nil {
			return nil, err
		}
		if d.gives(m, below) {
			parted = c // the count is wrong, what is below is not
		} else if found, err := d.part(m, below); found != nil || err != nil {
			return found, err
		}
	}
	return parted, nil
}

const (
	maxVain  = 20 // after that only single mistakes are tried
	maxApart = 30 // counts that are asked for to tell models apart
	maxSure  = 3  // of them, to be sure of one
)

// fit changes the model as little as it can so that it gives c and all that is known, and reports whether it could.
func (d *detective) fit(c *count) bool {
	for _, models := range []func(*count) []model{d.changes, d.pairs} {
		fits := slices.DeleteFunc(models(c), func(m model) bool { return !d.gives(m, c) || !d.gives(m, d.known...) })
		if best, ok := d.decide(fits, c); ok {
			d.model = best
			for i := range slices.Backward(best) { // what the last one made superfluous
				if fewer := d.model.without(i); d.gives(fewer, d.known...) {
					d.model = fewer
				}
			}
			return true
		}
		if d.vain > maxVain {
			break
		}
	}
	d.vain++
	return false
}

// changes returns the models with one mistake more, also in place of one or two others.
func (d *detective) changes(*count) (models []model) {
	for _, x := range candidates() {
		models = append(models, d.model.with(x))
		for i := range d.model {
			models = append(models, d.model.without(i).with(x))
			for j := range i {
				models = append(models, d.model.without(i).without(j).with(x))
			}
		}
	}
	return models
}

// pairs returns the models with two mistakes more that show in c.
func (d *detective) pairs(c *count) (models []model) {
	without := d.predict(d.model, c)
	shows := slices.DeleteFunc(candidates(), func(x why.Cause) bool {
		return x.Of != faulty.Both || slices.Equal(d.predict(d.model.with(x), c), without)
	})
	for i, x := range shows {
		for _, y := range shows[:i] {
			models = append(models, d.model.with(x, y))
		}
	}
	return models
}

// decide asks for counts in which models and the one so far differ, drops those that give another, and returns the most
// usual of the rest.
func (d *detective) decide(fits []model, c *count) (best model, ok bool) {
	asked, sure, known := 0, 0, []*count{c}
	for i := 0; i < 2*len(d.pool) && asked < maxApart && (len(fits) > 1 || len(fits) == 1 && sure < maxSure); i++ {
		probe := &count{Line: d.pool[i%len(d.pool)], depth: 1 + i/len(d.pool)}
		first := d.predict(fits[0], probe)
		other := func(m model) bool { return !slices.Equal(d.predict(m, probe), first) }
		if !slices.ContainsFunc(fits[1:], other) && (sure >= maxSure || !other(d.model)) {
			continue
		}
		got, err := ask(d, d.tested, probe.Line, probe.depth)
		if _, excluded := errors.AsType[*crosscheck.Exclusion](err); excluded {
			continue
		}
		if err != nil {
			return nil, false
		}
		left := slices.DeleteFunc(slices.Clone(fits), func(m model) bool { return !d.gives(m, got) })
		if len(left) > 0 {
			fits, known, sure = left, append(known, got), sure+1
		} else if d.gives(d.model, got) {
			return nil, false // they say too much
		}
		asked++
	}
	if len(fits) == 0 {
		return nil, false
	}
	d.known = append(d.known, known...)
	return slices.MinFunc(fits, func(x, y model) int { return cmp.Compare(x.unusual(), y.unusual()) }), true
}

// instead returns what a mistake of the model could be instead, of the same color, so that the model gives all that is known.
func (d *detective) instead(i int) (cards []why.Card) {
	is := d.model[i]
	for _, x := range candidates() {
		if x.Habit == 0 && x.Of == is.Of && x.Card().Name != is.Card().Name && d.gives(d.model.without(i).with(x), d.known...) {
			cards = append(cards, x.Card())
		}
	}
	return cards
}

// causes explains one difference: by what alone gives all that is known, the most usual first, or by several mistakes together.
func (d *detective) causes(found *crosscheck.Difference) (cards []why.Card) {
	c, err := ask(d, d.tested, found.Line, found.Depth)
	if err == nil {
		c, err = d.part(d.model, c)
	}
	if err != nil || c == nil || !d.fit(c) {
		return nil
	}
	for i, card := range d.model.mistakes() {
		if len(cards) == 0 {
			cards = append([]why.Card{card}, d.instead(i)...)
			continue
		}
		cards = cards[:1]
		cards[0].Name, cards[0].Text = cards[0].Name+"+"+card.Name, cards[0].Text+"; and "+card.Text
		cards[0].Classes = slices.Concat(cards[0].Classes, card.Classes)
	}
	return cards
}
