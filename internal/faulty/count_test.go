package faulty_test

import (
	"testing"

	"github.com/bitray/bitray/internal/faulty"
	"github.com/bitray/bitray/perft/suite"
)

// TestWithoutFaults counts the built-in suite with all faults switched off, and with habits alone.
func TestWithoutFaults(t *testing.T) {
	var c faulty.Counter
	counted := 0
	for _, row := range suite.Default() {
		p, err := faulty.New(&row.Position)
		if err != nil {
			continue // Chess960
		}
		for _, want := range row.Counts {
			for _, set := range []faulty.Set{{}, faulty.Set{}.With(faulty.TestsByMaking, faulty.Both), faulty.Set{}.With(faulty.KeepsKings, faulty.Both)} {
				if want.Nodes.Float64() > 5e5 || set != (faulty.Set{}) && want.Nodes.Float64() > 1e5 {
					continue
				}
				counted++
				got, lines, err := c.Count(t.Context(), p, nil, want.Depth, set, 0)
				if sum := total(lines); err != nil || sum != got || float64(got) != want.Nodes.Float64() {
					t.Errorf("%s depth %d: %d (lines %d), error %v, want %v", row.FEN, want.Depth, got, sum, err, want.Nodes)
				}
			}
		}
	}
	if counted < 500 {
		t.Errorf("%d counts, want more", counted)
	}
}

func total(lines []faulty.Line) (sum uint64) {
	for _, l := range lines {
		sum += l.Leaves
	}
	return sum
}

// TestCountersKeepNothing counts with each fault, by a counter that has counted with all others before and by a new one.
func TestCountersKeepNothing(t *testing.T) {
	var used faulty.Counter
	differ := 0
	for _, row := range suite.Default()[:6] {
		p, err := faulty.New(&row.Position)
		if err != nil {
			t.Fatal(err)
		}
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
