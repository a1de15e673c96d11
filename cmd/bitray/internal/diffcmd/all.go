package diffcmd

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft/crosscheck"
)

// bug is a mistake of the program, or without a name a class of differences that no mistake explains.
type bug struct {
	*why.Card
	Or        []why.Card  `json:"or,omitempty"` // what it could be instead
	Positions int         `json:"positions"`    // that it spoils
	Smallest  *difference `json:"smallest,omitempty"`

	found *crosscheck.Difference // in the smallest, or nil
}

// survey explains all positions that differ.
type survey struct {
	*detective
	search *crosscheck.Search
	show   func(format string, args ...any)
	bugs   map[string]*bug
}

const (
	maxRows  = 20_000 // that differ and are explained
	maxLate  = 200    // after an interruption
	maxSteps = 8      // changes of the model for one row
)

// grace is how long the explanation may take after an interruption.
const grace = 10 * time.Second

// explainAll explains rows, or some if ctx has ended.
func (r *Result) explainAll(ctx context.Context, p *cli.Program, search *crosscheck.Search, rows []*count) (err error) {
	slices.SortStableFunc(rows, func(x, y *count) int { return x.Root.Occupied().Count() - y.Root.Occupied().Count() })
	later, cancel := context.WithCancel(context.WithoutCancel(ctx))
	defer cancel()
	defer context.AfterFunc(ctx, func() { time.AfterFunc(grace, cancel) })()
	s := &survey{newDetective(later, search.Tested), search, p.Progress.Show, map[string]*bug{}}
	if ctx.Err() != nil {
		rows, ctx = rows[:min(len(rows), maxLate)], later
	}
	if err = s.find(ctx, rows); err == nil {
		r.Explained, err = s.attribute(rows)
	}
	r.Bugs = s.sorted()
	return err
}

// find looks for the model that gives all rows, until ctx ends.
func (s *survey) find(ctx context.Context, rows []*count) error {
	for i, row := range rows {
		s.show("explaining %s of %s positions: %s", cli.Thousands(i+1), cli.Thousands(len(rows)), cli.Counted(len(s.model), "bug"))
		for steps := 0; steps < maxSteps && ctx.Err() == nil; steps++ {
			c, err := s.part(s.model, row)
			if err != nil {
				return err
			}
			if c == nil || !s.fit(c) {
				break
			}
		}
	}
	return nil
}

// attribute counts each row for the mistakes without which the model would not give it, or for the class of the first
// difference that the model does not explain, and returns how many it has counted.
func (s *survey) attribute(rows []*count) (done int, err error) {
	for ; done < len(rows); done++ {
		row := rows[done]
		s.show("walking to the mistakes of %s of %s positions", cli.Thousands(done+1), cli.Thousands(len(rows)))
		open, err := s.part(s.model, row)
		if open != nil || err != nil {
			d, err := s.look(open, err)
			if err != nil {
				return done, err
			}
			class := crosscheck.Unknown // if it agrees now
			if d != nil {
				class = d.Class()
			}
			s.spoil(string(class), nil, d)
			continue
		}
		gives := s.predict(s.model, row)
		for i, card := range s.model.mistakes() {
			without := s.model.without(i)
			if slices.Equal(s.predict(without, row), gives) {
				continue
			}
			var d *crosscheck.Difference
			if b := s.bugs[card.Name]; b == nil || b.found == nil {
				if d, err = s.look(s.part(without, row)); err != nil {
					return done, err
				}
			}
			s.spoil(card.Name, &card, d)
		}
	}
	return done, nil
}

// look returns the difference at c, which may be nil.
func (s *survey) look(c *count, err error) (*crosscheck.Difference, error) {
	if c == nil || err != nil {
		return nil, err
	}
	search := crosscheck.Search{Tested: s.search.Tested, Reference: s.search.Reference, Depth: c.depth}
	found, err := search.First(s, []crosscheck.Line{c.Line})
	return found.Difference, err
}

// spoil counts a row for a bug. If d is not nil, it shows there.
func (s *survey) spoil(name string, card *why.Card, d *crosscheck.Difference) {
	b := s.bugs[name]
	if b == nil {
		b = &bug{Card: card}
		s.bugs[name] = b
	}
	if b.Positions++; b.found == nil && d != nil {
		b.found, b.Smallest = d, newDifference(d)
	}
}

// sorted adds what each bug could be instead, and returns them in their order: those that are explained first, and of
// these those that spoil most.
func (s *survey) sorted() []*bug {
	for i, card := range s.model.mistakes() {
		if b := s.bugs[card.Name]; b != nil {
			b.Or = s.instead(i)
		}
	}
	unexplained := func(b *bug) int { return map[bool]int{true: 1}[b.Card == nil] }
	return slices.SortedFunc(maps.Values(s.bugs), func(x, y *bug) int {
		return cmp.Or(unexplained(x)-unexplained(y), y.Positions-x.Positions)
	})
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
		text := "no usual mistake explains this"
		if b.Card != nil {
			text = b.Text
		}
		out.Printf("\n%d. %s: %s\n", i+1, text, cli.Counted(b.Positions, "position"))
		for _, other := range b.Or {
			out.Printf("   or %s\n", other.Text)
		}
		if b.Card != nil {
			out.Printf("   usually here: %s\n", b.Code)
		}
		if b.found != nil {
			_, text, _ = strings.Cut(b.found.String(), "\n") // without the names
			text, _, _ = strings.Cut(text, "\n\n")           // and the board
			out.Printf("   %s\n", out.Paint(strings.ReplaceAll(strings.TrimSpace(text), "\n", "\n   ")))
		}
	}
}
