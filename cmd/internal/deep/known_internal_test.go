package deep

import (
	"testing"

	"github.com/bitray/bitray/perft/board"
)

// TestKnown looks up the first and the last entry of a list, those beside them, and another position.
func TestKnown(t *testing.T) {
	list, start := []int{20, 400, 8902}, board.Start()
	other, err := board.ParseFEN("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		root  *board.Position
		depth int
		want  int
	}{{&start, 1, 20}, {&start, 3, 8902}, {&start, 0, 0}, {&start, 4, 0}, {&other, 1, 0}} {
		if got, is := known(list, test.root, test.depth); got != test.want || is != (test.want != 0) {
			t.Errorf("%s, depth %d: %d, %v, want %d", test.root.FEN(), test.depth, got, is, test.want)
		}
	}
}
