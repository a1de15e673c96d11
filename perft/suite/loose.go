package suite

import (
	"context"
	"errors"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// People post suites as tables in source files, as CSV, Markdown and plain text. The loose reader knows none of these forms. It finds
// positions by their shape, and takes the numbers after each on its line and on lines below, or else those above it, for its counts if
// they can be read as that in one way only. Since the legal moves are known, they nearly always can.

var (
	// fenShape matches what is meant as a position, also a damaged one.
	fenShape = regexp.MustCompile(`\bstartpos\b|\b[PNBRQKpnbrqk1-8]+(?:/[PNBRQKpnbrqk1-8]+){3,}(?:[ \t]+(?:-|(?:[wb]|[KQkqA-Ha-h]{1,4}|[a-h][1-8]|[0-9]+)\b)){0,5}|\b\w+/[\w/]+[ \t]+[wb][ \t]+(?:-|[KQkqA-Ha-h]+)`)
	// token matches a word, or a number with what belongs to it.
	token = regexp.MustCompile(`[A-Za-z_]\w*|[0-9][\w']*(?:\.[0-9]\w*)*`)
	// countWord matches the words on lines that hold counts and nothing else.
	countWord = regexp.MustCompile(`(?i)^(?:\w*(?:perft|depth|nodes?|counts?|ply|plies|leaf|leaves)\w*|d\d*|name|expected|results?|moves?|assert\w*|expect\w*|arguments|` +
		`vec|vector|board|pos|game|new|in|ms|s|sec|seconds|time|m?nps|ok)$`)
	// inNumber matches what a number in a source file has beside digits: its type, and signs between groups of digits.
	inNumber = regexp.MustCompile(`(?i)(?:u?l{1,2}|u|n|[iu](?:8|16|32|64|128|size))$|[_']`)
	// groups matches groups of three digits, which may be numbers of their own.
	groups      = regexp.MustCompile(`\b[0-9]{1,3}(?:[,.][0-9]{3})+\b`)
	lineComment = regexp.MustCompile(`(^|[\s\d,;(){}\]])(?://|#).*`)
	// strictRest matches what may be after a position in the forms that are documented, and named what is meant as a count.
	strictRest = regexp.MustCompile(`^(?:[0-9]|[ \t;]*(?:\pL|$))`)
	named      = regexp.MustCompile(`\b[Dd][0-9]+[ \t:="]+[0-9]|^[ \t]*perft[ \t]+[0-9]`)
	depthWord  = regexp.MustCompile(`(?i)perft|depth|^ply$`)
)

// isStrict reports whether a line without a right position is meant to begin with one, as in the forms that are documented.
func isStrict(line string) bool {
	line = strings.TrimLeft(line, blanks)
	place := fenShape.FindStringIndex(line)
	return place != nil && place[0] == 0 && strictRest.MatchString(line[place[1]:])
}

// readLoose reads the position or the numbers on a line, if there are any. Otherwise it may mean anything, unless it has counts.
func (r *reader) readLoose(line string) error {
	line = lineComment.ReplaceAllString(line, "$1")
	place := fenShape.FindStringIndex(line)
	other := func(token string) bool { return token[0] > '9' && !countWord.MatchString(token) }
	switch {
	case place != nil && fenShape.MatchString(line[place[1]:]):
		return errors.New("expected one position on a line, found more")
	case place != nil:
		return r.addPosition(line[place[0]:place[1]], line[place[1]:])
	case !hasNumbers(line):
	case !slices.ContainsFunc(token.FindAllString(line, -1), other):
		r.addNumbers(line)
	case named.MatchString(line):
		return errors.New("expected a position, or counts and nothing else")
	}
	return nil
}

// addNumbers keeps a text with numbers for the open row, or the next one.
func (r *reader) addNumbers(text string) {
	if r.skip {
		return
	}
	if len(r.row.Counts)+len(r.row.Operations) > 0 {
		r.finish()
	}
	if r.numbers == nil {
		r.numbersAt = r.line
	}
	r.numbers = append(r.numbers, text)
}

// addPosition opens a row. Numbers above it are its own, unless there are some in the text after it.
func (r *reader) addPosition(fen, after string) error {
	beside := hasNumbers(after)
	numbers, _ := numbersIn(r.numbers)
	above := r.row.Line == 0 && !beside && len(numbers) > 1
	if !above {
		r.finish()
	}
	if start := board.Start(); fen == "startpos" {
		fen = start.FEN()
	}
	row, err := parseRow(fen, 0)
	if r.skip = err != nil; r.skip {
		r.numbers = nil
		return err
	}
	r.open(row)
	if above {
		r.finish()
	} else if beside {
		r.addNumbers(after)
	}
	return nil
}

func hasNumbers(text string) bool {
	numbers, _ := numbersIn([]string{text})
	return len(numbers) > 0
}

// numbersIn returns the numbers in texts, and reports whether the words beside them say that they are pairs of depth and count.
func numbersIn(texts []string) (numbers []string, paired bool) {
	paired = true
	named := false
	for _, found := range token.FindAllString(strings.Join(texts, " "), -1) {
		if countName.MatchString(found) {
			found, named = found[1:], true
		}
		if found[0] > '9' {
			named = named || depthWord.MatchString(found)
			continue
		}
		paired = paired && named == (len(numbers)%2 == 0)
		numbers, named = append(numbers, inNumber.ReplaceAllString(found, "")), false
	}
	return numbers, paired && len(numbers)%2 == 0
}

// arrange reads the numbers on lines as the counts of the row.
func (r *Row) arrange(lines []string) error {
	var grouped []string // as numbers
	for _, line := range lines {
		grouped = append(grouped, groups.ReplaceAllStringFunc(line, strings.NewReplacer(",", "", ".", "").Replace))
	}
	ways := ways{position: &r.Position}
	for _, lines := range [][]string{lines, grouped} {
		if numbers, paired := numbersIn(lines); paired {
			for pair := range slices.Chunk(numbers, 2) {
				if err := r.addText(word{pair[0], -1}, word{pair[1], -1}); err != nil {
					return err
				}
			}
			return nil
		}
		ways.find(lines)
	}
	if len(ways.found) > 1 {
		second, _ := perft.Count(context.Background(), r.Position, 2, perft.Options{})
		ways.found = slices.DeleteFunc(ways.found, func(counts []Count) bool { return !slices.Contains(counts, Count{2, second}) })
	}
	if len(ways.found) != 1 {
		return fmt.Errorf("expected the counts from depth 1, the first of them %d, or each with its depth, found %s",
			r.Position.CountLegalMoves(), printable.Quote(strings.Join(lines, " "), 2*maxShown))
	}
	r.Counts = ways.found[0]
	return nil
}

// ways are different ways in which numbers can be the counts of a position.
type ways struct {
	position *board.Position
	found    [][]Count
}

// find tries the numbers on lines as the counts from depth 1, perhaps after that of depth 0, as depths and then counts, as pairs, and as
// columns after one of depths.
func (w *ways) find(lines []string) {
	var table, pairs [][]string
	for i := range lines {
		numbers, _ := numbersIn(lines[i : i+1])
		table = append(table, numbers)
	}
	all := slices.Concat(table...)
	n := len(all)
	depths := make([]string, n)
	for i := range all {
		depths[i] = strconv.Itoa(i + 1)
		if i%2 == 1 {
			pairs = append(pairs, all[i-1:i+1])
		}
	}
	w.try(depths, all)
	if all[0] == "0" || all[0] == "1" {
		w.try(depths[:n-1], all[1:])
	}
	if n%2 == 0 {
		w.try(all[:n/2], all[n/2:])
		w.try(column(pairs, 0), column(pairs, 1))
		w.try(column(pairs, 1), column(pairs, 0))
	}
	for i := 1; i < len(table[0]) && len(table) > 1; i++ {
		w.try(column(table, 0), column(table, i))
	}
}

// column returns what the lines of a table have at an index.
func column(table [][]string, index int) (cells []string) {
	for _, line := range table {
		cells = append(cells, slices.Concat(line, make([]string, index+1))[index])
	}
	return cells
}

// No position has more than maxMoves legal moves, and few have less than fewMoves again and again.
const maxMoves, fewMoves = 218, 3

// try keeps counts that rise from the number of legal moves, or else from one that is not too small or too large; 0 is unknown.
func (w *ways) try(depths, nodes []string) {
	var row Row
	for i, depth := range depths {
		if nodes[i] != "0" && row.addText(word{depth, 0}, word{nodes[i], 0}) != nil {
			return
		}
	}
	legal := Count{1, perft.NewNodes(uint64(w.position.CountLegalMoves()))}
	known, last := slices.Contains(row.Counts, legal), perft.Nodes{}
	for _, c := range row.Counts {
		n, depth := c.Nodes.Float64(), float64(c.Depth)
		if n > math.Pow(maxMoves, depth) || c.Nodes.Cmp(last) < 0 || !known && (c.Depth < 2 || n < math.Pow(fewMoves, depth)) {
			return
		}
		last = c.Nodes
	}
	if len(row.Counts) > 0 && !slices.ContainsFunc(w.found, func(other []Count) bool { return slices.Equal(other, row.Counts) }) {
		w.found = append(w.found, row.Counts)
	}
}
