package engine

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/perft"
)

// row is a move with the numbers that belong to it, nil where a table has none: its count first, and those that are said to be
// another program's last.
type row struct {
	move    string
	numbers []*perft.Nodes
	place   int // among the rows of its line
}

// reading is what a line says.
type reading struct {
	rows    []row
	claims  []claim // what may be the total
	bare    bool    // a move and nothing else: its count may be on the next line
	likely  bool    // to have a count that was not understood
	err     error   // of what would be a count
	heading int     // the depth of what follows, or 0
}

// claim is a number that may be the total.
type claim struct {
	n      perft.Nodes
	rank   rank
	line   string
	column int  // of the counts before it
	after  int  // that many counts
	of     int  // the depth that it is said to be of, or 0
	theirs bool // of another program
	at     int  // the number of its line, of those with claims
	fens   int  // how many positions are named up to it
	named  bool // the last of them is on its line

	beside    int  // 2 on the line of the right number, which is theirs, 1 next to that
	elsewhere bool // about another position
}

// rank is how likely a claim is.
type rank int

const (
	loose    rank = iota // on a line that does not speak of a total
	possible             // on one that does
	alone                // on its line, or after "perft"
	labeled              // by "nodes" or the like
)

// value is a number, or the lack of one, with what is said of it.
type value struct {
	token
	at    int
	label kind
	named bool // by a word that is no label
	depth int  // whose number it is said to be, or 0
}

// is reports whether ts[i] is one of some marks.
func is(ts []token, i int, marks string) bool {
	return i >= 0 && i < len(ts) && ts[i].kind == mark && ts[i].text != "" && strings.Contains(marks, ts[i].text)
}

// has reports whether one of the tokens is of one of the kinds.
func has(ts []token, kinds ...kind) bool {
	return slices.ContainsFunc(ts, func(t token) bool { return slices.Contains(kinds, t.kind) })
}

// values returns the numbers among tokens. A label stands somewhere before its number, or right after it. The number after
// "perft" is a depth, unless a mark says that it is the total.
func values(ts []token) (vs []value) {
	label, owned, depth := mark, false, 0
	for i := 0; i < len(ts); i++ {
		t := ts[i]
		v := value{t, i, label, label == prose && is(ts, i-1, ":="), depth}
		switch {
		case t.kind == mark, t.kind == absent && v.named: // "promotion: none"
			continue
		case t.kind != number && t.kind != absent:
			label, owned = t.kind, owned || t.kind == own
			continue
		}
		after := labelAfter(ts, i, label)
		switch {
		case after == depths, label == depths, label == perfts && depth == 0 && len(t.text) <= 2 && !is(ts, i-1, ":="), is(ts, i-1, "{,") && is(ts, i+1, ":"):
			v.label = depths
			depth, _ = strconv.Atoi(t.text)
			v.depth = depth
		case after == unit, label == unit, is(ts, i+1, ")]") && is(ts, i+2, ":="): // the last is a remark
			v.label = figure
		case after == own && label != other:
			v.label, v.named = own, false
		}
		switch label = mark; {
		case v.label != depths && v.label != figure && v.label != other:
			owned = false
		case owned:
			label = own
		case depth != 0:
			label = perfts
		}
		vs = append(vs, v)
		for ; after != mark; i++ {
			after = labelAfter(ts, i+1, mark)
		}
	}
	for i := range vs { // "expected 8902 at depth 3", but not "position 5, depth 1"
		if vs[i].label != prose {
			vs[i].depth = cmp.Or(vs[i].depth, depth)
		}
	}
	return vs
}

// labelAfter returns the kind of the label right after a number, or mark if there is none or it is that of the next number.
func labelAfter(ts []token, i int, before kind) kind {
	next := mark
	if i+1 < len(ts) {
		next = ts[i+1].kind
	}
	plies := next == depths && before == mark && len(ts[i].text) <= 2 // "3 ply: 8902"
	if next != own && next != unit && next != depths || !plies && is(ts, i+2, ":=") && (next != unit || before != mark) || before != mark && i+2 < len(ts) && ts[i+2].kind == number {
		return mark
	}
	return next
}

// read reads a line.
func (a *answer) read(ts []token) (r reading) {
	first := slices.IndexFunc(ts, func(t token) bool { return t.kind == move || t.kind == square })
	if first > 0 && a.pasted && !has(ts[first:], number) && slices.ContainsFunc(ts[:first], func(t token) bool { return t.n != nil && a.isTotal(*t.n, ts[first].text) }) {
		ts, first = ts[:first], -1 // "4085601 instead of 4085603: e5c4"
	}
	switch {
	case first < 0:
		a.unwrap(ts)
		r.readTotal(ts, a.depth)
	case !isProse(ts, first) && !(ts[first].san && has(ts[:first], prose)):
		if ts[first].kind == move {
			a.readRows(&r, ts, first)
		}
		r.likely = r.likely || len(r.rows) == 0 && has(ts[first:], number)
	}
	return r
}

// isProse reports whether a line has too many words before its first move or from there to a number, or any word before a
// move that may be a square only.
func isProse(ts []token, first int) bool {
	words, before := 0, 0
	for i, t := range ts {
		switch {
		case i == first:
			before = words
		case is(ts, i, ":|"):
			words = 0
		case t.kind == prose:
			words++
		case t.kind == number && i > first:
			return before > 1 || words > 2
		}
	}
	return before > 1 || words > 2
}

