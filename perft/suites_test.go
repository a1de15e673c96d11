package perft_test

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// row is a line of a suite: a position and its counts, from depth 1.
type row struct {
	line   int
	pos    board.Position
	counts []uint64
}

// suite reads one of the files of positions reached by random play, whose counts two
// independent engines agree on.
func suite(t testing.TB, name string) (rows []row) {
	t.Helper()
	f, err := os.Open("suite/testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for line := 1; lines.Scan(); line++ {
		p, counts, err := board.ParseEPD(lines.Text())
		if err != nil {
			t.Fatalf("%s:%d: %v", name, line, err)
		}
		r := row{line: line, pos: p}
		for i, field := range strings.Split(strings.TrimPrefix(counts, ";"), ";") {
			var depth int
			var count uint64
			if _, err := fmt.Sscanf(field, "D%d %d", &depth, &count); err != nil || depth != i+1 {
				t.Fatalf("%s:%d: %q: expected D%d and a count", name, line, field, i+1)
			}
			r.counts = append(r.counts, count)
		}
		rows = append(rows, r)
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
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
			rows := suite(t, s.name)
			if len(rows) != s.rows {
				t.Errorf("%d rows, want %d", len(rows), s.rows)
			}
			for _, r := range rows {
				checkRow(t, s.name, r, perft.Options{})
			}
		})
	}
}

func checkRow(t *testing.T, name string, r row, o perft.Options) {
	t.Helper()
	for i, want := range r.counts {
		if want > shortRow && !*long {
			return
		}
		got, err := perft.Count(context.Background(), r.pos, i+1, o)
		if err != nil || got != perft.NewNodes(want) {
			t.Fatalf("%s:%d: perft %d of %s: got %v, want %d (error %v)\n%s",
				name, r.line, i+1, r.pos.FEN(), got, want, err, r.pos.Draw())
		}
	}
}
