package engine

import (
	"strings"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// TestIgnoredMoves has programs that answer the same after moves: one that castles as in the root, after moves that came back
// there, one that ignores them, and one that has another position.
func TestIgnoredMoves(t *testing.T) {
	root, err := board.ParseFEN("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		moves, answer string
		ignores       bool
	}{
		{"e1e2 e8e7 e2e1 e7e8", "e1g1 h1h2", false},
		{"h1h2 e8e7", "e1g1 h1h2", true},
		{"h1h2 e8e7", "a2a3 h1h2", false},
	} {
		var habit moveHabit
		var answer []perft.MoveCount
		for _, move := range strings.Fields(test.answer) {
			answer = append(answer, perft.MoveCount{Move: move, Nodes: perft.NewNodes(1)})
		}
		line := crosscheck.Line{Root: root, Moves: strings.Fields(test.moves)}
		_, err := habit.divide(line, func(crosscheck.Line) ([]perft.MoveCount, error) { return answer, nil })
		if err != nil || habit.IgnoresMoves() != test.ignores {
			t.Errorf("%s after %s: ignores moves: %t, error %v, want %t", test.answer, test.moves, habit.IgnoresMoves(), err, test.ignores)
		}
	}
}
