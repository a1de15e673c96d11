package attackbench

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/printable"
)

// readTrace returns the questions of a trace, and nothing if the first line that is not skipped does not start
// with the name of a slider, as no position does.
func readTrace(text []byte, file string) (all map[Piece]Workload, err error) {
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
			all = map[Piece]Workload{}
		}
		err := readQuestion(all, fields)
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
	return slices.Contains(Pieces(), Piece(strings.ToLower(word)))
}

// readQuestion adds the question on a line to those about its piece.
func readQuestion(all map[Piece]Workload, fields []string) error {
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
	piece := Piece(strings.ToLower(fields[0]))
	w := all[piece]
	w.add(sq, attacks.Bitboard(bits))
	all[piece] = w
	return nil
}
