package engine

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

var (
	// plainLine is what most programs print. It is read as other lines are, but fast.
	plainLine  = lazy(`^([a-h][1-8][a-h][1-8][qrbn]?)[: ]{1,2}(\d{1,18})$`)
	errorWords = lazy(`(?i)error|exception|panic|unknown|illegal|invalid|unsupported|not (found|supported|recognized)`)
	// refusal is an answer to "uci" by an engine that does not know it: "Error (unknown command): uci".
	refusal = lazy(`(?i:\b(?:error|unknown|illegal|invalid|unrecognized)\b).*\buci\b`)
	// search is what an engine prints that searches for a move instead of counting.
	search = lazy(`^bestmove\b|^info .*\b(?:score|pv) `)
	// infoNodes is what an engine says of nodes in a line for its interface: it may be the total.
	infoNodes = lazy(`^info .*\bnodes (\d+)`)
	// head are the heads of columns, the first of which is that of the moves; ownHead is that of the counts.
	head    = lazy(`(?i)^\W*(?:no?\W+)?(?:move|root|uci)\w*\W*(?:[|,;\t]|  )\W*([^\d]*)$`)
	ownHead = lazy(`(?i)^(?:nodes?|counts?|leaves|mine|my|yours?|actual|got|found|engine)`)
)

// answer collects the lines of one answer.
type answer struct {
	line  crosscheck.Line // of the question
	depth int
	pos   board.Position           // at the end of line
	legal []board.Move             // there
	moves []string                 // the same in UCI notation
	right func() []perft.MoveCount // what is right; called if what has come is ambiguous without

	unsure bool // whether the program knows the question
	rows   []row
	totals []total // that have come
	// head is the column of numbers that is the program's own, by the heads of the columns.
	head int
	// pasted says that other programs' counts may come too, and second that they do.
	pasted, second bool
	fitted         int // rows before the last total that fits
	done           bool
	// zero says that a total of 0 came. Without counts it may be the whole answer, that there is no legal
	// move, or a heading.
	zero bool
	// before are the rows of the depth before, and depths how many have come, if a program prints those from 1 on.
	before []row
	depths int
	// unparsed is the first line that was not understood and looks like a count, if likely, otherwise the last one:
	// greetings come first.
	unparsed string
	likely   bool
	// fatalLine is a line after which no answer follows: a total without counts, or an error.
	fatalLine string
}

// total is a line that may give the total.
type total struct {
	reading
	line string
	late bool // after a count
}

// newAnswer returns an answer to the question for the counts of a depth.
func newAnswer(ctx context.Context, line crosscheck.Line, depth int) *answer {
	a := &answer{line: line, depth: depth}
	if pos, err := line.End(); err == nil {
		a.pos, a.legal = pos, pos.AppendLegalMoves(nil)
		for _, m := range a.legal {
			a.moves = append(a.moves, m.UCI(line.Chess960))
		}
	}
	a.right = func() []perft.MoveCount {
		right, err := perft.Divide(ctx, a.pos, depth, perft.Options{Chess960: line.Chess960})
		if err != nil {
			return nil
		}
		return right.Roots
	}
	return a
}

// maxMoves bounds an answer. No position that a game leads to has more than 218 legal moves; a
// generator with a mistake may list more, or each of them twice, and that difference must be reported.
const maxMoves = 2 * 218

// errGarbage says that the output of a program is not an answer.
var errGarbage = errors.New("output not understood")

// add reads a line. It ignores lines that are neither a count nor a total; programs print a lot.
func (a *answer) add(text string) error {
	for line := range strings.Lines(plain.Replace(controls().ReplaceAllString(text, ""))) {
		if err := a.addLine(strings.TrimSpace(line)); err != nil {
			return err
		}
	}
	return nil
}

