package crosscheck_test

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// castlesWithPinnedRook castles whenever the rook shields the king, in Chess960.
var castlesWithPinnedRook = lying(func(line crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount {
	pos, err := line.End()
	if err != nil {
		panic(err)
	}
	us, them := pos.Side(pos.SideToMove()), pos.Side(pos.SideToMove().Other())
	king := us.King.First()
	for rook := range (pos.CastlingRooks() & us.Orthogonals).Squares() {
		seen := attacks.Rook(king, pos.Occupied()) ^ attacks.Rook(king, pos.Occupied()&^rook.Bitboard())
		if seen&them.Orthogonals != 0 {
			honest = toggle(honest, king.String()+rook.String())
		}
	}
	return honest
})

// endsAfterFiftyMoves counts no leaves after fifty moves without a capture or a move of a pawn.
var endsAfterFiftyMoves = liar{judge(), func(line crosscheck.Line, depth int, honest []perft.MoveCount) []perft.MoveCount {
	for i, c := range honest {
		if pos, err := then(line, c.Move).End(); err == nil && depth > 1 && pos.HalfmoveClock() >= 100 {
			honest[i].Nodes = perft.Nodes{}
		}
	}
	return honest
}}

func judge() crosscheck.MoveGenerator { return crosscheck.Bitray(1) }

// TestBugsOfLiars finds the first difference that each makes in the suite and among random positions, and makes it small.
func TestBugsOfLiars(t *testing.T) {
	for _, test := range []struct {
		tested   crosscheck.MoveGenerator
		chess960 bool
		class    crosscheck.Class
		pieces   int
		depth    int // at which it shows
	}{
		{castlesWithPinnedRook, true, "castling", 4, 1},
		{endsAfterFiftyMoves, false, "counting", 2, 2},
	} {
		var lines []crosscheck.Line
		for _, row := range suite.Default() {
			if line := crosscheck.NewLine(row.Position); line.Chess960 == test.chess960 {
				lines = append(lines, line)
			}
		}
		found := search(t, test.tested, 3, lines...)
		if found == nil || found.Class() != test.class || found.InMaking {
			t.Fatalf("got %v, want class %s", found, test.class)
		}
		s := crosscheck.Search{Tested: test.tested, Reference: judge()}
		small, _, err := s.Minimize(t.Context(), found)
		if err != nil || pieces(small) != test.pieces || small.Class() != test.class {
			t.Errorf("minimized to %v, error %v, want %d pieces", small, err, test.pieces)
		}
		random := slices.Collect(crosscheck.RandomLines(1, 1000, test.chess960))
		if search(t, test.tested, test.depth, random...) == nil {
			t.Errorf("%s: not found in %d positions", test.class, len(random))
		}
	}
}
