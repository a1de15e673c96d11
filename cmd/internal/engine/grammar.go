package engine

import (
	"slices"
	"strings"
	"sync"

	"github.com/bitray/bitray/perft"
)

// role is what a word says of the number beside it.
type role int

const (
	loose     role = iota // nothing: with such words between a move and a number, or several before, a line is prose
	known                 // nothing, but it may stand there
	counts                // before or after it, a count or a total
	perfts                // before it, a depth or a total
	other                 // before it, something else
	unit                  // after it, or before it, something else
	reference             // before it, what another program counts
	absent                // in place of it, that there is none
)

// vocabulary has the words with a role.
var vocabulary = sync.OnceValue(func() map[string]role {
	all := map[string]role{}
	for r, words := range [...]string{
		known: "move moves uci san root info string got gives mine your yours my actual but be is was and of for searching " +
			"processing white black pawn knight bishop rook queen king capture captures castle castles castling check checks " +
			"mate promotion ep result ok quiet in",
		counts:    "node nodes searched visited leaf leaves total sum count counts positions found",
		perfts:    "perft divide",
		other:     "depth d time took speed hash eval score index id",
		unit:      "s ms us ns sec secs second seconds min ply plies nps knps mnps kb mb gb kib mib gib thread threads",
		reference: "expected expect right correct reference ref should want wanted true truth stockfish sf",
		absent:    "none null missing nil nan",
	} {
		for _, w := range strings.Fields(words) {
			all[w] = role(r)
		}
	}
	return all
})

func (t token) role() role {
	switch r := vocabulary()[t.text]; {
	case t.kind != term:
		return known
	case r == loose && len(t.text) == 1 && t.text != "i":
		return known
	default:
		return r
	}
}

// is reports whether t is one of some marks.
func (t token) is(marks string) bool { return t.kind == mark && strings.Contains(marks, t.text) }

// next returns the token after ts[i], or a mark that is no character.
func next(ts []token, i int) token {
	if i+1 < len(ts) {
		return ts[i+1]
	}
	return token{text: "\n"}
}

// isKey reports whether a colon or an equals sign follows ts[i], perhaps after a quote.
func isKey(ts []token, i int) bool {
	return next(ts, i).is(":=") || next(ts, i).is(`"'`) && next(ts, i+1).is(":=")
}

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
	likely bool          // to be a count, though it was not understood
	err    error         // of what would be a count
}

// read reads a line. If it has moves, each of them must have a count; at depth 1 moves alone do.
func (a *answer) read(ts []token) (r reading) {
	var at []int // where the moves are
	for i, t := range ts {
		if t.kind == move {
			at = append(at, i)
		}
	}
	switch {
	case len(at) == 0:
		r.readTotal(ts, a.depth > 1)
	case a.depth != 1 && areAfter(ts, at):
		for _, i := range at {
			r.rows = append(r.rows, row{ts[i].text, []*perft.Nodes{ts[i-1].n}})
		}
	case !isProse(ts, at[0]):
		for k, i := range at {
			end := append(at[k+1:len(at):len(at)], len(ts))[0]
			a.addRow(&r, row{ts[i].text, r.numbers(ts[i+1 : end])}, ts[i].san)
		}
	}
	lacks := func(x row) bool { return len(x.numbers) == 0 }
	switch lacking := slices.ContainsFunc(r.rows, lacks); {
	case !lacking:
		r.err = nil
	case a.depth == 1 && r.err == nil && !slices.ContainsFunc(r.rows, func(x row) bool { return !lacks(x) }) && !slices.ContainsFunc(ts, token.isStrange):
		one := perft.NewNodes(1)
		for i := range r.rows {
			r.rows[i].numbers = []*perft.Nodes{&one}
		}
	default:
		r.rows = nil
	}
	if last := len(r.rows) - 1; last > 0 {
		if n := r.rows[last].numbers; len(n) > 1 && len(r.rows[last-1].numbers) == len(n)-1 && n[len(n)-1] != nil {
			r.rows[last].numbers, r.totals = n[:len(n)-1], append(r.totals, *n[len(n)-1])
		}
	}
	if len(r.rows) == 0 {
		r.likely = isLikely(ts)
	}
	return r
}

// isStrange reports whether t does not belong to a list of moves.
func (t token) isStrange() bool { return t.role() == loose || t.kind == square }

// addRow adds a row, or its numbers to that of the same move: each of four promotions may be written without its letter.
// A square in a remark is no move.
func (a *answer) addRow(r *reading, x row, san bool) {
	same := slices.IndexFunc(r.rows, func(y row) bool { return y.move == x.move })
	switch {
	case same >= 0 && len(a.promotions(x.move)) == 0:
		r.rows[same].numbers = append(r.rows[same].numbers, x.numbers...)
	case !san || len(x.numbers) > 0 || len(r.rows) == 0 || len(r.rows[0].numbers) == 0:
		r.rows = append(r.rows, x)
	}
}

