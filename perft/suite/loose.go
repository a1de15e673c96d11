package suite

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
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
	named      = regexp.MustCompile(`\b[Dd][0-9]+[ \t:="]+[0-9]|^\W*(?i:perft|depth|ply)\W+[0-9]+\D+[0-9]`)
	depthWord  = regexp.MustCompile(`(?i)perft|depth|^ply$`)
	// expectedWord matches the heading of the column with the right counts, where others have those of a program.
	expectedWord = regexp.MustCompile(`(?i)expected|reference|correct`)
)

// isStrict reports whether a text without a right position is meant to begin with one, as in the forms that are documented.
func isStrict(text string) bool {
	place := fenShape.FindStringIndex(text)
	return place != nil && place[0] == 0 && strictRest.MatchString(text[place[1]:])
}

// readLoose reads the position or the numbers on a line, if there are any. Otherwise it may mean anything, unless it has counts.
func (r *reader) readLoose(line string) error {
	if line = r.expectedIn(line); !strings.Contains(line, "|") {
		line = lineComment.ReplaceAllString(line, "$1")
	}
	line, err := r.checkedIn(line)
	if err != nil {
		return err
	}
	var places [][]int
	if strings.Contains(line, "/") || strings.Contains(line, "startpos") {
		places = fenShape.FindAllStringIndex(line, -1)
	}
	switch {
	case places != nil:
		first, last := places[0], places[len(places)-1]
		if others, _ := numbersIn(fenShape.ReplaceAllString(line[first[0]:last[0]], "")); len(others) > 0 {
			return errors.New("expected the counts of one position on a line, found more")
		}
		beside := line[last[1]:]
		if numbers, _ := numbersIn(beside); len(numbers) == 0 && hasCounts(line[:first[0]], 2) {
			beside = line[:first[0]]
		}
		return r.addPosition(line[last[0]:last[1]], beside)
	case hasCounts(line, 1):
		r.addNumbers(line)
	case named.MatchString(line):
		return errors.New("expected a position, or counts and nothing else")
	}
	return nil
}

// expectedIn leaves of a line of a table the position, the depth and the count, if the heading says which column of several is expected.
func (r *reader) expectedIn(line string) string {
	cells := strings.Split(line, "|")
	depth, expected := slices.IndexFunc(cells, depthWord.MatchString), slices.IndexFunc(cells, expectedWord.MatchString)
	switch {
	case depth >= 0 && expected >= 0 && depth != expected:
		r.heading = [3]int{len(cells), depth, expected}
	case len(cells) != r.heading[0]:
		r.heading = [3]int{}
	default:
		return fmt.Sprint(fenShape.FindString(line), " depth ", cells[r.heading[1]], " ", cells[r.heading[2]])
	}
	return line
}

// hasCounts reports whether a text has some numbers, and nothing that does not belong to counts.
func hasCounts(text string, least int) bool {
	numbers, _ := numbersIn(text)
	other := func(token string) bool { return token[0] > '9' && !countWord.MatchString(token) }
	return len(numbers) >= least && !strings.Contains(text, "+=") && !slices.ContainsFunc(token.FindAllString(text, -1), other)
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

// addPosition opens a row. Numbers above it are its own, unless there are some in the text beside it.
func (r *reader) addPosition(fen, text string) error {
	beside, _ := numbersIn(text)
	above, _ := numbersIn(r.numbers...)
	if r.row.FEN == fen && r.numbers == nil && len(r.row.Counts) == 0 { // as the name of a test
		r.row = Row{}
	}
	if r.row.Line > 0 || len(beside) > 0 || len(above) < 2 {
		r.finish()
	}
	row, err := parseRow(fen)
	if r.skip = err != nil; r.skip {
		r.numbers = nil
		return err
	}
	r.open(row)
	if r.numbers != nil {
		r.finish()
	} else if len(beside) > 0 {
		r.addNumbers(text)
	}
	return nil
}

// numbersIn returns the numbers in texts, and reports whether the words beside them say that they are pairs of depth and count.
func numbersIn(texts ...string) (numbers []string, paired bool) {
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
	var found [][]Count
	for _, lines := range [][]string{lines, grouped} {
		if numbers, paired := numbersIn(lines...); paired {
			for pair := range slices.Chunk(numbers, 2) {
				if err := r.addCount(pair[0], pair[1]); err != nil {
					return err
				}
			}
			return nil
		}
		for _, reading := range readings(lines) {
			counts := reading.countsOf(&r.Position)
			if len(counts) > 0 && !slices.ContainsFunc(found, func(other []Count) bool { return slices.Equal(other, counts) }) {
				found = append(found, counts)
			}
		}
	}
	if len(found) > 1 {
		second, _ := perft.Count(context.Background(), r.Position, 2, perft.Options{})
		for _, better := range []func([]Count) bool{
			func(counts []Count) bool { return slices.Contains(counts, Count{2, second}) },
			func(counts []Count) bool {
				return !slices.ContainsFunc(counts, func(c Count) bool { return c.Depth == 2 })
			},
			func(counts []Count) bool { return counts[0].Depth == 1 },
		} {
			if slices.ContainsFunc(found, better) {
				found = slices.DeleteFunc(found, func(counts []Count) bool { return !better(counts) })
			}
		}
	}
	if len(found) != 1 {
		return fmt.Errorf("expected the counts from depth 1, the first of them %d, or each with its depth, found %s",
			r.Position.CountLegalMoves(), printable.Quote(strings.Join(lines, " "), 2*maxShown))
	}
	r.Counts = found[0]
	return nil
}
