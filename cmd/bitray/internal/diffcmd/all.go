package diffcmd

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// bug is a mistake of the program, or without a card a class of differences that no mistake explains.
type bug struct {
	*why.Card
	Or        []why.Card  `json:"or,omitempty"` // what it could be instead
	Positions int         `json:"positions"`    // that it spoils
	Smallest  *difference `json:"smallest,omitempty"`

	class crosscheck.Class // if there is no card
}

const (
	maxRows  = 20_000 // that differ and are explained
	maxLate  = 200    // after an interruption
	maxSteps = 8      // changes of the model for one row

	grace = 10 * time.Second // for the explanation after an interruption
)

// explainAll explains what differs, or some of it if ctx has ended.
func (r *Result) explainAll(ctx context.Context, p *cli.Program, search *crosscheck.Search) (err error) {
	later, cancel := context.WithCancel(context.WithoutCancel(ctx))
	defer cancel()
	defer context.AfterFunc(ctx, func() { time.AfterFunc(grace, cancel) })()
	if ctx.Err() != nil {
		r.rows, ctx = r.rows[:min(len(r.rows), maxLate)], later
	}
	slices.SortStableFunc(r.rows, func(x, y *count) int {
		return cmp.Or(len(x.Moves)-len(y.Moves), x.Root.Occupied().Count()-y.Root.Occupied().Count())
	})
	d, tested := newDetective(later, p, search), &mortal{MoveGenerator: search.Tested}
	d.tested = tested
	// Mistakes that spoil each other are in no model together: what one leaves is explained by another that does not know it.
	left, last := d.explain(ctx, r.rows), d
	for all := len(r.rows) + 1; len(last.model) > 0 && len(left) > 0 && len(left) < all; {
		last = &detective{Context: later, tested: tested, reference: d.reference, show: d.show, mistakes: d.mistakes, pool: d.pool, pairs: maxPairs}
		all, left = len(left), last.explain(ctx, left)
		for _, b := range last.bugs {
			if i := slices.IndexFunc(d.bugs, func(known *bug) bool { return known.Name == b.Name }); i >= 0 {
				d.bugs[i].Positions += b.Positions
			} else {
				d.bugs = append(d.bugs, b)
			}
		}
	}
	explained, unasked := len(d.bugs), []*count(nil)
	for _, row := range left {
		if row.open == nil || d.leave(row) != nil {
			unasked = append(unasked, row)
		}
	}
	r.Explained = len(r.rows) - len(unasked)
	for _, some := range [][]*bug{d.bugs[:explained], d.bugs[explained:]} { // the explained ones first
		slices.SortStableFunc(some, func(x, y *bug) int { return y.Positions - x.Positions })
	}
	if len(unasked) > 0 {
		d.bugs = append(d.bugs, &bug{Positions: len(unasked), Smallest: d.counted(unasked[0])})
	}
	r.Bugs = slices.DeleteFunc(d.bugs, func(b *bug) bool { return b.Positions == 0 })
	return tested.failed
}

// mortal is a move generator that is not asked any more once it has failed.
type mortal struct {
	crosscheck.MoveGenerator
	failed error
}

func (g *mortal) MovesMade() string { return movesMade(g.MoveGenerator) }

func (g *mortal) Divide(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	if g.failed != nil {
		return nil, g.failed
	}
	c, err := ask(ctx, g.MoveGenerator, line, depth)
	switch {
	case err == nil:
		return c.answer, nil
	case !errors.As(err, new(*crosscheck.Exclusion)):
		g.failed = err
	}
	return nil, err
}

// maxListed is how many counts of a row are shown.
const maxListed = 4

// counted returns what differs in a row, by the counts that are there.
func (d *detective) counted(row *count) *difference {
	right, _ := ask(d, d.reference, row.Line, row.depth) // no error: it has counted there
	end, _ := row.End()
	others := func(x, y *count) string {
		counts := slices.DeleteFunc(slices.Clone(x.answer), func(m perft.MoveCount) bool { return slices.Contains(y.answer, m) })
		var texts []string
		for _, m := range counts[:min(maxListed, len(counts))] {
			texts = append(texts, fmt.Sprintf("%s %v", m.Move, m.Nodes))
		}
		return strings.Join(texts, ", ")
	}
	shown := newDifference(&crosscheck.Difference{Line: row.Line, Position: end, Known: true})
	shown.text = fmt.Sprintf("\nfen:     %v\nto depth %d: %s by %s, %s by %s",
		row.Line, row.depth, others(row, right), d.tested.Name(), others(right, row), d.reference.Name())
	return shown
}

// find looks for the model that gives all rows, until ctx ends.
func (d *detective) find(ctx context.Context, rows []*count) {
	for i, row := range rows {
		d.show("explaining %s of %s positions: %s", cli.Thousands(i+1), cli.Thousands(len(rows)), cli.Counted(len(d.model), "bug"))
		for steps := 0; steps < maxSteps && ctx.Err() == nil; steps++ {
			if c, err := d.part(d.model, row); err != nil || c == nil || !d.fit(c) {
				break
			}
		}
	}
}

