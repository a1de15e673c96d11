package diffcmd

import (
	"cmp"
	"context"
	"errors"
	"iter"
	"maps"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft/crosscheck"
)

// survey compares all positions, and explains those that differ.
type survey struct {
	detective
	search   crosscheck.Search
	progress func(format string, args ...any)
	rows     []*count // that differ
	bugs     map[string]*bug

	explained int // rows
}

// bug is a mistake of the program, or without a name a class of differences that no mistake explains.
type bug struct {
	*why.Card
	Or        []why.Card  `json:"or,omitempty"` // what it could be instead
	Positions int         `json:"positions"`    // that it spoils
	Smallest  *difference `json:"smallest,omitempty"`

	found *crosscheck.Difference // the smallest, or nil
}

const (
	maxRows   = 20_000 // that differ and are explained
	maxLate   = 200    // after an interruption
	maxWalked = 5      // to where a mistake shows
	maxSteps  = 8      // changes of the model for one row
)

// grace is how long the explanation may take after an interruption.
const grace = 10 * time.Second

// all compares all lines, and explains what differs.
func (c *config) all(ctx context.Context, p *cli.Program, search crosscheck.Search, lines iter.Seq2[crosscheck.Line, error]) (*Result, error) {
	later, cancel := context.WithCancel(context.WithoutCancel(ctx))
	defer cancel()
	defer context.AfterFunc(ctx, func() { time.AfterFunc(grace, cancel) })()
	s := &survey{detective: detective{Context: later, tested: search.Tested, pool: probes()}, search: search, progress: p.Progress.Show, bugs: map[string]*bug{}}
	found, seen, differ, start := crosscheck.Result{Depth: c.depth}, 0, 0, time.Now()
	var unread, failed error
	for line, err := range lines {
		if unread = err; err != nil || ctx.Err() != nil {
			break
		}
		seen++
		s.progress("position %s: %s differ", cli.Thousands(seen), cli.Thousands(differ))
		if _, left := c.reached([]crosscheck.Line{line}); left != nil {
			found.Excluded = append(found.Excluded, left...)
			continue
		}
		var row *count
		row, failed = s.compare(line)
		if exclusion, excluded := errors.AsType[*crosscheck.Exclusion](failed); excluded {
			found.Excluded = append(found.Excluded, &crosscheck.Exclusion{Line: line, Reason: exclusion.Reason})
			failed = nil
			continue
		}
		if failed != nil {
			break
		}
		found.Compared++
		if row != nil {
			differ++
			s.rows = append(s.rows, row)[:min(differ, maxRows)]
		}
	}
	if failed == nil {
		failed = s.explain(ctx)
	}
	err := cmp.Or(ctx.Err(), failed, unread)
	if err != nil && differ == 0 && ctx.Err() == nil {
		return nil, err
	}
	r := newResult(search.Tested, search.Reference, seen, found, time.Since(start))
	r.Partial, r.Differ, r.Agree = err != nil, differ, r.Agree && differ == 0
	r.Bugs, r.Explained = s.sorted(), s.explained
	switch {
	case err == nil && found.Compared == 0:
		err = crosscheck.ErrNothingCompared
	case err == nil && differ > 0:
		err = cli.ErrDiffer
	}
	return r, err
}

// compare compares the two below a line, and returns what the tested one counts if it is something else.
func (s *survey) compare(line crosscheck.Line) (*count, error) {
	tested, err := s.ask(s.tested, line, s.search.Depth)
	if err != nil {
		return nil, err
	}
	right, err := s.ask(s.search.Reference, line, s.search.Depth)
	if err != nil || slices.Equal(tested.answer, right.answer) {
		return nil, err
	}
	return tested, nil
}

// explain looks for the model that gives all rows, or few if ctx has ended, and then in each row for the mistakes without
// which it would not.
func (s *survey) explain(ctx context.Context) error {
	slices.SortStableFunc(s.rows, func(x, y *count) int { return x.Root.Occupied().Count() - y.Root.Occupied().Count() })
	late := ctx.Err() != nil
	if late {
		s.rows = s.rows[:min(len(s.rows), maxLate)]
	}
	for i, r := range s.rows {
		s.progress("explaining %s of %s positions: %s", cli.Thousands(i+1), cli.Thousands(len(s.rows)), cli.Counted(len(s.model), "bug"))
		for steps := 0; steps < maxSteps && (late || ctx.Err() == nil); steps++ {
			c, err := s.part(s.model, r)
			if err != nil {
				return err
			}
			if c == nil || !s.fit(c) {
				break
			}
		}
	}
	for i, r := range s.rows {
		s.progress("walking to the mistakes of %s of %s positions", cli.Thousands(i+1), cli.Thousands(len(s.rows)))
		if err := s.attribute(r); err != nil {
			return err
		}
		s.explained++
	}
	return nil
}

// attribute counts a row for each mistake that spoils it, or else for the class of the first difference that the model does
// not explain. In some rows it looks for where the mistake shows.
func (s *survey) attribute(r *count) error {
	open, err := s.part(s.model, r)
	if open != nil && err == nil {
		return s.spoil(nil, open)
	}
	gives := s.predict(s.model, r)
	for i, x := range s.model {
		without := s.model.without(i)
		if err != nil || x.Habit != 0 || slices.Equal(s.predict(without, r), gives) {
			continue
		}
		card, c := x.Card(), (*count)(nil)
		if b := s.bugs[card.Name]; b == nil || b.Positions < maxWalked {
			c, err = s.part(without, r)
		}
		err = cmp.Or(err, s.spoil(&card, c))
	}
	return err
}

// spoil counts a row for a bug, which shows at c if that is not nil, or without a card for the class of the difference there.
func (s *survey) spoil(card *why.Card, c *count) error {
	kind, d := "", (*crosscheck.Difference)(nil)
	if c != nil {
		search := s.search
		search.Depth = c.depth
		found, err := search.First(s, []crosscheck.Line{c.Line})
		if err != nil {
			return err
		}
		d = found.Difference
	}
	if card != nil {
		kind = card.Name
	} else if d != nil {
		kind = string(d.Class())
	}
	if s.bugs[kind] == nil {
		s.bugs[kind] = &bug{Card: card}
	}
	b := s.bugs[kind]
	b.Positions++
	if d != nil && (b.found == nil || pieces(d) < pieces(b.found)) {
		b.Smallest, b.found = newDifference(d), d
	}
	return nil
}

func pieces(d *crosscheck.Difference) int { return d.Position.Occupied().Count() }

// sorted adds what each bug could be instead, and returns them in their order: those that are explained first, and of
// these those that spoil most.
func (s *survey) sorted() []*bug {
	for i, x := range s.model {
		if x.Habit != 0 {
			continue
		}
		b := s.bugs[x.Card().Name]
		for _, y := range candidates() {
			if b != nil && y.Of == x.Of && y.Habit == 0 && y.Card().Name != b.Name && s.givesAll(s.model.without(i).with(y)) {
				b.Or = append(b.Or, y.Card())
			}
		}
	}
	return slices.SortedFunc(maps.Values(s.bugs), func(x, y *bug) int { return y.rank() - x.rank() })
}

// rank is higher for what is printed first: what is explained, and of that what spoils most.
func (b *bug) rank() int {
	if b.Card == nil {
		return b.Positions
	}
	return b.Positions + math.MaxInt32
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
