package transform

import (
	"fmt"
	"strings"
)

// Parse reads a board as [Draw] writes it: eight lines of eight squares, rank 8 first, "." for
// an empty square and "1" for one of the set. Blanks between squares and empty lines do not
// matter. The error names the line, the rank and the file of what was not expected.
func Parse(drawing string) (uint64, error) {
	var b uint64
	rank := 8
	for i, line := range strings.Split(drawing, "\n") {
		squares := strings.Join(strings.Fields(line), "")
		if squares == "" {
			continue
		}
		if rank == 0 {
			return 0, fmt.Errorf("board, line %d: expected eight ranks, found a ninth", i+1)
		}
		rank--
		occupied, err := parseRank(squares)
		if err != nil {
			return 0, fmt.Errorf("board, line %d, rank %d: %w", i+1, rank+1, err)
		}
		b |= uint64(occupied) << (8 * rank)
	}
	if rank > 0 {
		return 0, fmt.Errorf("board: expected eight ranks, found %d", 8-rank)
	}
	return b, nil
}

func parseRank(squares string) (uint8, error) {
	if len(squares) != 8 {
		return 0, fmt.Errorf("expected eight squares, found %q", squares)
	}
	var occupied uint8
	for file := range 8 {
		switch squares[file] {
		case '1':
			occupied |= 1 << file
		case '.':
		default:
			return 0, fmt.Errorf("file %c: expected '.' or '1', found %q", 'a'+file, squares[file])
		}
	}
	return occupied, nil
}