// explain looks for the model of rows, and counts them for its mistakes. It returns those that the model does not give, or about
// which the program could not be asked.
func (d *detective) explain(ctx context.Context, rows []*count) (left []*count) {
	d.find(ctx, rows)
	for i, x := range d.model {
		card := x.Card()
		d.bugs = append(d.bugs, &bug{Card: &card, Or: d.instead(i)})
	}
	for i, row := range rows {
		d.show("walking to the mistakes of %s of %s positions", cli.Thousands(i+1), cli.Thousands(len(rows)))
		if open, err := d.attribute(row); open != nil || err != nil {
			left, row.open = append(left, row), cmp.Or(row.open, open)
		}
	}
	return left
}

// attribute counts a row for each mistake without which the model would not give it, or returns where the model does not. A row in
// which the model says too much further on counts for what is wrong there first.
func (d *detective) attribute(row *count) (open *count, err error) {
	gives := d.predict(d.model, row)
	if !slices.Equal(gives, row.answer) {
		open, err = d.part(d.model, row)
		if open != nil && err == nil && len(d.model) > 0 && d.gives(nil, open) {
			if first, _ := d.part(nil, row); first != nil && d.gives(d.model, first) {
				row, gives, open = first, first.answer, nil
			}
		}
		if open != nil || err != nil {
			return open, err
		}
	}
	for i, b := range d.bugs[:len(d.model)] {
		without := d.model.without(i)
		if d.alikeAbove(row, without) && slices.Equal(d.predict(without, row), gives) {
			continue
		}
		if b.Positions++; b.Smallest == nil {
			c, err := d.part(without, row)
			if c != nil && err == nil {
				b.Smallest, err = d.look(c)
			}
			if err != nil {
				b.Smallest = d.counted(row)
			}
		}
	}
	return nil, nil
}

// alikeAbove reports whether a model gives the same as the one that was found at all depths above that of c, which takes no time.
func (d *detective) alikeAbove(c *count, m model) bool {
	for depth := 1; depth < c.depth; depth++ {
		above := &count{Line: c.Line, depth: depth}
		if !slices.Equal(d.predict(m, above), d.predict(d.model, above)) {
			return false
		}
	}
	return true
}

// leave counts a row that is open for the class of the difference there, or, if it is the model that is wrong there, of its first.
func (d *detective) leave(row *count) error {
	shown, err := d.look(row.open)
	if shown == nil && err == nil {
		shown, err = d.look(row)
	}
	if err != nil {
		return err
	}
	class := crosscheck.Unknown // if it agrees now
	if shown != nil {
		class = shown.Class
	}
	i := slices.IndexFunc(d.bugs, func(b *bug) bool { return b.class == class })
	if i < 0 {
		i, d.bugs = len(d.bugs), append(d.bugs, &bug{class: class, Smallest: shown})
	}
	d.bugs[i].Positions++
	return nil
}

// look returns the difference at c, which may be nil.
func (d *detective) look(c *count) (*difference, error) {
	search := crosscheck.Search{Tested: d.tested, Reference: d.reference, Depth: c.depth}
	found, err := search.First(d, []crosscheck.Line{c.Line})
	if found.Difference == nil {
		return nil, err
	}
	return newDifference(found.Difference), err
}

// printBugs prints each bug with its smallest position, and what is wrong there.
func (r *Result) printBugs(out *cli.Output) {
	if r.Partial {
		cli.PrintPartial(out, "%s compared", cli.Counted(r.Compared, "position"))
	}
	out.Printf("%s %s with %s in %s of %s to depth %d\n", r.Tested, out.Paint("disagrees"), r.Reference,
		cli.Thousands(r.Differ), cli.Counted(r.Compared, "position"), r.Depth)
	if r.Explained < r.Differ {
		out.Printf("%s of these are explained\n", cli.Thousands(r.Explained))
	}
	for i, b := range r.Bugs {
		text, usually := "no usual mistake explains this", ""
		if b.class == "" {
			text = "not explained"
		}
		if b.Card != nil {
			text, usually = b.Text, "   usually here: "+b.Code+"\n"
		}
		out.Printf("\n%d. %s: %s\n", i+1, text, cli.Counted(b.Positions, "position"))
		for _, other := range b.Or {
			out.Printf("   or %s\n", other.Text)
		}
		out.WriteString(usually)
		if b.Smallest != nil {
			_, text, _ = strings.Cut(b.Smallest.text, "\n") // without the names
			text, _, _ = strings.Cut(text, "\n\n")          // and the board
			out.Printf("   %s\n", out.Paint(strings.ReplaceAll(strings.TrimSpace(text), "\n", "\n   ")))
		}
	}
}