func (a *answer) addLine(line string) error {
	switch {
	case line == "":
		return nil
	case strings.HasPrefix(line, "info ") && !strings.HasPrefix(line, "info string "):
		a.addInfo(line)
		return nil
	}
	var r reading
	if m := plainLine().FindStringSubmatch(line); m != nil && slices.Contains(a.moves, m[1]) {
		r.rows = []row{{m[1], []*perft.Nodes{newNumber("", m[2]).n}}}
	} else {
		r = a.read(a.lex(line))
	}
	if m := head().FindStringSubmatch(line); m != nil {
		a.head = max(0, slices.IndexFunc(strings.FieldsFunc(m[1], func(c rune) bool { return !unicode.IsLetter(c) }), ownHead().MatchString))
	}
	for _, x := range r.rows {
		if err := a.count(x, line); err != nil {
			return err
		}
	}
	failed := len(a.rows) == 0 && errorWords().MatchString(line)
	switch {
	case len(r.rows) > 0:
		a.keep(total{r, line, true})
		if !r.likely {
			return nil
		}
	case r.err != nil:
		return fmt.Errorf("%w: %s: %w", errGarbage, printable.Quote(line, maxShown), r.err)
	case len(r.totals) > 0 && !failed:
		a.finish(total{r, line, len(a.rows) > 0})
		return nil
	}
	if failed {
		a.fatalLine = line
	}
	if !a.likely {
		a.unparsed, a.likely = line, r.likely
	}
	return nil
}

// count adds a row that stands in line. After all moves and a total that fits, another move goes on, but the same ones
// are counts of another program: of two programs one may be the reference.
func (a *answer) count(x row, line string) error {
	at := slices.IndexFunc(a.rows, func(y row) bool { return y.move == x.move && !a.promotes(x.move) })
	all := at >= 0 && len(a.missing(a.counts(a.head))) == 0
	if all && !a.done && a.goesDeeper() {
		if a.nextDepth(); !a.done {
			at, all = -1, false
		}
	}
	foreign := at >= 0 || !slices.Contains(a.moves, x.move)
	if a.pasted && !a.second && a.depths == 0 && (a.fitted > 0 && foreign || all && len(a.rows) == len(a.moves) && at < len(a.rows)-1) {
		a.second = true
		for i := a.fitted; a.fitted > 0 && i < len(a.rows); i++ { // the other program's first
			a.rows[i].numbers = []*perft.Nodes{nil, a.rows[i].numbers[0]}
		}
	}
	switch {
	case a.second && at >= 0:
		a.rows[at].numbers = append(a.rows[at].numbers[:1:1], x.numbers[0])
		return nil
	case a.done && !a.second && (foreign || a.depths > 0):
		return nil
	case len(a.rows) == maxMoves:
		return fmt.Errorf("%w: more than %d moves, the last one in %s", errGarbage, maxMoves, printable.Quote(line, maxShown))
	case a.second:
		x.numbers = []*perft.Nodes{nil, x.numbers[0]}
	}
	a.rows, a.done = append(a.rows, x), a.second
	return nil
}

// finish takes a total. The answer is complete if it is the sum of the counts; another one may follow otherwise. Where
// there are no legal moves any total is accepted: it is no count of moves, and a program may count a stalemate as one.
func (a *answer) finish(t total) {
	a.keep(t)
	switch {
	case a.done:
	case len(a.rows) > 0 && t.fits(a.sum(a.head)):
		if a.done = !a.goesDeeper(); !a.done {
			a.nextDepth()
		}
		a.fitted = len(a.rows)
	case len(a.rows) > 0:
	case a.pos != (board.Position{}) && len(a.moves) == 0:
		a.done = true
	case t.fits(perft.Nodes{}):
		a.zero = true
	case t.total != nil:
		a.fatalLine = t.line
	}
}

// keep keeps a total for the end; a program may print a lot of them.
func (a *answer) keep(t total) {
	if a.totals = append(a.totals, t); len(t.totals) == 0 || len(a.totals) > maxMoves {
		a.totals = a.totals[:len(a.totals)-1]
	}
}

func (t *total) fits(sum perft.Nodes) bool { return slices.Contains(t.totals, sum) }

// fits reports whether any total is the sum of a column.
func (a *answer) fits(column int) bool {
	sum := a.sum(column)
	return slices.ContainsFunc(a.totals, func(t total) bool { return t.fits(sum) })
}

