package engine

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"sync"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board/excerpt"
	"github.com/bitray/bitray/perft/crosscheck"
)

var (
	// moveLine is a move and its count: "e2e4: 20", "e2e4 20", "1. e2e4 = 20", "e2e4 - 20 nodes".
	moveLine = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^(?:info string )?(?:\d+[.):]?\s+)?([a-h][1-8][a-h][1-8][qrbnQRBN]?)\s*[:=>-]*\s*(\d[\d,_']*)\b`)
	})
	// totalLine is a line that gives the number of all nodes.
	totalLine = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`(?i)^(?:info string )?.*\b(nodes|total|perft|leaves)\b.*\d`)
	})
	number = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`\d[\d,_']*`)
	})
	// bareNumber is the total of perftree scripts.
	bareNumber = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^\d+$`)
	})
)

// answer collects the lines of one answer.
type answer struct {
	counts crosscheck.Divide
	done   bool
}

// maxMoves bounds an answer. No position that a game leads to has more than 218 legal moves; a
// generator with a mistake may list more, or each of them twice, and that difference must be reported.
const maxMoves = 2 * 218

// errGarbage says that the output of a program is not an answer.
var errGarbage = errors.New("not an answer to perft")

// add reads a line. It ignores lines that are neither a count nor a total; programs print a lot.
func (a *answer) add(line string) error {
	line = strings.TrimSpace(line)
	if m := moveLine().FindStringSubmatch(line); m != nil {
		if len(a.counts) == maxMoves {
			return fmt.Errorf("%w: more than %d moves, the last one in %s", errGarbage, maxMoves, excerpt.Quote(line, maxShown))
		}
		nodes, err := parseNumber(m[2])
		if err != nil {
			return fmt.Errorf("%w: %s: %w", errGarbage, excerpt.Quote(line, maxShown), err)
		}
		a.counts = append(a.counts, crosscheck.Count{Move: strings.ToLower(m[1]), Nodes: nodes})
		return nil
	}
	searching := strings.HasPrefix(line, "info ") && !strings.HasPrefix(line, "info string ")
	if !searching && (totalLine().MatchString(line) || bareNumber().MatchString(line)) {
		return a.finish(line)
	}
	return nil
}

// finish accepts a total if one of the numbers on its line is the sum of the counts. The first
// number may be a depth, the last one a time.
func (a *answer) finish(line string) error {
	sum := a.counts.Total()
	for _, text := range number().FindAllString(line, -1) {
		if total, err := parseNumber(text); err == nil && total == sum {
			a.done = true
			return nil
		}
	}
	if len(a.counts) == 0 {
		return nil // a heading such as "perft 5", or a total before the moves
	}
	return fmt.Errorf("%w: the counts of %d moves add up to %v, but the total in the output is %s",
		errGarbage, len(a.counts), sum, excerpt.Quote(line, maxShown))
}

func parseNumber(text string) (perft.Nodes, error) {
	return perft.ParseNodes(strings.NewReplacer(",", "", "_", "", "'", "").Replace(text))
}
