package diffcmd

import (
	"context"
	"errors"
	"slices"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// model is a generator with mistakes, each a cause with one fault, and perhaps a habit that makes it show where it does not alone.
type model []why.Cause

func (m model) with(x why.Cause) model { return append(slices.Clip(m), x) }

func (m model) without(i int) model { return slices.Delete(slices.Clone(m), i, i+1) }

// mistakes returns what a model may have, the usual ones first, and those of one color after all others.
func mistakes() []why.Cause {
	all := why.Singles(faulty.Both, faulty.White, faulty.Black)
	for _, x := range all {
		for _, x.Habit = range faulty.Habits {
			if _, shows := x.Habit.Concerns(x.Faults[0]); shows {
				all = append(all, x)
			}
		}
	}
	rank := func(c why.Cause) int { return faulty.Catalog[c.Faults[0]].Weight + 10*int(c.Of&(c.Of-1)) }
	slices.SortStableFunc(all, func(x, y why.Cause) int { return rank(y) - rank(x) })
	return all
}

// detective looks for the model with the fewest mistakes that counts what the tested generator does.
type detective struct {
	context.Context
	tested, reference crosscheck.MoveGenerator
	show              func(format string, args ...any)

	counter  faulty.Counter
	mistakes []why.Cause
	model    model
	known    []*count          // which the model gives
	pool     []crosscheck.Line // by which models are told apart
	bare     bool              // promotions of the tested generator lack their letters
	pairs    int               // searches for two mistakes at once
	others   int               // results that the last of the model does not give
	bugs     []*bug            // first those of the model
}

// drawn is how many positions of the pool are random, after those that are chosen.
const drawn = 600

// newDetective knows positions of the suite, and others near rules that games seldom reach.
func newDetective(ctx context.Context, p *cli.Program, search *crosscheck.Search) *detective {
	d := &detective{Context: ctx, tested: search.Tested, reference: search.Reference, show: p.Progress.Show, mistakes: mistakes()}
	for _, row := range suite.Default() {
		d.pool = append(d.pool, crosscheck.NewLine(row.Position))
	}
	d.pool = slices.AppendSeq(append(d.pool, played()...), crosscheck.RandomLines(7, drawn, false))
	return d
}

// maxVisited is how many moves a prediction visits: some seconds.
const maxVisited = 1 << 28

// predict returns what a model counts in place of c, or nothing that a program could if that is not known or takes long.
func (d *detective) predict(m model, c *count) []perft.MoveCount {
	var faults faulty.Set
	for _, mistake := range m {
		faults = mistake.AddTo(faults)
	}
	_, moves, err := d.counter.Count(d, faulty.New(&c.Root), c.Moves, c.depth, faults, maxVisited)
	if err != nil || c.Chess960 != c.Root.Chess960() { // where castling is written in another way
		return []perft.MoveCount{{Move: "unknown"}}
	}
	if why.SortMoves(moves); d.bare {
		return why.WithoutLetters(moves)
	}
	return moves
}

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
	maxPairs = 20 // searches for two mistakes at once
	maxApart = 60 // counts that are asked for to tell models apart
)

// enoughAt is how many of them show a mistake at depth 1, or at depth 2 too, to be sure of it.
var enoughAt = []int{8, 3}

// fit changes the model as little as it can so that it gives c and all that is known, and reports whether it could: by one
// mistake in place of another, by one more, or by two more that show in c.
func (d *detective) fit(c *count) bool {
	end, _ := c.End() // no move is legal in none
	d.bare = d.bare || why.LackLetters(&end, c.answer)
	var bases []model
	for i := range d.model {
		bases = append(bases, d.model.without(i))
	}
	if d.decide(c, extended(append(bases, d.model), d.mistakes)) {
		return true
	}
	if d.pairs++; d.pairs > maxPairs {
		return false
	}
	shows := slices.DeleteFunc(slices.Clone(d.mistakes), func(x why.Cause) bool {
		return x.Of != faulty.Both || slices.Equal(d.predict(d.model.with(x), c), d.predict(d.model, c))
	})
	return d.decide(c, extended(extended([]model{d.model}, shows), shows))
}

// extended returns models with one mistake more.
func extended(bases []model, by []why.Cause) (models []model) {
	for _, base := range bases {
		for _, x := range by {
			models = append(models, base.with(x))
		}
	}
	return models
}

