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
		return pieceOf(fields[0]) >= 0
	}
	return false
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
func readTrace(text []byte, file string) (trace [3]attackbench.Workload, err error) {
	questions := 0
	for number, fields := range traceLines(text) {
		piece, sq, occ, err := readQuestion(fields)
		if questions++; err == nil && questions > maxQuestions {
			err = fmt.Errorf("expected at most %d questions, found more", maxQuestions)
		}
		if err != nil {
			return trace, fmt.Errorf("%s:%d: %w", file, number, err)
		}
		add(&trace[piece], sq, occ)
	}
	return trace, nil
}

func readQuestion(fields []string) (piece attackbench.Piece, sq attacks.Square, occ attacks.Bitboard, err error) {
	if len(fields) != 3 {
		return piece, sq, occ, fmt.Errorf("expected slider, square and occupancy, such as %q, found %d fields", "queen d4 0xffff00001000efff", len(fields))
	}
	at := pieceOf(fields[0])
	if at < 0 {
		return piece, sq, occ, fmt.Errorf("slider %s: expected rook, bishop or queen", printable.Quote(fields[0], 40))
	}
	if sq, err = attacks.ParseSquare(fields[1]); err != nil {
		return piece, sq, occ, err
	}
	digits, hexadecimal := strings.CutPrefix(strings.ToLower(fields[2]), "0x")
	bits, err := strconv.ParseUint(digits, 16, 64)
	if err != nil || !hexadecimal {
		return piece, sq, occ, fmt.Errorf("occupancy %s: expected 0x and 1 to 16 hexadecimal digits", printable.Quote(fields[2], 40))
	}
	return attackbench.Piece(at), sq, attacks.Bitboard(bits), nil
}

// pieceOf returns the slider of a name, and -1 if there is none.
func pieceOf(name string) int {
	return slices.IndexFunc(attackbench.Pieces(), func(p attackbench.Piece) bool { return strings.EqualFold(p.String(), name) })
}
