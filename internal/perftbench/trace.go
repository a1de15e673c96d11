package perftbench

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/attackbench"
	"github.com/bitray/bitray/internal/printable"
)

// trace holds questions by piece.
type trace map[attackbench.Piece]attackbench.Workload

// readTrace returns the questions of a trace, and nothing if the first line that is not skipped does not start
// with the name of a slider, as no position does.
func readTrace(text []byte, file string) (all trace, err error) {
	number, questions := 0, 0
	for line := range bytes.Lines(text) {
		number++
		fields := strings.Fields(string(line))
		switch {
		case len(fields) == 0 || strings.HasPrefix(fields[0], "#"):
			continue
		case all == nil && !isSlider(fields[0]):
			return nil, nil
		case all == nil:
			all = trace{}
		}
		err := all.add(fields)
		if questions++; err == nil && questions > maxQuestions {
			err = fmt.Errorf("expected at most %d look-ups, found more", maxQuestions)
		}
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, number, err)
		}
	}
	return all, nil
}

func isSlider(word string) bool {
	return slices.Contains(attackbench.Pieces(), attackbench.Piece(strings.ToLower(word)))
}

// add adds the question on a line to those about its piece.
func (t trace) add(fields []string) error {
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
	piece := attackbench.Piece(strings.ToLower(fields[0]))
	t[piece] = asked(t[piece], sq, attacks.Bitboard(bits))
	return nil
}

// asked returns a workload with one more question.
func asked(w attackbench.Workload, sq attacks.Square, occ attacks.Bitboard) attackbench.Workload {
	w.Squares, w.Occupancies = append(w.Squares, sq), append(w.Occupancies, occ)
	return w
}
