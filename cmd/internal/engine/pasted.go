package engine

import (
	"context"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/bitray/bitray/internal/pattern"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// maxPasted is the most that is read, in bytes.
const maxPasted = 1 << 20

var (
	// between has the ends of lines in a value that is printed over several lines, of JSON or a programming language.
	between = pattern.Lazy(`\pL\w* ?[{(]\s*\n[^{}()]*(?:\([^{}()]*\)[^{}()]*)*[})](?:,?\s*\n\s*(?:\pL\w*:\s*)?\d)?|,\s*\n\s*["']`)
	// hunk is a line that only the output of diff has; removed and added are lines that only one of its files has.
	hunk    = pattern.Lazy(`(?m)^(?:@@ -\d|\d+(?:,\d+)?[acd]\d+(?:,\d+)?\s*$)`)
	removed = pattern.Lazy(`(?m)^(?:-\pL|< )`)
	added   = pattern.Lazy(`(?m)^(?:\+\pL|> )`)
	// old and changed match what the old file, and the changed one, do not have.
	old     = pattern.Lazy(`(?m)^(?:[+>].*|[-< ]+)`)
	changed = pattern.Lazy(`(?m)^(?:[-<].*|[+> ]+)`)
)

// Pasted is what a program has printed about a position.
type Pasted struct {
	Moves   []perft.MoveCount   // of the root
	Total   *perft.Nodes        // if it came, or no move is missing; the sum of Moves unless some are
	Others  []perft.Nodes       // that may as well be the total, if it came alone
	Whole   bool                // Total came, and is the sum of Moves
	Missing []string            // legal root moves that did not come, if others did
	Wrapped bool                // Total was below 0, and is what that is in 32 bits without a sign
	Lesser  map[int]perft.Nodes // totals of lesser depths that are nearly right, and none of that depth is right
	Unread  string              // a line that looks like a count, or any if nothing was understood, ready to be shown
}

// ReadPasted reads what a program has printed about a position, in the forms of the package's doc. There may be more text;
// right returns the right counts, by which the counts of two programs are told apart.
func ReadPasted(ctx context.Context, r io.Reader, name string, line crosscheck.Line, depth int, right func() []perft.MoveCount) (p Pasted, err error) {
	a := newAnswer(ctx, line, depth)
	a.right, a.pasted = sync.OnceValue(right), true
	all, err := io.ReadAll(io.LimitReader(r, maxPasted))
	text := between().ReplaceAllStringFunc(string(all), func(value string) string { return strings.Join(strings.Fields(value), " ") })
	if a.diff = hunk().MatchString(text) || removed().MatchString(text) && added().MatchString(text); err == nil && a.diff {
		err = a.add(old().ReplaceAllString(text, ""))
		a.column, text = 1, changed().ReplaceAllString(text, "")
	}
	if err == nil {
		err = a.add(text)
	}
	if err == nil {
		p, err = a.all()
		p.Lesser = a.lesser(ctx, p.Total)
		p.Wrapped = p.Total != nil && slices.Contains(a.wrapped, *p.Total)
	}
	if err != nil {
		return p, fmt.Errorf("%s: %w", name, err)
	}
	return p, nil
}

// all returns what has been understood of what was pasted.
func (a *answer) all() (p Pasted, err error) {
	a.settleClaims()
	c, others := a.lone()
	if len(a.rows) == 0 && c != nil {
		p.Total, p.Others = &c.n, others
	}
	if a.unparsed != "" && (a.likely || len(a.rows) == 0 && p.Total == nil) {
		p.Unread = printable.Quote(a.unparsed, maxShown)
	}
	if len(a.rows) == 0 {
		return p, nil
	}
	a.joinRepeated()
	a.splitPairs()
	a.repeatSingle()
	columns := a.columns()
	column := a.chosen(columns)
	p.Moves = columns[column]
	p.Missing = a.missing(p.Moves)
	own := sum(p.Moves)
	t := a.likeliest(column)
	if t == nil && c != nil && (c.rank > possible || c.beside > 0) && isNear(c.n, sum(a.right()), near) {
		t = c // above the moves
	}
	lacks := t == nil || slices.ContainsFunc(columns, func(other []perft.MoveCount) bool { return sum(other) == t.n })
	switch {
	case a.fits(column):
		p.Total, p.Whole = &own, true
	case lacks && len(p.Missing) == 0:
		p.Total = &own
	case lacks:
	case len(p.Missing) > 0 && t.n.Cmp(own) > 0:
		p.Total = &t.n
	case t.after == 0:
	default:
		return p, fmt.Errorf("%w%s", a.failure(column), a.notUnderstood())
	}
	return p, nil
}

// joinRepeated takes a second column for moves that come again: if the total is the sum of both, or if it is a few counts of the first.
func (a *answer) joinRepeated() {
	const few = 4
	first, second, all := byMove(a.counts(0)), a.counts(1), a.sum(0).Add(a.sum(1))
	isSum := func(c claim) bool { return c.n == all && c.rank > loose }
	differs := func(c perft.MoveCount) bool { return c.Nodes != first[c.Move] }
	if a.column != 1 || a.diff || !slices.ContainsFunc(a.claims, isSum) && (len(second) > min(few, len(a.moves)/2) || slices.ContainsFunc(second, differs)) {
		return
	}
	a.column, a.headings = 0, a.headings[:1]
	for i := range a.rows {
		a.rows[i].numbers = a.rows[i].numbers[:1]
	}
	for _, c := range second {
		a.rows = append(a.rows, row{move: c.Move, numbers: []*perft.Nodes{&c.Nodes}})
	}
}

// splitPairs reads the first moves of all lines before the second ones, if moves come twice otherwise.
func (a *answer) splitPairs() {
	rows := a.rows
	second := func(x row) bool { return x.place == 1 }
	other := func(x row) bool { return x.place > 1 || len(x.numbers) != 1 }
	if len(a.places) == len(rows) || !slices.ContainsFunc(rows, second) || slices.ContainsFunc(rows, other) {
		return
	}
	a.rows, a.places = nil, map[string]int{}
	slices.SortStableFunc(rows, func(x, y row) int { return x.place - y.place })
	for _, x := range rows {
		a.column = x.place
		_ = a.count(row{move: x.move, numbers: x.numbers}, "") // no error: there are as many as before
	}
}

// repeatSingle repeats the number of a line that has one where others have two: they are the same there. A second one may be the total.
func (a *answer) repeatSingle() {
	sum := a.sum(0)
	isTotal := func(c perft.MoveCount) bool { return c.Nodes == sum }
	if a.column > 0 || len(a.columns()) != 2 || slices.ContainsFunc(a.counts(1), isTotal) {
		return
	}
	for i := range a.rows {
		if x := &a.rows[i]; len(x.numbers) == 1 {
			x.numbers = slices.Repeat(x.numbers, 2)
		}
	}
}

// near is how far off a number may be to be recognized, as a part of the right one.
const near = 0.25

// chosen returns the column that is meant: the first, unless that is right everywhere and another one is not. It must be nearly
// right if it is next to the first, as it may be something else.
func (a *answer) chosen(columns [][]perft.MoveCount) int {
	if k := slices.Index(a.headings, a.depth); k >= 0 && len(a.headings) > 1 && !slices.Contains(a.headings[k+1:], a.depth) {
		return k // under the only such heading
	}
	if len(columns) == 1 || a.goesDeeper() {
		return a.asked()
	}
	right := byMove(a.right())
	for k, column := range columns {
		wrong := a.wrong(column, right, 0)
		if k > 0 && wrong > 0 && (a.column > 0 || 2*wrong < len(a.rows) || a.wrong(column, right, near) == 0) || k == 0 && wrong > 0 {
			return k
		}
	}
	return 0
}

// columns returns all columns of counts.
func (a *answer) columns() (columns [][]perft.MoveCount) {
	reaches := func(x row) bool { return len(x.numbers) > len(columns) }
	for len(columns) <= a.column || slices.ContainsFunc(a.rows, reaches) {
		columns = append(columns, a.completed(a.counts(len(columns))))
	}
	return columns
}

// wrong returns how many of the moves that came are not right in a column, or off by more than a part of their count.
func (a *answer) wrong(column []perft.MoveCount, right map[string]perft.Nodes, part float64) (wrong int) {
	counts := byMove(column)
	for _, x := range a.rows {
		n, came := counts[x.move]
		if want, legal := right[x.move]; came != legal || !isNear(n, want, part) {
			wrong++
		}
	}
	return wrong
}

// isNear reports whether a number is off by no more than a part.
func isNear(n, right perft.Nodes, part float64) bool {
	return math.Abs(n.Float64()-right.Float64()) <= part*right.Float64()
}

// lesser returns a total of each depth before that asked for, if one is nearly right and none is right; nothing if the total is right.
func (a *answer) lesser(ctx context.Context, total *perft.Nodes) map[int]perft.Nodes {
	totals, wrong := map[int]perft.Nodes{}, total == nil || *total != sum(a.right())
	for depth := 1; depth < a.depth; depth++ {
		of := func(c claim) bool { return wrong && c.of == depth && !c.elsewhere && !c.theirs }
		if i := slices.IndexFunc(a.claims, of); i >= 0 {
			right, err := perft.Count(ctx, a.pos, depth, perft.Options{})
			isRight := func(c claim) bool { return of(c) && c.n == right }
			if n := a.claims[i].n; err == nil && isNear(n, right, near) && !slices.ContainsFunc(a.claims, isRight) {
				totals[depth] = n
			}
		}
	}
	return totals
}

// settleClaims finds which claims are next to the right number, as what was expected: on the same line or on the next one. It finds which
// are about another position that the text names: on the line, or before it, or after it if the first of them has none before it and
// the last one has one after it.
func (a *answer) settleClaims() {
	right, rights, n := sum(a.right()), []claim(nil), len(a.claims)
	for _, c := range a.claims {
		if c.n == right && (c.theirs || c.rank < labeled) {
			rights = append(rights, c)
		}
	}
	for i := range a.claims {
		c := &a.claims[i]
		nearly, own := isNear(c.n, right, near), c.n != right || c.rank == labeled
		for _, r := range rights {
			switch next := r.fens == c.fens && max(r.at-c.at, c.at-r.at) == 1; {
			case r.at == c.at && own && (r.theirs || nearly):
				c.beside = 2
			case next && own && r.theirs && nearly:
				c.beside = max(c.beside, 1)
			}
		}
		at := c.fens
		if a.claims[0].fens == 0 && a.claims[n-1].fens < len(a.fens) && !c.named {
			at++
		}
		c.elsewhere = 0 < at && at <= len(a.fens) && !a.fens[at-1]
	}
}

// lone returns the total of a text without counts, and others of the same position and depth: what is next to the right number comes
// first, then what is said to be of the position and the depth, then what a label says is one, and then what is nearly right but not
// right, which may be what was expected.
func (a *answer) lone() (best *claim, others []perft.Nodes) {
	right, most := sum(a.right()), ""
	for i := range a.claims {
		c := &a.claims[i]
		here, asked, nearly := !c.elsewhere && (c.of == 0 || c.of == a.depth), c.of == a.depth, isNear(c.n, right, near)
		if c.theirs || c.elsewhere && slices.Contains(a.fens, true) || !nearly && !asked && (c.rank <= possible || c.of > 0) {
			continue
		}
		// "true" is larger than "false".
		if value := fmt.Sprint(c.beside, here, asked, c.rank == labeled, nearly, c.n != right, c.rank); value > most {
			best, most = c, value
		}
		// The depth of a divide may be that below the root.
		if nearly && (here || !c.elsewhere && c.of == a.depth-1) && c.rank == labeled && c.n != right && !slices.Contains(others, c.n) {
			others = append(others, c.n)
		}
	}
	return best, slices.DeleteFunc(others, func(n perft.Nodes) bool { return n == best.n })
}
