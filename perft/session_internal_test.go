package perft

import (
	"context"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

// TestClosedSessionHasNoTable looks for a count in the table of a session, which Close frees.
func TestClosedSessionHasNoTable(t *testing.T) {
	c, err := NewSession(Options{HashMiB: 1})
	if err != nil {
		t.Fatal(err)
	}
	p := board.Start()
	if _, err := c.AppendCounts(context.Background(), nil, []board.Position{p}, 4); err != nil {
		t.Fatal(err)
	}
	key := c.table.Key(&p, 4)
	if n, found := c.table.Load(key); !found || n != 197281 {
		t.Errorf("before Close: found %v, %d, want 197281", found, n)
	}
	c.Close()
	if n, found := c.table.Load(key); found {
		t.Errorf("after Close the table still has %d", n)
	}
}

// TestSessionInAnyOrder counts positions that differ in little, to random depths, in all ways that a session has and in
// several widths of its table, and compares with counts of the simplest method without a table.
func TestSessionInAnyOrder(t *testing.T) {
	var positions []board.Position
	for _, fen := range []string{
		"r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
		"r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 1",
		"r3k2r/8/8/3pP3/8/8/8/R3K2R w Qkq d6 0 1",
		"r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 0 1",
		"r3k2r/8/8/3pP3/8/8/8/R2K3R w HAkq - 7 9",
		"r3k2r/8/8/3pP3/8/8/8/R3K1R1 w Qkq - 0 1",
		"r3k2r/8/8/3pP3/8/8/8/R3K1R1 w GAkq - 0 1",
		"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
	} {
		positions = append(positions, position(t, fen))
	}
	const deepest = 5
	var want [][]Division
	for _, p := range positions {
		var divided []Division
		for depth := range deepest + 1 {
			d, err := Divide(t.Context(), p, depth, Options{Method: MethodMake})
			if err != nil {
				t.Fatal(err)
			}
			d.Effort = Effort{}
			divided = append(divided, d)
		}
		want = append(want, divided)
	}
	random := rand.New(rand.NewPCG(1, 2))
	for _, o := range []Options{{HashMiB: 40}, {HashMiB: 40, Threads: 3, Seed: 9}, {HashMiB: 1, Method: MethodMake}, {HashMiB: 4, Method: MethodScalar}, {Threads: 2}} {
		s, err := NewSession(o)
		if err != nil {
			t.Fatal(err)
		}
		if s.table != nil {
			s.use(1) // at first
		}
		for range 200 {
			which, depth := random.IntN(len(positions)), random.IntN(deepest+1)
			p, want := positions[which], want[which][depth]
			switch random.IntN(8) {
			case 0:
				s.use(random.IntN(o.HashMiB + 1))
			case 1:
				if got, err := s.Count(t.Context(), p, depth); err != nil || got != want.Total {
					t.Errorf("%+v: %s, depth %d: got %v, want %v (error %v)", o, p.FEN(), depth, got, want.Total, err)
				}
			case 2, 3:
				if got, err := s.AppendCounts(t.Context(), nil, []board.Position{p}, depth); err != nil || len(got) != 1 || got[0] != want.Total {
					t.Errorf("%+v: %s, depth %d: got %v, want %v (error %v)", o, p.FEN(), depth, got, want.Total, err)
				}
			default:
				got, err := s.Divide(t.Context(), p, depth)
				if got.Effort = (Effort{}); err != nil || !reflect.DeepEqual(got, want) {
					t.Errorf("%+v: %s, depth %d: got %v, want %v (error %v)", o, p.FEN(), depth, got, want, err)
				}
			}
		}
		if found := s.Effort().Found > 0; found != (s.table != nil) {
			t.Errorf("%+v: %+v: the table has been of use: %v", o, s.Effort(), found)
		}
		s.Close()
	}
}
