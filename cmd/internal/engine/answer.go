package engine

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/pattern"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

var (
	errorWords = pattern.Lazy(`(?i)error|exception|panic|unknown|illegal|invalid|unsupported|not (found|supported|recognized)`)
	// refusal is an answer to "uci" by an engine that does not know it: "Error (unknown command): uci".
	refusal = pattern.Lazy(`(?i:\b(?:error|unknown|illegal|invalid|unrecognized)\b).*\buci\b`)
	// search is what an engine prints that searches for a move instead of counting.
	search = pattern.Lazy(`^bestmove\b|^info .*\b(?:score|pv) `)
	// progress is a line for an interface, in which the nodes may be those so far.
	progress = pattern.Lazy(`^info (?:[^s]|s[^t])`)
)

// answer collects the lines of one answer.
type answer struct {
	line  crosscheck.Line // of the question
	depth int
	pos   board.Position           // at the end of line
	moves []string                 // that are legal there, in UCI notation
	right func() []perft.MoveCount // what is right; called if what has come is ambiguous without

	unsure bool // whether the program knows the question
	pasted bool // whether other programs' counts may come too
	diff   bool // whether it is the output of diff

	// What has come is a table. A program prints one column, or one for each depth from 1 on; what is pasted may have those of
	// other programs, next to each other or one after the other.
	rows     []row
	places   map[string]int // of the moves in rows
	column   int            // in which counts come
	headings []int          // of the columns: their depths
	claims   []claim
	counted  int           // lines with claims
	wrapped  []perft.Nodes // totals that came as numbers below 0
	fitted   int           // rows before the last total that is their sum
	done     bool

	// Some lines say how those after them are read.
	heading int             // the depth of what follows
	heads   [][]token       // of the cells of a table
	fens    []bool          // the positions that were named: whether that is the one in question
	bare    string          // the line before, if it is a move without a count
	order   *attacks.Square // in which squares have numbers: 0 from a1 on, 56 from a8 on

	// What was not understood is for errors. It is the first line that looks like a count, if likely, otherwise the last one:
	// greetings come first.
	unparsed string
	likely   bool
	failed   string // a line with an error, after which no answer follows
}

// newAnswer returns an answer to the question for the counts of a depth.
func newAnswer(ctx context.Context, line crosscheck.Line, depth int) *answer {
	a := &answer{line: line, depth: depth, places: map[string]int{}}
	if pos, err := line.End(); err == nil {
		a.pos = pos
		for _, m := range pos.AppendLegalMoves(nil) {
			a.moves = append(a.moves, m.UCI(line.Chess960))
		}
	}
	a.right = sync.OnceValue(func() []perft.MoveCount {
		right, _ := perft.Divide(ctx, a.pos, depth, perft.Options{Chess960: line.Chess960}) // none if it is stopped
		return right.Roots
	})
	return a
}

// maxMoves bounds an answer. No position that a game leads to has more than 218 legal moves; a
// generator with a mistake may list more, or each of them twice, and that difference must be reported.
const maxMoves = 2 * 218

// maxClaims bounds what is kept for the total: a program may print a lot of numbers.
const maxClaims = 1 << 14

// errGarbage says that the output of a program is not an answer.
var errGarbage = errors.New("output not understood")

// take adds a line, and reports whether the answer is done.
func (a *answer) take(text string) (done bool, err error) {
	err = a.add(text)
	return a.done, err
}

// usual is the row of most programs, which most lines are.
var usual = pattern.Lazy(`^([a-h][1-8][a-h][1-8][qrbn]?):? (\d{1,19})$`)

// add reads a line. It ignores lines that are neither a count nor a total; programs print a lot.
func (a *answer) add(text string) error {
	if usual := usual().FindStringSubmatch(text); usual != nil && a.isLegal(usual[1]) && a.bare == "" {
		n, _ := perft.ParseNodes(usual[2])
		return a.count(row{move: usual[1], numbers: []*perft.Nodes{&n}}, text)
	}
	for line := range strings.Lines(plain.Replace(controls().ReplaceAllString(text, ""))) {
		if line = strings.TrimSpace(line); line == "" || progress().MatchString(line) && search().MatchString(line) {
			continue
		}
		if err := a.addLine(a.withDepths(a.spelled(line))); err != nil {
			return err
		}
	}
	return nil
}

