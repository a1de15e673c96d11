package perft_test

import (
	"context"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// TestEffort counts the start position, which has 20, 400, 8,902 and 197,281 lines of 1 to 4 plies and
// 5,362 different positions after 3 plies; none of 1 and 2 plies are equal. Parts are of depth 4.
func TestEffort(t *testing.T) {
	for _, test := range []struct {
		depth int
		o     perft.Options
		want  perft.Effort
	}{
		{0, perft.Options{}, perft.Effort{}},
		{5, perft.Options{Method: perft.MethodMake}, perft.Effort{Counted: 197_281}},
		{5, perft.Options{NoBulk: true}, perft.Effort{}},
		{5, perft.Options{Method: perft.MethodScalar}, perft.Effort{Counted: 8_902}},
		{5, perft.Options{Method: perft.MethodSIMD, Threads: 2}, perft.Effort{Counted: 400}},
		{5, perft.Options{Method: perft.MethodScalar, Threads: 2, HashMiB: 16}, perft.Effort{Counted: 8_902, LookedUp: 20 + 400}},
		{6, perft.Options{Method: perft.MethodSIMD, HashMiB: 16},
			perft.Effort{Counted: 5_362, LookedUp: 400 + 8_902, Found: 8_902 - 5_362}},
	} {
		if !test.o.Method.Available() {
			continue
		}
		d, err := perft.Divide(context.Background(), board.Start(), test.depth, test.o)
		if err != nil || d.Effort != test.want {
			t.Errorf("depth %d with %+v: %+v (error %v), want %+v", test.depth, test.o, d.Effort, err, test.want)
		}
	}
}

// TestEffortOfASession counts the same twice. The second time each root move is looked up and found, and nothing is cut
// into parts.
func TestEffortOfASession(t *testing.T) {
	s, err := perft.NewSession(perft.Options{Method: perft.MethodScalar, HashMiB: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var before perft.Effort
	for i := range 3 {
		d, err := s.Divide(context.Background(), board.Start(), 6)
		if err != nil || d.Total != perft.NewNodes(119_060_324) || len(d.Roots) != 20 {
			t.Errorf("%v of %d root moves, error %v", d.Total, len(d.Roots), err)
		}
		after := s.Effort()
		if want := before.Add(perft.Effort{LookedUp: 20, Found: 20}); i > 0 && after != want {
			t.Errorf("count %d: %+v, want %+v", i+1, after, want)
		}
		before = after
	}
}
