package suite

import (
	"errors"
	"fmt"
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

// words splits line at spaces and tabs. The line itself begins at offset.
func words(line string, offset int) []word {
	var found []word
	start := -1
	for i := 0; i <= len(line); i++ {
		blank := i == len(line) || line[i] == ' ' || line[i] == '\t'
		switch {
		case !blank && start < 0:
			start = i
		case blank && start >= 0:
			found = append(found, word{line[start:i], offset + start})
			start = -1
		}
	}
	return found
}

// operations splits line at semicolons outside double quotes and drops empty parts.
func operations(line string, offset int) ([]word, error) {
	if strings.Count(line, `"`)%2 != 0 {
		return nil, &at{offset + strings.LastIndexByte(line, '"'), errors.New("expected another quote after this one")}
	}
	var found []word
	quoted, start := false, 0
	for i := 0; i <= len(line); i++ {
		if i < len(line) && line[i] == '"' {
			quoted = !quoted
		}
		if i < len(line) && (line[i] != ';' || quoted) {
			continue
		}
		text := strings.TrimLeft(line[start:i], " \t")
		if trimmed := strings.TrimRight(text, " \t"); trimmed != "" {
			found = append(found, word{trimmed, offset + i - len(text)})
		}
		start = i + 1
	}
	return found, nil
}

// parseRow reads a position followed by EPD operations, both on one line.
func parseRow(line string) (Row, error) {
	start := len(line) - len(strings.TrimLeft(line, " \t"))
	row, rest, err := parsePosition(line[start:], start)
	if err != nil {
		return Row{}, err
	}
	found, err := operations(line[rest:], rest)
	if err != nil {
		return Row{}, err
	}
	for _, operation := range found {
		if err := row.add(operation); err != nil {
			return Row{}, err
		}
	}
	return row, nil
}

// parsePosition reads the position at the start of text, which begins at offset in its line. It
// returns the offset in the line at which the operations begin.
func parsePosition(text string, offset int) (row Row, rest int, err error) {
	pos, operations, err := board.ParseEPD(text)
	if err != nil {
		return Row{}, 0, &at{offset + fenOffset(err), err}
	}
	end := len(text) - len(operations)
	return Row{FEN: strings.TrimRight(text[:end], " "), Position: pos}, offset + end, nil
}

func fenOffset(err error) int {
	var fen *board.FENError
	if errors.As(err, &fen) {
		return fen.Offset
	}
	return 0
}

// add reads one operation: a count such as "D4 197281", an id, or another one, which is kept as text.
func (r *Row) add(operation word) error {
	name := operation.text
	if i := strings.IndexAny(name, " \t"); i >= 0 {
		name = name[:i]
	}
	operand := strings.TrimLeft(operation.text[len(name):], " \t")
	switch {
	case name == "id":
		r.ID = unquoted(operand)
		return nil
	case beginsCount(name):
		if !isDigits(name[1:]) || len(name) == 1 {
			return &at{operation.offset, fmt.Errorf("operation %s: expected a count, such as \"D2 400\"", printable.Quote(operation.text, maxShown))}
		}
		depth := word{name[1:], operation.offset + 1}
		nodes := word{operand, operation.offset + len(operation.text) - len(operand)}
		return r.addText(depth, nodes)
	default:
		r.Operations = append(r.Operations, operation.text)
		return nil
	}
}

// beginsCount reports whether an operation of this name is a count, or was meant to be one: no operation of EPD
// begins with a capital letter, and those that begin with "d" go on with a letter, such as "dm".
func beginsCount(name string) bool {
	return name[0] == 'D' || name[0] == 'd' && (len(name) == 1 || !isLetter(name[1]))
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// unquoted drops all quotes; the notation cannot escape them.
func unquoted(text string) string { return strings.ReplaceAll(text, `"`, "") }

func isDigits(text string) bool { return strings.Trim(text, "0123456789") == "" }

// addText reads depth and nodes and adds the count.
func (r *Row) addText(depth, nodes word) error {
	d, err := strconv.Atoi(depth.text)
	if err != nil || d < 0 || d > perft.MaxDepth {
		return &at{depth.offset, fmt.Errorf("depth %s: expected a number from 0 to %d", printable.Quote(depth.text, maxShown), perft.MaxDepth)}
	}
	n, err := perft.ParseNodes(nodes.text)
	if err != nil {
		return &at{nodes.offset, fmt.Errorf("count %s: %w", printable.Quote(nodes.text, maxShown), err)}
	}
	if err := r.addCount(Count{d, n}); err != nil {
		return &at{depth.offset, err}
	}
	return nil
}
