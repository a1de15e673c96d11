package engine

import (
	"context"
	"fmt"
	"io"
	"math"
	"slices"
	"sync"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// maxPasted is the most that is read, in bytes.
const maxPasted = 1 << 20

var (
	// between is the end of a line between two values of JSON.
	between = lazy(`,\s*\n\s*(["'])`)
	// hunk is a line that only the output of diff has; removed and added are lines that only one of its files has.
	hunk    = lazy(`(?m)^(?:@@ -\d|\d+(?:,\d+)?[acd]\d+(?:,\d+)?\s*$)`)
	removed = lazy(`(?m)^(?:-\pL|< )`)
	added   = lazy(`(?m)^(?:\+\pL|> )`)
	// old and changed match what the old file, and the changed one, do not have.
	old     = lazy(`(?m)^(?:[+>].*|[-< ]+)`)
	changed = lazy(`(?m)^(?:[-<].*|[+> ]+)`)
)

// Pasted is what a program has printed about a position.
type Pasted struct {
	Moves   []perft.MoveCount // of the root
	Total   *perft.Nodes      // if it came; the sum of Moves unless some are missing
	Whole   bool              // Total is the sum of Moves
	Missing []string          // legal root moves that did not come, if others did
	Wrapped bool              // Total was below 0, and is what that is in 32 bits without a sign
	Shallow *Shallow          // a total of a lesser depth that is wrong, if one came
	Unread  string            // a line that looks like a count, or any if nothing was understood, ready to be shown
}

// Shallow is a total of a depth.
type Shallow struct {
	Depth        int
	Nodes, Right perft.Nodes
}

// ReadPasted reads what a program has printed about a position, in the forms of the package's doc. There may be more text;
// right returns the right counts, by which the counts of two programs are told apart.
func ReadPasted(ctx context.Context, r io.Reader, name string, line crosscheck.Line, depth int, right func() []perft.MoveCount) (p Pasted, err error) {
	a := newAnswer(ctx, line, depth)
	a.right, a.pasted = sync.OnceValue(right), true
	all, err := io.ReadAll(io.LimitReader(r, maxPasted))
	text := between().ReplaceAllString(string(all), ", $1")
	if a.diff = hunk().MatchString(text) || removed().MatchString(text) && added().MatchString(text); err == nil && a.diff {
		err = a.add(old().ReplaceAllString(text, ""))
		a.column, text = 1, changed().ReplaceAllString(text, "")
	}
	if err == nil {
		err = a.add(text)
	}
	if err == nil {
		p, err = a.all()
		p.Shallow = a.shallow(ctx)
		p.Wrapped = p.Total != nil && slices.Contains(a.wrapped, *p.Total)
	}
	if err != nil {
		return p, fmt.Errorf("%s: %w", name, err)
	}
	return p, nil
}

// all returns what has been understood of what was pasted.
func (a *answer) all() (p Pasted, err error) {
	if len(a.rows) == 0 {
		p.Total = a.lone()
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
	switch t := a.likeliest(column); {
	case a.fits(column):
		p.Total, p.Whole = &own, true
	case t == nil || slices.ContainsFunc(columns, func(other []perft.MoveCount) bool { return sum(other) == t.n }):
	case len(p.Missing) > 0 && t.n.Cmp(own) > 0:
		p.Total = &t.n
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
	for i := range a.claims {
		a.claims[i].column = 0
	}
}

// splitPairs makes two columns of the first and the second moves of lines, if moves come twice otherwise, or of two blocks.
func (a *answer) splitPairs() {
	numbers, moves, block := map[string]*[2]*perft.Nodes{}, []string(nil), a.secondBlock()
	for i, x := range a.rows {
		if i >= block {
			x.place = 1
		}
		if numbers[x.move] == nil {
			numbers[x.move], moves = new([2]*perft.Nodes), append(moves, x.move)
		}
		if x.place > 1 || len(x.numbers) != 1 || numbers[x.move][x.place] != nil {
			return
		}
		numbers[x.move][x.place] = x.numbers[0]
	}
	if len(moves) == len(a.rows) {
		return
	}
	for i := range a.claims {
		if a.claims[i].after > block {
			a.claims[i].column = 1
		}
	}
	a.rows = nil
	for _, move := range moves {
		a.rows = append(a.rows, row{move: move, numbers: numbers[move][:]})
	}
}

// secondBlock returns where moves begin to come again, one in a line, if either those counts are all right or those before them: after a
// total, if one came. There are that many rows if there is no such place.
func (a *answer) secondBlock() int {
	came := map[string]bool{}
	for i, x := range a.rows {
		if x.place > 0 || a.alike(x.move) != nil {
			break
		}
		if came[x.move] {
			for _, c := range a.claims {
				if c.rank > possible && 0 < c.after && c.after <= i {
					i = c.after
				}
			}
			counts, right := a.counts(0), byMove(a.right())
			isWrong := func(c perft.MoveCount) bool { return c.Nodes != right[c.Move] }
			if len(counts) == len(a.rows) && slices.ContainsFunc(counts[:i], isWrong) != slices.ContainsFunc(counts[i:], isWrong) {
				return i
			}
			break
		}
		came[x.move] = true
	}
	return len(a.rows)
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
	asked := perft.NewNodes(uint64(a.depth))
	if k := slices.Index(a.headings, asked); k >= 0 && len(a.headings) > 1 && !slices.Contains(a.headings[k+1:], asked) {
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

// shallow returns the total of the least depth before that asked for at which no total is right, if it is nearly right.
func (a *answer) shallow(ctx context.Context) *Shallow {
	for depth := 1; depth < a.depth; depth++ {
		of := func(c claim) bool { return c.of == depth }
		i := slices.IndexFunc(a.claims, of)
		if i < 0 {
			continue
		}
		right, err := perft.Count(ctx, a.pos, depth, perft.Options{})
		isRight := func(c claim) bool { return of(c) && c.n == right }
		if n := a.claims[i].n; err == nil && isNear(n, right, near) && !slices.ContainsFunc(a.claims, isRight) {
			return &Shallow{depth, n, right}
		}
	}
	return nil
}

// lone returns the total of a text without counts: the likeliest number. If others are as likely, or no label says which it is,
// that is the first one that is nearly right, and not the right one if there is another: it may be what was expected.
func (a *answer) lone() *perft.Nodes {
	likeliest, right := a.likeliest(0), sum(a.right())
	var rivals, possibly []perft.Nodes
	for i, c := range a.claims {
		switch named := likeliest != nil && likeliest.rank == labeled; {
		case c.rank == labeled, !named && (c.rank != possible || c.asked), c.asked && c.n != right && !isNear(likeliest.n, right, near):
			rivals = append(rivals, c.n)
		case c.rank == possible:
			possibly = append(possibly, c.n)
		}
		if likeliest == nil && c.asked {
			likeliest = &a.claims[i]
		}
	}
	if likeliest != nil && len(slices.Compact(rivals)) == 1 {
		return &likeliest.n
	}
	if len(rivals) == 0 {
		rivals = possibly
	}
	var best *perft.Nodes
	for i, n := range rivals {
		if isNear(n, right, near) && (best == nil || n != right && *best == right) {
			best = &rivals[i]
		}
	}
	if best == nil && likeliest != nil {
		best = &likeliest.n
	}
	return best
}
