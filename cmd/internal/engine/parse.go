package engine

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

const (
	move    = `[a-h][1-8][a-h][1-8][qrbnQRBN]?`
	integer = `\d[\d,_']*`
)

var (
	// plainLine is a move and the count after it: "e2e4: 20", "e2e4 20", "1. e2e4 = 20",
	// "e2e4 - 20 nodes".
	plainLine = lazy(`^(?:info string )?(?:\d+[.):]?\s+)?(` + move + `)\s*[:=>-]*\s*(` + integer + `)\b`)
	// otherLine is any other line whose last integer, after a move, is its count: "move: e2e4
	// nodes: 20", "move 1 : e2e4 : 20", "f3h3 (capture): 1 moves". Fractions are no integers.
	otherLine = lazy(`^(?:.*?\b|)(` + move + `)\b.*[^\w.](` + integer + `)(?:[^\w.](?:\D|\d+\.\d+)*)?$`)
	oneMove   = lazy(`\b` + move + `\b`)
	// totalLine is a line that gives the number of all nodes; perftree scripts print nothing else on it.
	totalLine  = lazy(`(?i)\b(?:nodes|total|perft|leaves)\b.*\d|^\d+$`)
	number     = lazy(integer)
	errorWords = lazy(`(?i)error|exception|panic|unknown|illegal|invalid|unsupported|not (found|supported|recognized)`)
	// refusal is an answer to "uci" by an engine that does not know it: "Error (unknown command): uci".
	refusal = lazy(`(?i:\b(?:error|unknown|illegal|invalid|unrecognized)\b).*\buci\b`)
	// search is what an engine prints that searches for a move instead of counting.
	search = lazy(`^bestmove\b|^info .*\b(?:score|pv) `)
	// moveLike is a line that may be meant as the count of a move: "Nf3: 20".
	moveLike = lazy(`(?i:[a-h][1-8]|o-o).*\d`)
)

// lazy compiles an expression when it is first needed, so the program starts faster.
func lazy(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}

// answer collects the lines of one answer.
type answer struct {
	line   crosscheck.Line // of the question
	counts []perft.MoveCount
	done   bool
	// zero says that a total of 0 came. Without counts it may be the whole answer, that there is no legal
	// move, or a heading.
	zero bool
	// unparsed is the first line that was not understood and has a square or castling before a number, otherwise the
	// last one: greetings come first.
	unparsed string
	// fatalLine is a line after which no answer follows: a total without counts, or an error.
	fatalLine string
}

// maxMoves bounds an answer. No position that a game leads to has more than 218 legal moves; a
// generator with a mistake may list more, or each of them twice, and that difference must be reported.
const maxMoves = 2 * 218

// errGarbage says that the output of a program is not an answer.
var errGarbage = errors.New("output not understood")

// add reads a line. It ignores lines that are neither a count nor a total; programs print a lot.
func (a *answer) add(line string) error {
	line = strings.TrimSpace(line)
	if line == "" || strings.HasPrefix(line, "info ") && !strings.HasPrefix(line, "info string ") {
		return nil
	}
	m := plainLine().FindStringSubmatch(line)
	if m == nil && len(oneMove().FindAllString(line, 2)) == 1 {
		m = otherLine().FindStringSubmatch(line)
	}
	if m != nil {
		return a.count(m[1], m[2], line)
	}
	if len(a.counts) == 0 && errorWords().MatchString(line) {
		a.fatalLine = line
	} else if totalLine().MatchString(line) {
		return a.finish(line)
	}
	if !moveLike().MatchString(a.unparsed) {
		a.unparsed = line
	}
	return nil
}

// count adds the count of a move, both as they stand in line.
func (a *answer) count(uci, nodes, line string) error {
	if len(a.counts) == maxMoves {
		return fmt.Errorf("%w: more than %d moves, the last one in %s", errGarbage, maxMoves, printable.Quote(line, maxShown))
	}
	n, err := parseNumber(nodes)
	if err != nil {
		return fmt.Errorf("%w: %s: %w", errGarbage, printable.Quote(line, maxShown), err)
	}
	a.counts = append(a.counts, perft.MoveCount{Move: strings.ToLower(uci), Nodes: n})
	return nil
}

// finish accepts a total if one of the numbers on its line is the sum of the counts. The first
// number may be a depth, the last one a time. Where there are no legal moves any total is accepted:
// it is no count of moves, and a program may count a stalemate as one.
func (a *answer) finish(line string) error {
	sum := a.total()
	numbers := number().FindAllString(line, -1)
	fits := slices.ContainsFunc(numbers, func(text string) bool {
		total, err := parseNumber(text)
		return err == nil && total == sum
	})
	switch {
	case len(a.counts) > 0 && fits:
		a.done = true
		return nil
	case len(a.counts) > 0:
		return fmt.Errorf("%w: the counts of %d moves add up to %v, but the total in the output is %s%s",
			errGarbage, len(a.counts), sum, printable.Quote(line, maxShown), a.notUnderstood())
	}
	if pos, err := a.line.End(); err == nil && pos.CountLegalMoves() == 0 {
		a.done = true
		return nil
	}
	if fits {
		a.zero = true
		return nil
	}
	heading := strings.Contains(strings.ToLower(line), "perft") // such as "perft 5", without a total
	if !heading || a.unparsed != "" && len(numbers) > 1 {
		a.fatalLine = line
	}
	return nil
}

// notUnderstood names a line that was not understood, if there is one that may be the cause.
func (a *answer) notUnderstood() string {
	if a.fatalLine != "" && !moveLike().MatchString(a.unparsed) {
		return ""
	}
	return a.unparsedLine()
}

func (a *answer) unparsedLine() string {
	if a.unparsed == "" {
		return ""
	}
	return ", and a line that was not understood is " + printable.Quote(a.unparsed, maxShown)
}

// settle takes a total of 0 for the answer if no count has followed it, and reports whether the answer is done.
func (a *answer) settle() bool {
	a.done = a.done || a.zero && len(a.counts) == 0 && a.fatalLine == ""
	return a.done
}

// cannotFinish reports whether an answer that stops here cannot be completed; complaints is what came on
// standard error meanwhile.
func (a *answer) cannotFinish(complaints string) bool {
	return a.fatalLine != "" || len(a.counts) == 0 && errorWords().MatchString(complaints)
}

// failure returns the error of an answer that ends without a total that fits.
func (a *answer) failure() error {
	if a.fatalLine != "" {
		return fmt.Errorf("%w: no count of a move before %s, but one line for each root move is needed, such as \"e2e4: 20\"", errGarbage, printable.Quote(a.fatalLine, maxShown))
	}
	return fmt.Errorf("%w: no total in the output", errGarbage)
}

// total returns the sum of the counts.
func (a *answer) total() (sum perft.Nodes) {
	for _, c := range a.counts {
		sum = sum.Add(c.Nodes)
	}
	return sum
}

// result returns the counts with castling written as in the question: programs use either
// notation, in standard chess too. Illegal moves stay as they are.
func (a *answer) result() []perft.MoveCount {
	if pos, err := a.line.End(); err == nil {
		for i, c := range a.counts {
			if m, err := pos.ParseMove(c.Move); err == nil && m.IsCastling() {
				a.counts[i].Move = pos.UCI(m, a.line.Chess960)
			}
		}
	}
	return a.counts
}

func parseNumber(text string) (perft.Nodes, error) {
	return perft.ParseNodes(strings.NewReplacer(",", "", "_", "", "'", "").Replace(text))
}
