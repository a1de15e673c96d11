package crosscheck

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

// TestRandomLinesHaveLegalMoves takes a seed whose games include one that ends with its last move.
func TestRandomLinesHaveLegalMoves(t *testing.T) {
	n := 0
	for line := range RandomLines(58, 100, false) {
		n++
		if pos, err := line.End(); err != nil || pos.CountLegalMoves() == 0 {
			t.Errorf("%s: no legal moves, error %v", line.Root, err)
		}
	}
	for seed := range uint64(300) {
		pos := rarePosition(rand.New(rand.NewPCG(seed, 0)), seed%2 == 0)
		setup := pos.Setup()
		if faults := setup.Faults() &^ board.Superfluous; faults != 0 || pos.CountLegalMoves() == 0 {
			t.Errorf("%v: %v, %d moves", pos, faults, pos.CountLegalMoves())
		}
	}
	if n != 100 {
		t.Errorf("%d positions, want 100", n)
	}
}

// TestRandomLinesEndWhenTheCallerStops leaves the sequence after its third position, and asks again.
func TestRandomLinesEndWhenTheCallerStops(t *testing.T) {
	all := RandomLines(1, 1<<30, false)
	for range 2 {
		var roots []string
		for line := range all {
			if roots = append(roots, line.Root); len(roots) == 3 {
				break
			}
		}
		if want := slices.Collect(RandomLines(1, 3, false)); roots[0] != want[0].Root || roots[2] != want[2].Root {
			t.Errorf("got %s, want %v", roots, want)
		}
	}
	for range RandomLines(1, -1, false) {
		t.Error("a position, want none")
	}
}

func TestRandomLinesDependOnTheSeedOnly(t *testing.T) {
	roots := func(seed uint64, chess960 bool) (fens []string) {
		for line := range RandomLines(seed, 50, chess960) {
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
