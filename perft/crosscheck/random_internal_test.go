package crosscheck

import (
	"slices"
	"strings"
	"testing"
)

// TestRandomLinesHaveLegalMoves takes a seed whose games include one that ends with its last move.
func TestRandomLinesHaveLegalMoves(t *testing.T) {
	for _, line := range RandomLines(36, 100, false) {
		if pos, err := line.End(); err != nil || pos.CountLegalMoves() == 0 {
			t.Errorf("%s: no legal moves, error %v", line.Root, err)
		}
	}
}

func TestRandomLinesDependOnTheSeedOnly(t *testing.T) {
	roots := func(seed uint64, chess960 bool) (fens []string) {
		for _, line := range RandomLines(seed, 50, chess960) {
			fens = append(fens, line.Root)
		}
		return fens
	}
	if a, b := roots(1, false), roots(1, false); !slices.Equal(a, b) || len(a) != 50 {
		t.Errorf("the same seed gave\n%s\nand\n%s", a, b)
	}
	if slices.Equal(roots(1, false), roots(2, false)) {
		t.Error("two seeds gave the same positions")
	}
	if got := roots(1, true); !strings.ContainsAny(strings.Join(got, ""), "BCDFG") {
		t.Errorf("no castling rights of Chess960 in %s", got)
	}
}