// decide asks for counts in which models that give c and all that is known differ from each other, from the one so far and from
// mistakes of the same class. It drops those that give another, and takes the first of the rest. The first question is c with the
// colors exchanged: a mistake that shows there too is not one of one color. The next is c one ply deeper.
func (d *detective) decide(c *count, models []model) bool {
	fits := slices.DeleteFunc(models, func(m model) bool { return !d.gives(m, c) || !d.gives(m, d.known...) })
	if len(fits) == 0 {
		return false
	}
	asked, sure, known, rivals := 0, 0, []*count{c}, d.rivals(fits[0])
	d.others = 0
	if other, err := ask(d, d.tested, mirrored(c.Line), c.depth); err == nil {
		known = append(known, other)
		fits = slices.DeleteFunc(fits, func(m model) bool { return !d.gives(m, other) })
	}
	for i := -1; len(fits) > 0 && i < 2*len(d.pool) && asked < maxApart; i++ {
		if i == len(d.pool)-drawn {
			rivals = nil // most show in the chosen ones
		}
		probe, enough := &count{Line: c.Line, depth: c.depth + 1}, 1 // what follows from the mistake
		if i >= 0 {
			probe, enough = &count{Line: d.pool[i%len(d.pool)], depth: 1 + i/len(d.pool)}, enoughAt[i/len(d.pool)]
		}
		if len(fits) == 1 && sure >= enough && len(rivals) == 0 {
			break
		}
		so, first := d.predict(d.model, probe), d.predict(fits[0], probe)
		other := func(m model) bool { return !slices.Equal(d.predict(m, probe), first) }
		shows := func(m model) bool { return other(m) && !slices.Equal(d.predict(m, probe), so) }
		if !slices.ContainsFunc(fits[1:], other) && (sure >= enough || slices.Equal(first, so)) && !slices.ContainsFunc(rivals, shows) {
			continue
		}
		got, err := ask(d, d.tested, probe.Line, probe.depth)
		if errors.As(err, new(*crosscheck.Exclusion)) {
			continue
		}
		if err != nil {
			return false
		}
		rivals = slices.DeleteFunc(rivals, shows)
		left := slices.DeleteFunc(slices.Clone(fits), func(m model) bool { return !d.gives(m, got) })
		asked++
		switch wrong := !slices.Equal(got.answer, so); {
		case len(left) == 0 && !wrong:
			return false // they say too much
		case len(left) == 0:
			d.others++
			continue
		case wrong:
			sure++
		}
		fits, known = left, append(known, got)
	}
	if len(fits) == 0 {
		return false
	}
	d.model, d.known = fits[0], append(d.known, known...)
	return true
}

// rivals returns models with other mistakes of the class of the last one of m in its place.
func (d *detective) rivals(m model) (models []model) {
	last := len(m) - 1
	for _, x := range d.mistakes {
		if x.Of == faulty.Both && x.Habit == 0 && x.Card().Classes[0] == m[last].Card().Classes[0] {
			models = append(models, m.without(last).with(x))
		}
	}
	return models
}

// instead returns what else a mistake of the model could be, of the same color, so that the model gives all that is known. It is
// nothing about castling of Chess960 if nothing known is.
func (d *detective) instead(i int) (cards []why.Card) {
	is := d.model[i]
	chess960 := slices.ContainsFunc(d.known, func(c *count) bool { return c.Chess960 })
	for _, x := range d.mistakes {
		named := func(c why.Card) bool { return c.Name == x.Card().Name }
		if possible := chess960 || !x.Faults[0].OfChess960(); possible && !slices.ContainsFunc(cards, named) && x.Of == is.Of && x.Faults[0] != is.Faults[0] && d.gives(d.model.without(i).with(x), d.known...) {
			cards = append(cards, x.Card())
		}
	}
	return cards
}

// causes returns the mistakes each of which explains one difference alone, the most usual first, or two that do so together.
func (d *detective) causes(found *crosscheck.Difference) []why.Card {
	c, err := ask(d, d.tested, found.Line, found.Depth)
	if err == nil {
		c, err = d.part(nil, c)
	}
	if err != nil || c == nil || !d.fit(c) {
		return nil
	}
	if len(d.model) == 2 {
		return []why.Card{why.Cause{Faults: []faulty.Fault{d.model[0].Faults[0], d.model[1].Faults[0]}, Of: faulty.Both}.Card()}
	}
	return append([]why.Card{d.model[0].Card()}, d.instead(0)...)
}