func (a *answer) addLine(line string) error {
	found := ""
	if a.pasted { // a program speaks of the position that it was asked about
		found = cmp.Or(fen().FindString(line), named(line))
	}
	text := strings.Replace(line, found, "", 1)
	a.findHeads(text)
	r := a.read(a.cells(text))
	if fields := strings.Fields(found); len(r.rows) == 0 && found != "" { // its rights and clocks may be written in other ways
		a.fens = append(a.fens, strings.HasPrefix(a.pos.String(), strings.Join(fields[:min(2, len(fields))], " ")))
	}
	a.heading = cmp.Or(r.heading, a.heading)
	if a.bare != "" && len(r.claims) > 0 {
		line = a.bare + " " + line
		r = a.read(a.lex(line))
	}
	if a.bare = ""; r.bare {
		a.bare = line
	}
	for _, x := range r.rows {
		if a.column > 0 || a.diff {
			x.numbers = x.numbers[:1]
		}
		if err := a.count(x, line); err != nil {
			return err
		}
	}
	failed := !a.pasted && len(a.rows) == 0 && errorWords().MatchString(line[:min(len(line), 4*maxShown)])
	switch {
	case failed:
		a.failed = line
	case len(r.rows) == 0 && r.err != nil:
		return fmt.Errorf("%w: %s: %w", errGarbage, printable.Quote(line, maxShown), r.err)
	default:
		a.finish(r.claims, line, found != "")
	}
	understood := len(r.rows) > 0 || !failed && slices.ContainsFunc(r.claims, func(c claim) bool { return c.rank > loose })
	if !a.likely && (r.likely || !understood) {
		a.unparsed, a.likely = line, r.likely
	}
	return nil
}

// count adds a row that stands in line. After a total that fits, or after all moves, the same moves begin another column, to
// which a row after that total belongs, too.
func (a *answer) count(x row, line string) error {
	at, again := a.places[x.move]
	again = again && a.alike(x.move) == nil
	twice := func() bool { return again && len(a.rows[at].numbers) > a.column && !a.diff }
	repeats := func() bool { // it is listed, or printed, once more
		n := a.rows[at].numbers[a.column]
		return at == len(a.rows)-1 && n != nil && x.numbers[0] != nil && *n == *x.numbers[0]
	}
	if a.fitted > 0 && (twice() || !a.isLegal(x.move)) ||
		twice() && (a.pasted && x.place == 0 && !repeats() || a.goesDeeper() && len(a.missing(a.counts(a.column))) == 0) {
		for _, c := range a.claims {
			if a.pasted && c.rank > possible && c.column == a.column {
				a.fitted = c.after
			}
		}
		a.column++
		for i := range a.rows {
			n := &a.rows[i].numbers
			if *n = (*n)[:min(len(*n), a.column)]; a.fitted > 0 && i >= a.fitted {
				*n = append(make([]*perft.Nodes, a.column), (*n)[0])
			}
		}
		a.fitted = 0
	}
	for len(a.headings) <= a.column {
		a.headings = append(a.headings, a.heading)
	}
	if !again || twice() {
		at = len(a.rows)
		a.rows, a.places[x.move] = append(a.rows, row{move: x.move, place: x.place}), at
	}
	if len(a.rows) > maxMoves || a.column > maxMoves {
		return fmt.Errorf("%w: more than %d moves, the last one in %s", errGarbage, maxMoves, printable.Quote(line, maxShown))
	}
	a.rows[at].put(a.column, x.numbers)
	a.done = false // a total before it was not that of all
	return nil
}

// put puts numbers into columns, from one on.
func (x *row) put(column int, numbers []*perft.Nodes) {
	x.numbers = append(x.numbers, make([]*perft.Nodes, max(0, column+len(numbers)-len(x.numbers)))...)
	copy(x.numbers[column:], numbers)
}

