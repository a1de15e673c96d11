package suite

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// word is a part of a line with its offset.
type word struct {
	text   string
	offset int // in bytes from the start of the line
}

var (
	// operation is what lies between semicolons outside double quotes, without the spaces and tabs before it.
	operation = regexp.MustCompile(`(?:[^ \t;"]|"[^"]*")(?:[^;"]|"[^"]*")*`)
	countName = regexp.MustCompile(`^[Dd][0-9]+$`)
	// comment ends a row after a count, or in place of an operation; elsewhere "#" may be a mate.
	comment = regexp.MustCompile(`^([Dd][0-9]+[^#/]*|)(?:#|//)`)
	// grouped is a count in groups of three digits.
	grouped = regexp.MustCompile(`^[0-9]{1,3}(?:[,._' ][0-9]{3})+$`)
	// opcode is what names an operation of EPD that is no count, nor meant as one: none begins with a capital D, and
	// those that begin with "d" go on with a letter, such as "dm". So another position is no operation either.
	opcode = regexp.MustCompile(`^(?:[A-CE-Za-ce-z]|d[A-Za-z])[A-Za-z0-9_]*$`)
)

const blanks = " \t"

// next returns the word that line holds after an offset; there is an empty one at the end.
func next(line string, from int) word {
	from += len(line[from:]) - len(strings.TrimLeft(line[from:], blanks))
	text, _, _ := strings.Cut(strings.ReplaceAll(line[from:], "\t", " "), " ")
	return word{text, from}
}

// end returns the offset after w.
func (w word) end() int { return w.offset + len(w.text) }

// parseRow reads a position, which line holds after an offset, and the EPD operations after it.
func parseRow(line string, start int) (Row, error) {
	start = next(line, start).offset
	pos, operations, err := board.ParseEPD(line[start:])
	if err != nil {
		offset := start
		if fen, ok := errors.AsType[*board.FENError](err); ok {
			offset += fen.Offset
		}
		return Row{}, at(offset, err)
	}
	rest := len(line) - len(operations)
	row := Row{FEN: strings.Join(strings.Fields(line[start:rest]), " "), Position: pos}
	if strings.Count(line[rest:], `"`)%2 != 0 {
		return Row{}, at(strings.LastIndexByte(line, '"'), errors.New("expected another quote after this one"))
	}
	for _, place := range operation.FindAllStringIndex(line[rest:], -1) {
		text := line[rest+place[0] : rest+place[1]]
		commented := comment.FindStringSubmatch(text)
		if commented != nil {
			text = commented[1]
		}
		if err := row.add(word{strings.TrimRight(text, blanks), rest + place[0]}); err != nil {
			return Row{}, err
		}
		if commented != nil {
			break
		}
	}
	return row, nil
}

// add reads one operation: a count such as "D4 197281", an id, or another one, which is kept as text.
func (r *Row) add(operation word) error {
	name := next(operation.text, 0).text
	operand := strings.TrimLeft(operation.text[len(name):], blanks)
	switch {
	case name == "":
	case name == "id":
		r.ID = unquoted(operand)
	case countName.MatchString(name):
		return r.addText(word{name[1:], operation.offset + 1}, word{operand, operation.offset + len(operation.text) - len(operand)})
	case !opcode.MatchString(name) || name == "perft": // which is meant as a count
		return at(operation.offset, fmt.Errorf("operation %s: expected a count, such as \"D2 400\", or a name of letters, digits and underscores",
			printable.Quote(operation.text, maxShown)))
	default:
		r.Operations = append(r.Operations, operation.text)
	}
	return nil
}

// unquoted drops all quotes; the notation cannot escape them.
func unquoted(text string) string { return strings.ReplaceAll(text, `"`, "") }

// addText reads depth and nodes and adds the count, in the order of depths.
func (r *Row) addText(depth, nodes word) error {
	d, err := strconv.Atoi(depth.text)
	if err != nil || d < 0 || d > perft.MaxDepth {
		return at(depth.offset, fmt.Errorf("depth %s: expected a number from 0 to %d", printable.Quote(depth.text, maxShown), perft.MaxDepth))
	}
	digits := nodes.text
	if grouped.MatchString(digits) {
		digits = strings.NewReplacer(",", "", ".", "", "_", "", "'", "", " ", "").Replace(digits)
	}
	n, err := perft.ParseNodes(digits)
	if err != nil {
		return at(nodes.offset, fmt.Errorf("count %s: %w", printable.Quote(nodes.text, maxShown), err))
	}
	i, found := slices.BinarySearchFunc(r.Counts, d, func(c Count, depth int) int { return c.Depth - depth })
	if found {
		return at(depth.offset, fmt.Errorf("depth %d already has a count: %v", d, r.Counts[i].Nodes))
	}
	r.Counts = slices.Insert(r.Counts, i, Count{d, n})
	return nil
}
