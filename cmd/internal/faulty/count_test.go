package faulty_test

import (
	"testing"

	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// TestWithoutFaults counts the built-in suite with all faults switched off, and with habits alone.
func TestWithoutFaults(t *testing.T) {
	var c faulty.Counter
	counted := 0
	for _, row := range suite.Default() {
		p := faulty.New(&row.Position)
		for _, want := range row.Counts {
			for _, habit := range append([]faulty.Habit{0}, faulty.Habits...) {
				if want.Nodes.Float64() > 5e5 || habit != 0 && want.Nodes.Float64() > 1e5 {
					continue
				}
				counted++
				got, moves, err := c.Count(t.Context(), p, nil, want.Depth, faulty.Set{}.WithHabit(habit), 0)
				if sum := total(moves); err != nil || sum != want.Nodes || perft.NewNodes(got) != want.Nodes {
					t.Errorf("%s depth %d: %d (moves %v), error %v, want %v", row.FEN, want.Depth, got, sum, err, want.Nodes)
				}
			}
		}
	}
	if counted < 500 {
		t.Errorf("%d counts, want more", counted)
	}
}

func total(moves []perft.MoveCount) (sum perft.Nodes) {
	for _, m := range moves {
		sum = sum.Add(m.Nodes)
	}
	return sum
}

// TestCountersKeepNothing counts with each fault, by a counter that has counted with all others before and by a new one.
func TestCountersKeepNothing(t *testing.T) {
	var used faulty.Counter
	differ := 0
	for _, row := range suite.Default()[2:6] {
		p := faulty.New(&row.Position)
		for f := range faulty.NumFaults {
			var fresh faulty.Counter
			want, _, wantErr := fresh.Count(t.Context(), p, nil, 3, faulty.Set{}.With(f, faulty.Both), 500_000)
			got, _, err := used.Count(t.Context(), p, nil, 3, faulty.Set{}.With(f, faulty.Both), 500_000)
			if got != want || (err == nil) != (wantErr == nil) {
				t.Errorf("%s, %s: %d, error %v, want %d, error %v", row.ID, faulty.Catalog[f].Name, got, err, want, wantErr)
			}
			if right := row.Counts[2].Nodes.Float64(); float64(got) != right {
				differ++
			}
		}
	}
	if differ < 300 {
		t.Errorf("%d faults show, want more", differ)
	}
}
