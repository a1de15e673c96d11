package perft_test

import (
	"context"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

// readSuite reads one of the files of positions: hard ones, and those reached by random play, whose counts two
// independent engines agree on. Every row has counts from depth 1 on.
func readSuite(t testing.TB, name string) []suite.Row {
	t.Helper()
	rows, err := suite.ReadFile("suite/" + name)
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
	{"default.epd", 92},
	{"testdata/standard-random.epd", 330},
	{"testdata/chess960-random.epd", 160},
}

// shortRow is the number of nodes of a suite's row above which a count waits for the flag -long, and simdRow
// that by the method SIMD: enough for depth 4 and more, where nodes three plies above the leaves begin.
const (
	shortRow = 150_000
	simdRow  = 20_000_000
)

func TestSuites(t *testing.T) {
	for _, s := range suites {
		t.Run(s.name, func(t *testing.T) {
			rows := readSuite(t, s.name)
			if len(rows) != s.rows {
				t.Errorf("%d rows, want %d", len(rows), s.rows)
			}
			deep := 0
			for _, r := range rows {
				deep += checkRow(t, r, perft.Options{})
			}
			if perft.MethodSIMD.Available() && deep < s.rows {
				t.Errorf("%d counts to depth 4 or more, want %d", deep, s.rows)
			}
		})
	}
}

// checkRow counts a row and returns how many of the counts were to depth 4 or more.
func checkRow(t *testing.T, r suite.Row, o perft.Options) (deep int) {
	t.Helper()
	most := uint64(shortRow)
	if o.ChosenMethod() == perft.MethodSIMD {
		most = simdRow
	}
	for _, want := range r.Counts {
		if want.Nodes.Cmp(perft.NewNodes(most)) > 0 && !*long {
			return deep
		}
		if want.Depth >= 4 {
			deep++
		}
		got, err := perft.Count(context.Background(), r.Position, want.Depth, o)
		if err != nil || got != want.Nodes {
			t.Fatalf("%s: perft %d of %s: got %v, want %v (error %v)\n%s",
				r.Place(), want.Depth, r.FEN, got, want.Nodes, err, r.Position.Draw())
		}
	}
	return deep
}