// areAfter reports whether each move comes right after its count, as in "380 a2a3".
func areAfter(ts []token, at []int) bool {
	for _, i := range at {
		if i == 0 || ts[i-1].n == nil {
			return false
		}
	}
	return !slices.ContainsFunc(ts, func(t token) bool { return t.kind == term }) &&
		!slices.ContainsFunc(ts[at[len(at)-1]:], func(t token) bool { return t.n != nil })
}

// isProse reports whether what stands before the first move says that no count follows it.
func isProse(ts []token, first int) bool {
	words, last, brackets := 0, 0, 0
	for _, t := range ts[:first] {
		switch {
		case t.kind == square:
			return true
		case t.is("(["):
			brackets++
		case t.is(")]"):
			brackets--
		case t.is(":=|"):
			last = 0
		case t.role() == loose && brackets <= 0:
			words++
			last++
		}
	}
	return last > 1 || last == 1 && !next(ts, first).is(":=|>-") || ts[first].san && words > 0
}

// numbers reads what follows a move: its count and other numbers that may be counts of it, those of a reference last.
// The total may follow, too.
func (r *reading) numbers(ts []token) []*perft.Nodes {
	var own, others []*perft.Nodes
	label, brackets, vague, stray := known, 0, false, false
	for i, t := range ts {
		role, none := t.role(), len(own)+len(others) == 0
		switch {
		case t.is("(["):
			brackets++
		case t.is(")]"):
			brackets--
		case role == absent, i > 0 && ts[i-1].is("|") && (t.is("|") || t.is("-") && next(ts, i).is("|")):
			own = append(own, nil)
		case none && (t.kind == square || role == loose && brackets <= 0 && !isKey(ts, i)):
			return nil
		case t.kind == square:
			stray = true
		case t.kind == term && (role > known || isKey(ts, i)):
			label = role
		case t.kind != number:
		case label == other, label == unit, next(ts, i).role() == unit:
			label = known
		case t.n == nil:
			if none {
				r.err = t.err
			}
		case stray:
			r.likely = true
			return append(own, others...)
		case label == reference:
			others, label = append(others, t.n), known
		case label == counts && len(own) > 0 && !vague:
			r.totals = append(r.totals, *t.n)
		case label == counts && vague:
			own, vague = []*perft.Nodes{t.n}, false
		default:
			vague = label == loose
			own, label = append(own, t.n), known
		}
	}
	return append(own, others...)
}

// readTotal reads a line without a move. The total is most likely the number after "nodes" or one alone, then the one
// before "nodes", and then one after "perft 5"; moves says that a number of moves is none.
func (r *reading) readTotal(ts []token, moves bool) {
	named, label, numbers, words := false, known, 0, 0
	ofMoves := func(t token) bool { return moves && strings.HasPrefix(t.text, "move") }
	for i, t := range ts {
		role, rank := t.role(), 0
		switch {
		case t.kind == term || t.kind == square:
			words++
			named = named || role == counts || role == perfts
			if role != known {
				label = role
			} else if ofMoves(t) {
				label = other
			}
			continue
		case t.kind != number:
			continue
		case t.n == nil, label == other, label == unit, next(ts, i).role() == unit, ofMoves(next(ts, i)):
			numbers, label = numbers+1, perfts
			continue
		case label == counts:
			rank = 3
		case next(ts, i).role() == counts:
			rank = 2
		case label == perfts && (numbers > 0 || ts[i-1].is(":=")):
			rank = 1
		}
		r.totals, numbers = append(r.totals, *t.n), numbers+1
		if rank > r.rank || rank == 1 && r.rank == 1 {
			r.total, r.rank = t.n, rank
		}
	}
	if words == 0 && numbers == 1 && len(r.totals) == 1 {
		r.total, r.rank = &r.totals[0], 3
	} else if !named {
		r.totals, r.total, r.rank = nil, nil, 0
	}
}

// squareWord is a word that may be meant as a move.
var squareWord = lazy(`^\w{0,2}[a-h][1-8]\w{0,3}$`)

// isLikely reports whether a line looks like the count of a move: it has a number after something like a move, and hardly
// any words.
func isLikely(ts []token) bool {
	moves, numbers, words := false, false, 0
	for _, t := range ts {
		switch {
		case t.kind == move, t.kind == square, t.kind == term && squareWord().MatchString(t.text):
			moves = true
		case t.kind == number:
			numbers = numbers || moves && !strings.Contains(t.text, "/")
		case t.role() == loose:
			words++
		}
	}
	return moves && numbers && words < 2
}
