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
		{5, perft.Options{Method: perft.Make}, perft.Effort{Counted: 197_281}},
		{5, perft.Options{NoBulk: true}, perft.Effort{}},
		{5, perft.Options{Method: perft.Scalar}, perft.Effort{Counted: 8_902}},
		{5, perft.Options{Method: perft.SIMD, Threads: 2}, perft.Effort{Counted: 400}},
		{5, perft.Options{Method: perft.Scalar, Threads: 2, HashMiB: 16}, perft.Effort{Counted: 8_902, LookedUp: 20 + 400}},
		{6, perft.Options{Method: perft.SIMD, HashMiB: 16},
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

// TestEffortOfASession counts the same twice: the second time it finds the first.
func TestEffortOfASession(t *testing.T) {
	s, err := perft.NewSession(perft.Options{Method: perft.Scalar, HashMiB: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	want := perft.Effort{Counted: 400, LookedUp: 20}
	for range 2 {
		if _, err := s.Count(context.Background(), board.Start(), 4); err != nil {
			t.Fatal(err)
		}
		if got := s.Effort(); got != want {
			t.Errorf("%+v, want %+v", got, want)
		}
		want = want.Add(perft.Effort{LookedUp: 20, Found: 20})
	}
}
