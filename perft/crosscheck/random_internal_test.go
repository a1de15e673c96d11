package crosscheck

import (
	"iter"
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
			t.Errorf("%v: no legal moves, error %v", line, err)
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

// TestRandomLinesDependOnTheSeedOnly also leaves a sequence after its third position, and asks again.
func TestRandomLinesDependOnTheSeedOnly(t *testing.T) {
	roots := func(lines iter.Seq[Line], most int) (fens []string) {
		for line := range lines {
			if fens = append(fens, line.Root.FEN()); len(fens) == most {
				break
			}
		}
		return fens
	}
	endless := RandomLines(1, 1<<30, false)
	want := roots(RandomLines(1, 50, false), 51)
	if a, b := roots(endless, 3), roots(endless, 50); !slices.Equal(a, want[:3]) || !slices.Equal(b, want) {
		t.Errorf("the same seed gave\n%s and\n%s, want\n%s", a, b, want)
	}
	if slices.Equal(want, roots(RandomLines(2, 50, false), 51)) {
		t.Error("two seeds gave the same positions")
	}
	if got := roots(RandomLines(1, 50, true), 51); !strings.ContainsAny(strings.Join(got, ""), "BCDFG") {
		t.Errorf("no castling rights of Chess960 in %s", got)
	}
	if got := roots(RandomLines(1, -1, false), 1); got != nil {
		t.Errorf("positions %s, want none", got)
	}
}
