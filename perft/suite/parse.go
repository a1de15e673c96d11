package suite

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/internal/pattern"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

var (
	// startRow matches a row of the start position by its name; what else is after the name may be moves.
	startRow = pattern.Lazy(`^startpos(?:[ \t]*;|[ \t]+[Dd][0-9]|$)`)
	// operation is what lies between semicolons outside double quotes, without the spaces and tabs before it; or a comment, which ends
	// a row after a count, or in place of an operation: elsewhere "#" may be a mate.
	operation = pattern.Lazy(`(?:#|//).*|[Dd][0-9]+(?:[^;"#/]|/(?:[^;"/]|$)|"[^"]*")*|(?:[^ \t;"]|"[^"]*")(?:[^;"]|"[^"]*")*`)
	countName = pattern.Lazy(`^[Dd][0-9]+$`)
	// grouped is a count in groups of three digits, with separators between.
	grouped    = pattern.Lazy(`^[0-9]{1,3}(?:[,._' ][0-9]{3})+$`)
	separators = strings.NewReplacer(",", "", ".", "", "_", "", "'", "", " ", "")
	// opcode is what names an operation of EPD that is no count, nor meant as one: none begins with a capital D, and
	// those that begin with "d" go on with a letter, such as "dm". So another position is no operation either.
	opcode = pattern.Lazy(`^(?:[A-CE-Za-ce-z]|d[A-Za-z])[A-Za-z0-9_]*$`)
)

const blanks = " \t"

// parseRow reads a position and the EPD operations after it.
func parseRow(text string) (Row, *Error) {
	pos, operations, err := board.ParseEPD(text)
	if startRow().MatchString(text) {
		pos, operations, err = board.Start(), text[len("startpos"):], nil
	}
	if fen, ok := errors.AsType[*board.FENError](err); ok {
		return Row{}, at(fen.Offset, err)
	}
	rest := len(text) - len(operations)
	row := Row{FEN: strings.Join(strings.Fields(text[:rest]), " "), Position: pos}
	if row.FEN == "startpos" {
		row.FEN = pos.FEN()
	}
	if strings.Count(text[rest:], `"`)%2 != 0 {
		return Row{}, at(strings.LastIndexByte(text, '"'), errors.New("expected another quote after this one"))
	}
	for _, place := range operation().FindAllStringIndex(text[rest:], -1) {
		if err := row.add(strings.TrimRight(text[rest+place[0]:rest+place[1]], blanks)); err != nil {
			return Row{}, at(rest+place[0], err)
		}
	}
	return row, nil
}

// add reads one operation: a count such as "D4 197281", an id, or another one, which is kept as text.
func (r *Row) add(operation string) error {
	name, operand, _ := strings.Cut(strings.ReplaceAll(operation, "\t", " "), " ")
	operand = strings.TrimLeft(operand, blanks)
	switch {
	case strings.HasPrefix(name, "#"), strings.HasPrefix(name, "//"):
	case name == "id":
		r.ID = unquoted(operand)
	case countName().MatchString(name):
		err := r.addCount(name[1:], operand)
		if err == nil || len(pairsIn(operation)) < 4 { // as nearly always
			return err
		}
		return r.addPairs(pairsIn(operation)) // "D1 20 D2 400"
	case len(pairsIn(operation)) == 2: // "perft 2 = 400"
		return r.addPairs(pairsIn(operation))
	case !opcode().MatchString(name) || name == "perft": // which is meant as a count
		return fmt.Errorf("operation %s: expected a count, such as \"D2 400\", or a name of letters, digits and underscores",
			printable.Quote(operation, maxShown))
	default:
		r.Operations = append(r.Operations, operation)
	}
	return nil
}

// unquoted drops all quotes; the notation cannot escape them.
func unquoted(text string) string { return strings.ReplaceAll(text, `"`, "") }

// addPairs adds counts, each of which comes after its depth.
func (r *Row) addPairs(numbers []string) error {
	for pair := range slices.Chunk(numbers, 2) {
		if err := r.addCount(pair[0], pair[1]); err != nil {
			return err
		}
	}
	return nil
}

// addCount adds a count, in the order of depths.
func (r *Row) addCount(depth, nodes string) error {
	d, err := strconv.Atoi(depth)
	if err != nil || d < 0 || d > perft.MaxDepth {
		return fmt.Errorf("depth %s: expected a number from 0 to %d", printable.Quote(depth, maxShown), perft.MaxDepth)
	}
	digits := nodes
	if grouped().MatchString(digits) {
		digits = separators.Replace(digits)
	}
	n, err := perft.ParseNodes(digits)
	if err != nil {
		return fmt.Errorf("count %s: %w", printable.Quote(nodes, maxShown), err)
	}
	i, found := slices.BinarySearchFunc(r.Counts, d, func(c Count, depth int) int { return c.Depth - depth })
	switch {
	case !found:
		r.Counts = slices.Insert(r.Counts, i, Count{d, n})
	case r.Counts[i].Nodes != n:
		return fmt.Errorf("depth %d already has a count: %v", d, r.Counts[i].Nodes)
	}
	return nil
}