// goesDeeper reports whether the counts are those of one of several depths: each is 1, though moves have more than one reply.
func (a *answer) goesDeeper() bool {
	several := func(m board.Move) bool { next := a.pos.After(m); return next.CountLegalMoves() != 1 }
	more := func(x row) bool { return x.numbers[0] == nil || *x.numbers[0] != perft.NewNodes(1) }
	return a.depths > 0 || a.depth > 1 && !slices.ContainsFunc(a.rows, more) && slices.ContainsFunc(a.legal, several)
}

// nextDepth leaves the counts of a depth, unless it is the one that was asked for.
func (a *answer) nextDepth() {
	if a.depths++; a.depths == a.depth {
		a.done = true
		return
	}
	a.before, a.rows, a.totals = a.rows, nil, nil
}

// notUnderstood names a line that was not understood, if there is one that may be the cause.
func (a *answer) notUnderstood() string {
	if a.unparsed == "" || a.fatalLine != "" && !a.likely {
		return ""
	}
	return ", and a line that was not understood is " + printable.Quote(a.unparsed, maxShown)
}

// settle takes what has come for the answer if nothing follows: a total of 0, a total that came before the counts or
// next to them, or the counts of the last depth. It reports whether the answer is done.
func (a *answer) settle() bool {
	if len(a.rows) == 0 && a.before != nil {
		a.rows, a.done = a.before, true
	}
	a.done = a.done || a.zero && len(a.rows) == 0 && a.fatalLine == "" || len(a.rows) > 0 && a.fits(a.head)
	return a.done
}

// likeliest returns the line that is most likely the total, and of those the last; late says that it must follow counts.
func (a *answer) likeliest(late bool) (best *total) {
	for i := range a.totals {
		if t := &a.totals[i]; t.total != nil && (t.late || !late) && (best == nil || t.rank >= best.rank) {
			best = t
		}
	}
	return best
}

// nothing reports whether no part of an answer has come.
func (a *answer) nothing() bool { return len(a.rows) == 0 && a.before == nil && !a.zero }

// cannotFinish reports whether an answer that stops here cannot be completed; complaints is what came on
// standard error meanwhile.
func (a *answer) cannotFinish(complaints string) bool {
	if len(a.rows) > 0 {
		return (a.likeliest(true) != nil || len(a.missing(a.counts(a.head))) == 0) && !a.fits(a.head)
	}
	return a.before == nil && (a.fatalLine != "" || errorWords().MatchString(complaints))
}

// failure returns the error of an answer that ends without a total that fits.
func (a *answer) failure() error {
	if t := a.likeliest(true); t != nil {
		sum, _ := a.sum(a.head).Uint64()
		total, _ := t.total.Uint64()
		overflows := ""
		if total < sum && (sum-total)%(1<<16) == 0 {
			overflows = fmt.Sprintf(", which is %d times 2^16 too few: it overflows", (sum-total)>>16)
		}
		return fmt.Errorf("%w: the counts of %d moves add up to %v, but the total in the output is %s%s", errGarbage, len(a.rows), a.sum(a.head), printable.Quote(t.line, maxShown), overflows)
	}
	if len(a.rows) > 0 {
		return fmt.Errorf("%w: counts of %d moves, and no line with the total", errGarbage, len(a.rows))
	}
	if len(a.rows) == 0 && a.fatalLine != "" {
		return fmt.Errorf("%w: no count of a move before %s, but one line for each root move is needed, such as \"e2e4: 20\"", errGarbage, printable.Quote(a.fatalLine, maxShown))
	}
	return fmt.Errorf("%w: no total in the output", errGarbage)
}

// addInfo takes what a line for the interface says of nodes for the total if it is the sum of the counts: at once if no
// move is missing, and otherwise if nothing follows.
func (a *answer) addInfo(line string) {
	m := infoNodes().FindStringSubmatch(line)
	if m == nil || len(a.rows) == 0 {
		return
	}
	n, err := perft.ParseNodes(m[1])
	if t := (total{reading{totals: []perft.Nodes{n}}, line, true}); err == nil && len(a.missing(a.counts(a.head))) == 0 {
		a.finish(t)
	} else {
		a.keep(t)
	}
}
