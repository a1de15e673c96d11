package crosscheck

import (
	"slices"
	"strings"
	"testing"
)

func TestStartPositionsOfChess960(t *testing.T) {
	seen := map[string]bool{}
	for number := range 960 {
		rank := scharnagl(number)
		bishops := strings.IndexByte(rank, 'b') + strings.LastIndexByte(rank, 'b')
		king := strings.IndexByte(rank, 'k')
		if seen[rank] || bishops%2 == 0 || king < strings.IndexByte(rank, 'r') || king > strings.LastIndexByte(rank, 'r') {
			t.Errorf("number %d: %s", number, rank)
		}
		seen[rank] = true
	}
	for number, want := range map[int]string{0: "bbqnnrkr", 518: "rnbqkbnr", 959: "rkrnnqbb"} {
		if got := scharnagl(number); got != want {
			t.Errorf("number %d: %s, want %s", number, got, want)
		}
	}
}

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
