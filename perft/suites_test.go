package perft_test

import (
	"context"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// readSuite reads one of the files of positions reached by random play, whose counts two
// independent engines agree on. Every row has counts from depth 1 on.
func readSuite(t testing.TB, name string) []suite.Row {
	t.Helper()
	rows, err := suite.ReadFile("suite/testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		if len(r.Counts) < 3 || r.Counts[len(r.Counts)-1].Depth != len(r.Counts) {
			t.Fatalf("%s: counts %v, want those from depth 1 to 3 or more", r.Place(), r.Counts)
		}
	}
	return rows
}

var suites = []struct {
	name string
	rows int
}{
	{"standard-random.epd", 330},
	{"chess960-random.epd", 160},
}

// shortRow is the number of nodes of a suite's row above which a count waits for the flag -long.
const shortRow = 150_000

func TestSuites(t *testing.T) {
	for _, s := range suites {
		t.Run(s.name, func(t *testing.T) {
			rows := readSuite(t, s.name)
			if len(rows) != s.rows {
				t.Errorf("%d rows, want %d", len(rows), s.rows)
			}
			for _, r := range rows {
				checkRow(t, r, perft.Options{})
			}
		})
	}
}

func checkRow(t *testing.T, r suite.Row, o perft.Options) {
	t.Helper()
	for _, want := range r.Counts {
		if want.Nodes.Cmp(perft.NewNodes(shortRow)) > 0 && !*long {
			return
		}
		got, err := perft.Count(context.Background(), r.Position, want.Depth, o)
		if err != nil || got != want.Nodes {
			t.Fatalf("%s: perft %d of %s: got %v, want %v (error %v)\n%s",
				r.Place(), want.Depth, r.FEN, got, want.Nodes, err, r.Position.Draw())
		}
	}
}
