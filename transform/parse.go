package transform

import (
	"fmt"
	"strings"
)

// ParseBoard reads a board as [Draw] writes it: eight lines of eight squares, rank 8 first, "." for
// an empty square and "1" for one of the set. Blanks between squares and empty lines do not
// matter. The error names the line, the rank and the file of what was not expected.
func ParseBoard[B ~uint64](drawing string) (b B, err error) {
	rank := 8
	for i, line := range strings.Split(drawing, "\n") {
		squares := strings.Join(strings.Fields(line), "")
		file := len(squares) - len(strings.TrimLeft(squares, ".1"))
		switch {
		case squares == "":
			continue
		case rank == 0:
			return 0, fmt.Errorf("board, line %d: expected eight ranks, found a ninth", i+1)
		case len(squares) != 8:
			return 0, fmt.Errorf("board, line %d, rank %d: expected eight squares, found %q", i+1, rank, squares)
		case file < 8:
			return 0, fmt.Errorf("board, line %d, rank %d: file %c: expected '.' or '1', found %q", i+1, rank, 'a'+file, squares[file])
		}
		rank--
		for file := range 8 {
			b |= B(squares[file]&1) << (8*rank + file) // '1' is odd, '.' is even
		}
	}
	if rank > 0 {
		return 0, fmt.Errorf("board: expected eight ranks, found %d", 8-rank)
	}
	return b, nil
}
