package perftbench

import (
	"bytes"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/internal/printable"
)

// isTrace reports whether the first line that is not skipped starts with the name of a slider. No
// position does.
func isTrace(text []byte) bool {
	for _, fields := range traceLines(text) {
		return isSlider(fields[0])
	}
	return false
}

func isSlider(word string) bool {
	return slices.Contains(attackbench.Pieces(), attackbench.Piece(strings.ToLower(word)))
}

// traceLines yields the numbers, from 1, and the fields of all lines that are not skipped.
func traceLines(text []byte) iter.Seq2[int, []string] {
	return func(yield func(int, []string) bool) {
		number := 0
		for line := range bytes.Lines(text) {
			number++
			fields := strings.Fields(string(line))
			if len(fields) == 0 || strings.HasPrefix(fields[0], "#") {
				continue
			}
			if !yield(number, fields) {
				return
			}
		}
	}
}

// readTrace returns the questions of a trace by piece.
func readTrace(text []byte, file string) (map[attackbench.Piece]*attackbench.Workload, error) {
	trace, questions := map[attackbench.Piece]*attackbench.Workload{}, 0
	for _, piece := range attackbench.Pieces() {
		trace[piece] = new(attackbench.Workload)
	}
	for number, fields := range traceLines(text) {
		err := readQuestion(fields, trace)
		if questions++; err == nil && questions > maxQuestions {
			err = fmt.Errorf("expected at most %d questions, found more", maxQuestions)
		}
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, number, err)
		}
	}
	return trace, nil
}

// readQuestion adds the question on a line to those about its piece.
func readQuestion(fields []string, to map[attackbench.Piece]*attackbench.Workload) error {
	switch {
	case len(fields) != 3:
		return fmt.Errorf("expected slider, square and occupancy, such as %q, found %d fields", "queen d4 0xffff00001000efff", len(fields))
	case !isSlider(fields[0]):
		return fmt.Errorf("slider %s: expected rook, bishop or queen", printable.Quote(fields[0], 40))
	}
	sq, err := attacks.ParseSquare(fields[1])
	if err != nil {
		return err
	}
	digits, hexadecimal := strings.CutPrefix(strings.ToLower(fields[2]), "0x")
	bits, err := strconv.ParseUint(digits, 16, 64)
	if err != nil || !hexadecimal {
		return fmt.Errorf("occupancy %s: expected 0x and 1 to 16 hexadecimal digits", printable.Quote(fields[2], 40))
	}
	add(to[attackbench.Piece(strings.ToLower(fields[0]))], sq, attacks.Bitboard(bits))
	return nil
}
