package crosscheck_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/mirror"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// elsewhere counts in another position than it is asked about.
type elsewhere struct {
	crosscheck.MoveGenerator
	in func(crosscheck.Line) crosscheck.Line
}

func (e elsewhere) Divide(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	return e.MoveGenerator.Divide(ctx, e.in(line), depth)
}

// TestOtherPositions has generators that ignore moves, or that refuse a FEN and keep the start position or what they had.
func TestOtherPositions(t *testing.T) {
	start, pawn, passant := lineOf(t, startFEN), lineOf(t, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), lineOf(t, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
	kept := start
	keeps := func(line crosscheck.Line) crosscheck.Line {
		if !strings.Contains(line.String(), " d6 ") {
			kept = line
		}
		return kept
	}
	white := func(line crosscheck.Line) crosscheck.Line {
		return lineOf(t, strings.Replace(line.String(), " b ", " w ", 1))
	}
	stays := func(line crosscheck.Line) crosscheck.Line { line.Moves = nil; return line }
	miscounts := liar{judge(), func(_ crosscheck.Line, depth int, honest []perft.MoveCount) []perft.MoveCount {
		if depth > 1 {
			honest[0].Nodes = perft.NewNodes(7)
		}
		return honest
	}}
	const root, first, before = "those of the root: does it ignore the moves of the path?", "those of the start position: did it refuse the FEN?",
		"those of the position that it was asked before, 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1: did it refuse this one?"
	const other = "all its moves are those of white's pieces: does it read the side to move?"
	for _, test := range []struct {
		name  string
		side  crosscheck.MoveGenerator
		depth int
		lines []crosscheck.Line
		want  string
	}{
		{"refuses all", elsewhere{judge(), func(crosscheck.Line) crosscheck.Line { return start }}, 1, []crosscheck.Line{start, pawn}, first},
		{"refuses all, kiwipete", elsewhere{judge(), func(crosscheck.Line) crosscheck.Line { return start }}, 3, []crosscheck.Line{lineOf(t, kiwipete)}, first},
		{"keeps the last one", elsewhere{judge(), keeps}, 1, []crosscheck.Line{start, pawn, passant}, before},
		{"ignores moves, and has a mistake", elsewhere{miscounts, stays}, 4, []crosscheck.Line{lineOf(t, kiwipete)}, root},
		{"reads no side to move", elsewhere{judge(), white}, 1, []crosscheck.Line{pawn, lineOf(t, "4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1")}, other},
		{"reads no side to move, and looks mirrored", elsewhere{judge(), white}, 1, []crosscheck.Line{lineOf(t, "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1")}, other},
		{"ignores moves", elsewhere{judge(), stays}, 1, []crosscheck.Line{then(start, "e2e4")}, root},
	} {
		d := search(t, test.side, test.depth, test.lines...)
		if d == nil || d.Class() != crosscheck.OtherPosition || d.InMaking || strings.Count(d.String(), test.want) != 1 {
			t.Errorf("%s: got\n%v", test.name, d)
		}
	}
	// All squares have the names of others, also where they look as if the other side were to move.
	for _, way := range mirror.Ways {
		for _, fen := range []string{startFEN, kiwipete} {
			d := search(t, lying(func(_ crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount {
				for i := range honest {
					honest[i].Move = way.Read(honest[i].Move)
				}
				return honest
			}), 1, lineOf(t, fen))
			if same := fen == startFEN && way.Name == "mirrored-files"; (d == nil) != same || !same && (d.Class() != crosscheck.OtherPosition || strings.Count(d.String(), way.Text) != 1) {
				t.Errorf("%s: got\n%v", way.Text, d)
			}
		}
	}
	// The same moves are another mistake where all of them are moves of pieces that stand there.
	d := search(t, lying(func(line crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount {
		return slices.DeleteFunc(honest, func(c perft.MoveCount) bool { return c.Move == "e5d6" })
	}), 1, lineOf(t, "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"), passant)
	if d == nil || d.Class() != crosscheck.EnPassant {
		t.Errorf("got\n%v", d)
	}
}
