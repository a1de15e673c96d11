package engine

import (
	"cmp"
	"slices"
	"strings"

	"github.com/bitray/bitray/perft"
)

// row is a move with the numbers after it, nil where a table has none. The first is the count, unless it turns out to
// be that of another program, see [answer.column].
type row struct {
	move    string
	numbers []*perft.Nodes
}

// reading is what a line says.
type reading struct {
	rows   []row
	totals []perft.Nodes // any of which may be the total
	total  *perft.Nodes  // the one that likely is
	rank   int           // of that, 0 for none
	likely bool          // to have a count that was not understood
	err    error         // of what would be a count
}

// is reports whether ts[i] is one of some marks.
func is(ts []token, i int, marks string) bool {
	return i >= 0 && i < len(ts) && ts[i].kind == mark && strings.Contains(marks, ts[i].text)
}

// has reports whether one of the tokens is of one of the kinds.
func has(ts []token, kinds ...kind) bool {
	return slices.ContainsFunc(ts, func(t token) bool { return slices.Contains(kinds, t.kind) })
}

// read reads a line. If it has moves, each of them must have a count; at depth 1 moves alone do.
func (a *answer) read(ts []token) (r reading) {
	first := slices.IndexFunc(ts, func(t token) bool { return t.kind == move })
	if first < 0 {
		r.readTotal(ts, a.depth)
		r.likely = isLikely(ts)
		return r
	}
	after := first > 0 && a.depth > 1 && ts[first-1].n != nil && ts[len(ts)-1].kind == move && !has(ts, perfts, depths, key, loose)
	alone, one := a.depth == 1 && !has(ts, square, key, loose) && !has(ts[first:], number), perft.NewNodes(1)
	for i, t := range ts {
		if t.kind != move || isProse(ts, first) {
			continue
		}
		rest := ts[i+1:]
		if next := slices.IndexFunc(rest, func(t token) bool { return t.kind == move }); next >= 0 {
			rest = rest[:next]
		}
		x := row{t.text, r.numbers(rest)}
		switch {
		case after && ts[i-1].n != nil:
			x.numbers = []*perft.Nodes{ts[i-1].n}
		case alone:
			x.numbers = []*perft.Nodes{&one}
		}
		a.addRow(&r, x, t.san)
	}
	if last := len(r.rows) - 1; last > 0 { // the total may come after the last count
		if n := r.rows[last].numbers; len(n) > 1 && n[len(n)-1] != nil {
			r.totals = append(r.totals, *n[len(n)-1])
		}
	}
	if slices.ContainsFunc(r.rows, func(x row) bool { return len(x.numbers) == 0 }) {
		r.rows = nil
	}
	r.likely = r.likely || len(r.rows) == 0 && isLikely(ts)
	return r
}

// addRow adds a row, or its numbers to that of the same move: each of four promotions may be written without its letter.
// A square in a remark is no move.
func (a *answer) addRow(r *reading, x row, san bool) {
	same := slices.IndexFunc(r.rows, func(y row) bool { return y.move == x.move })
	switch {
	case same >= 0 && !a.promotes(x.move):
		r.rows[same].numbers = append(r.rows[same].numbers, x.numbers...)
	case !san || len(x.numbers) > 0 || len(r.rows) == 0 || len(r.rows[0].numbers) == 0:
		r.rows = append(r.rows, x)
	}
}

// isProse reports whether what stands before the first move says that no count follows it.
func isProse(ts []token, first int) bool {
	words := 0
	for i, t := range ts[:first] {
		switch {
		case t.kind == key || is(ts, i, ":|"):
			words = 0
		case t.kind == loose:
			words++
		}
	}
	return words > 1 || words == 1 && !is(ts, first+1, ":=|>-") || has(ts[:first], square) || ts[first].san && has(ts[:first], key, loose)
}

// numbers reads what follows a move: its count and other numbers that may be counts of it, those of a reference last.
func (r *reading) numbers(ts []token) []*perft.Nodes {
	var own, others []*perft.Nodes
	label, vague := mark, false
	for i, t := range ts {
		none := len(own)+len(others) == 0
		switch {
		case t.kind == mark:
		case t.kind == absent:
			own = append(own, nil)
		case none && (t.kind == square || t.kind == loose):
			return nil
		case t.kind != number:
			label = t.kind
		case label == depths, label == perfts && !is(ts, i-1, ":="):
			label = mark
		case t.n == nil:
			if none {
				r.err = t.err
			}
		case has(ts[:i], square):
			r.likely = true
			return append(own, others...)
		case label == reference:
			others, label = append(others, t.n), mark
		case label == counts && vague:
			own, vague = []*perft.Nodes{t.n}, false
		default:
			own, vague, label = append(own, t.n), label == key, mark
		}
	}
	return append(own, others...)
}

// readTotal reads a line without a move. The total is most likely the number after "nodes" or one alone, then the one
// before "nodes", and then one after "perft 5", if that is the depth. At other depths than 1 it is no number of moves.
// One below 0 after the total is a difference.
func (r *reading) readTotal(ts []token, asked int) {
	label, depth := mark, (*perft.Nodes)(nil)
	for i, t := range ts {
		rank := 0
		switch {
		case t.kind != number:
			if t.kind != mark || asked > 1 && strings.HasPrefix(t.text, "move") {
				label = t.kind
			}
			continue
		case t.n == nil || asked > 1 && is(ts, i+1, "moves"):
			if difference := r.rank == 3 && t.err == errNegative && !is(ts, i-1, ":="); label == counts && !difference {
				r.err = cmp.Or(t.err, r.err)
			}
			continue
		case label == depths, label == perfts && depth == nil && !is(ts, i-1, ":="):
			depth, label = t.n, perfts
			continue
		case label == reference:
			label = counts
		case label == counts || len(ts) == 1:
			rank = 3
		case i+1 < len(ts) && ts[i+1].kind == counts:
			rank = 2
		case label == perfts:
			rank = 1
		}
		n := joined(ts[i:])
		r.totals = append(r.totals, *t.n, n)
		if rank > r.rank || rank == 1 && r.rank == 1 {
			r.total, r.rank = &n, rank
		}
	}
	if depth != nil && *depth != perft.NewNodes(uint64(asked)) {
		r.total, r.rank = nil, 0
	}
	if !has(ts, counts, perfts, depths) && r.rank < 3 {
		*r = reading{}
	}
}

// joined returns the first number, with those after it that are its next thousands, as in "1 234 567".
func joined(ts []token) perft.Nodes {
	n := *ts[0].n
	for i := 1; i < len(ts) && len(ts[0].text) <= 3 && len(ts[i].text) == 3 && ts[i].n != nil; i++ {
		n = n.Mul(perft.NewNodes(1000)).Add(*ts[i].n)
	}
	return n
}

// isLikely reports whether a line looks like the count of a move: it has a number after something like a move, and hardly
// any words.
func isLikely(ts []token) bool {
	words, i := 0, slices.IndexFunc(ts, func(t token) bool { return t.kind == move || t.kind == square })
	for _, t := range ts {
		if t.kind == loose {
			words++
		}
	}
	return i >= 0 && has(ts[i:], number) && words < 2
}