// readRows reads moves, each of which has its numbers after it, or before it if no number follows the last one; at depth 1
// moves alone do. The same move again only adds its numbers, unless it is a promotion without a letter. A square in a remark is
// no move.
func (a *answer) readRows(r *reading, ts []token, first int) {
	cuts := []int{-1}
	for i, t := range ts {
		if t.kind == move {
			cuts = append(cuts, i)
		}
	}
	lead, last, follow, one := values(ts[:first]), cuts[len(cuts)-1], has(ts[first:], number, absent), perft.NewNodes(1)
	list := a.depth == 1 && !follow && !has(ts, square, prose)
	reversed := !list && !has(ts[last:], number, absent) && len(lead) > 0 && (lead[len(lead)-1].label == own || lead[len(lead)-1].at == first-1)
	cuts = append(cuts, len(ts))
	for k := 1; k < len(cuts)-1; k++ {
		t, numbers := ts[cuts[k]], []*perft.Nodes{&one}
		switch {
		case reversed:
			numbers = r.counts(ts[cuts[k-1]+1:cuts[k]], a.depth)
		case !list:
			numbers = r.counts(ts[cuts[k]+1:cuts[k+1]], a.depth)
		}
		switch last := len(r.rows) - 1; {
		case last >= 0 && r.rows[last].move == t.text && !a.promotes(t.text):
			r.rows[last].numbers = append(r.rows[last].numbers, numbers...)
		case !t.san || len(numbers) > 0 || last < 0 || len(r.rows[0].numbers) == 0:
			r.rows = append(r.rows, row{t.text, numbers, len(r.rows)})
		}
	}
	if n := r.rows[len(r.rows)-1].numbers; len(r.rows) > 1 && len(n) > 1 && n[len(n)-1] != nil {
		r.claims = append(r.claims, claim{n: *n[len(n)-1], rank: possible}) // the total may come after the last count
	}
	if slices.ContainsFunc(r.rows, func(x row) bool { return len(x.numbers) == 0 }) {
		r.rows, r.bare = nil, len(r.rows) == 1 && !follow && !has(ts, square, prose)
	}
}

// counts reads the numbers of a move, of several depths those of the one that was asked for.
func (r *reading) counts(ts []token, depth int) []*perft.Nodes {
	if i := slices.IndexFunc(ts, func(t token) bool { return t.kind == square }); i >= 0 {
		r.likely = r.likely || has(ts[:i], number) && has(ts[i:], number)
		ts = ts[:i]
	}
	var mine, others []*perft.Nodes
	vs, named := values(ts), false
	asked := slices.ContainsFunc(vs, func(v value) bool { return v.label != depths && v.depth == depth })
	for _, v := range vs {
		switch {
		case v.label == figure, v.label == depths, asked && v.depth != depth:
		case v.kind == absent:
			mine = append(mine, nil)
		case v.n == nil:
			if len(mine)+len(others) == 0 {
				r.err = v.err
			}
		case v.label == other:
			others = append(others, v.n)
		case v.label == own && named:
			mine, named = []*perft.Nodes{v.n}, false
		default:
			mine, named = append(mine, v.n), v.named
		}
	}
	return append(mine, others...)
}

// readTotal reads a line without a move. At other depths than 1 a number of moves is no total. A number below 0 after a total
// is a difference.
func (r *reading) readTotal(ts []token, depth int) {
	vs, speaks := values(ts), has(ts, own, perfts)
	if len(vs) == 1 && vs[0].label == depths {
		r.heading = vs[0].depth
	}
	for i, v := range vs[:min(len(vs), maxMoves)] {
		difference := len(r.claims) > 0 && v.err == errNegative && (v.named || !is(ts, v.at-1, ":="))
		switch {
		case v.label == figure, v.label == depths:
			continue
		case v.n == nil:
			if v.label != other && has(ts[:v.at], own) && !difference {
				r.err = cmp.Or(r.err, v.err)
			}
			continue
		}
		c, parts := joined(vs[i:])
		c.of, c.theirs = v.depth, v.label == other
		switch {
		case c.theirs:
			r.heading = c.of // also of the own total on the next line
		case v.named, depth > 1 && (v.label == moves || v.at+1 < len(ts) && ts[v.at+1].kind == moves):
		case v.depth != 0 && c.of != depth:
			c.rank = possible
		case v.label == own:
			c.rank = labeled
		case v.label == perfts, parts == len(ts):
			c.rank = alone
		case speaks:
			c.rank = possible
		}
		if slices.ContainsFunc(r.claims, func(d claim) bool { return d.rank == c.rank && !d.theirs }) {
			c.rank = min(c.rank, possible) // the first is meant
		}
		r.claims = append(r.claims, c)
		if parts > 1 {
			r.claims = append(r.claims, claim{n: *v.n, rank: min(c.rank, possible)})
		}
	}
}

// unwrap reads numbers below 0 that a large total is in a signed number of 32 bits; smaller ones are differences.
func (a *answer) unwrap(ts []token) {
	const least = 100_000_000
	for i, t := range ts {
		below, err := strconv.ParseUint(thousands.Replace(t.text), 10, 64)
		if t.err == errNegative && err == nil && below >= least && below <= 1<<31 && sum(a.right()).Cmp(perft.NewNodes(1<<31)) >= 0 {
			n := perft.NewNodes(1<<32 - below)
			ts[i].n, ts[i].err, a.wrapped = &n, nil, append(a.wrapped, n)
		}
	}
}

// joined returns the first number, with those after it that are its next thousands, as in "1 234 567".
func joined(vs []value) (c claim, parts int) {
	const most = 7
	c.n = *vs[0].n
	for parts = 1; parts < min(len(vs), most) && len(vs[0].text) <= 3 && len(vs[parts].text) == 3 && vs[parts].n != nil && vs[parts].at == vs[parts-1].at+1; parts++ {
		c.n = c.n.Mul(perft.NewNodes(1000)).Add(*vs[parts].n)
	}
	return c, parts
}