// finish takes what may be the total. The answer is complete if that is the sum of the counts; another one may follow otherwise,
// and a line for an interface may have the sum so far. Where a position is refused the total is 0; where there are no legal moves any total
// is accepted: it is no count of moves, and a program may count a stalemate as one.
func (a *answer) finish(claims []claim, line string, named bool) {
	soFar := len(claims) > 0 && progress().MatchString(line)
	a.counted += min(1, len(claims))
	for _, c := range claims[:min(len(claims), maxClaims-len(a.claims))] {
		if soFar && !a.pasted {
			c.rank = min(c.rank, possible)
		}
		c.line, c.column, c.after, c.at, c.fens, c.named = line, a.column, len(a.rows), a.counted, len(a.fens), named
		if c.rank > possible || c.theirs {
			c.of = cmp.Or(c.of, a.heading)
		}
		a.claims = append(a.claims, c)
		switch {
		case a.diff, c.rank == loose:
		case c.after > 0 && c.n == a.sum(a.column) && !(soFar && len(a.missing(a.counts(a.column))) > 0):
			a.fitted = len(a.rows)
			a.done = a.done || !a.goesDeeper() || a.column == a.depth-1
		case c.after == 0:
			a.done = a.done || a.failed != "" && c.rank == labeled && c.n == perft.Nodes{} || a.pos != (board.Position{}) && len(a.moves) == 0
		}
	}
}

// goesDeeper reports whether the counts are those of one of several depths: each is 1, as none of the depth that was asked for.
func (a *answer) goesDeeper() bool {
	more := func(c perft.MoveCount) bool { return c.Nodes != perft.NewNodes(1) }
	return a.depth > 1 && len(a.rows) > 0 && !slices.ContainsFunc(a.counts(0), more) && slices.ContainsFunc(a.right(), more)
}

// asked returns the column of the depth that was asked for.
func (a *answer) asked() int {
	if a.goesDeeper() {
		return min(a.depth-1, a.column)
	}
	return 0
}

// settle takes what has come for the answer if nothing follows: a total of 0, or a total that came before the counts or
// next to them. It reports whether the answer is done.
func (a *answer) settle() bool {
	a.done = a.done || a.failed == "" && a.fits(a.asked())
	return a.done
}

// nothing reports whether no part of an answer has come.
func (a *answer) nothing() bool { return len(a.rows) == 0 && a.likeliest(0) == nil }

// fatal returns a line after which no answer follows: an error, or a total without counts, if there is one.
func (a *answer) fatal() string {
	if c := a.likeliest(0); len(a.rows) == 0 && c != nil && a.failed == "" && !a.fits(0) {
		return c.line
	}
	return a.failed
}

// cannotFinish reports whether an answer that stops here cannot be completed; complaints is what came on
// standard error meanwhile.
func (a *answer) cannotFinish(complaints string) bool {
	if len(a.rows) == 0 {
		return a.fatal() != "" || errorWords().MatchString(complaints)
	}
	return (a.likeliest(a.asked()) != nil || len(a.missing(a.counts(a.asked()))) == 0) && !a.fits(a.asked())
}

// failure returns the error of an answer that ends without a total that fits.
func (a *answer) failure(column int) error {
	t := a.likeliest(column)
	switch {
	case len(a.rows) > 0 && t != nil:
		sum, _ := a.sum(column).Uint64()
		total, _ := t.n.Uint64()
		overflows := ""
		if total < sum && (sum-total)%(1<<16) == 0 {
			overflows = fmt.Sprintf(", which is %d times 2^16 too few: it overflows", (sum-total)>>16)
		}
		return fmt.Errorf("%w: the counts of %d moves add up to %v, but the total in the output is %s%s", errGarbage, len(a.counts(column)), a.sum(column), printable.Quote(t.line, maxShown), overflows)
	case len(a.rows) > 0:
		return fmt.Errorf("%w: counts of %d moves, and no line with the total", errGarbage, len(a.rows))
	case a.fatal() != "":
		return withoutMoves(a.fatal())
	}
	return fmt.Errorf("%w: no total in the output", errGarbage)
}

// withoutMoves is the error of an answer that has no more than a total, in line.
func withoutMoves(line string) error {
	return fmt.Errorf("%w: no count of a move before %s, but one line for each root move is needed, such as \"e2e4: 20\"; from totals alone bitray why finds causes", errGarbage, printable.Quote(line, maxShown))
}

// notUnderstood names a line that was not understood, if there is one that may be the cause.
func (a *answer) notUnderstood() string {
	if a.unparsed == "" || a.fatal() != "" && !a.likely {
		return ""
	}
	return ", and a line that was not understood is " + printable.Quote(a.unparsed, maxShown)
}
