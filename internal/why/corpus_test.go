package why_test

import (
	"flag"
	"math"
	"math/rand/v2"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/why"
	"github.com/bitray/bitray/perft/board"
)

var long = flag.Bool("long", false, "explain all published counts and 1,000 random ones")

func parse(t *testing.T, fen string) board.Position {
	t.Helper()
	pos, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return pos
}

func explain(t *testing.T, claims ...*why.Claim) why.Answer {
	t.Helper()
	s := why.Solver{Threads: runtime.GOMAXPROCS(0)}
	a, err := s.Explain(t.Context(), claims)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// known returns the row of the table with a FEN and a depth, or nil.
func known(fen string, depth int) *why.Row {
	for _, r := range why.Rows() {
		if r.FEN == fen && r.Depth == depth {
			return r
		}
	}
	return nil
}

// TestPublishedCounts explains wrong counts that people have published, and names the causes that are known; of the
// others only the table's are asked for, since silence is an answer. With -long those that take minutes too.
func TestPublishedCounts(t *testing.T) {
	text, err := os.ReadFile("testdata/corpus.tsv")
	if err != nil {
		t.Fatal(err)
	}
	named := 0
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		words := strings.Split(line, "\t")
		depth, _ := strconv.Atoi(words[1])
		count, err := strconv.ParseUint(words[2], 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		if want := words[3]; want == "" || count > 1e8 || known(words[0], depth) == nil && count > 200_000 && !*long {
			continue
		}
		named++
		a := explain(t, &why.Claim{Position: parse(t, words[0]), Depth: depth, Total: &count})
		names := ""
		for _, c := range a.Causes[:min(6, len(a.Causes))] {
			names += " " + c.Card().Name
		}
		if !strings.Contains(names, words[3]) {
			t.Errorf("line %d: %s of depth %d:%s, want %s", i+2, words[2], depth, names, words[3])
		}
	}
	if named < 15 {
		t.Errorf("%d counts, want more", named)
	}
}

// TestRandomDifferences has counts that no fault explains, of any size: few are named without a warning.
func TestRandomDifferences(t *testing.T) {
	random, n := rand.New(rand.NewPCG(1, 1)), 20
	if *long {
		n = 1000
	}
	named, bold := 0, 0
	for range n {
		r := why.Rows()[random.IntN(len(why.Rows()))]
		for r.Right < 1000 || r.Right > 100_000 {
			r = why.Rows()[random.IntN(len(why.Rows()))]
		}
		count := r.Right + uint64(int64(math.Exp(random.Float64()*math.Log(float64(r.Right)/20)))*int64(1-2*random.IntN(2)))
		if a := explain(t, &why.Claim{Position: parse(t, r.FEN), Depth: r.Depth, Total: &count}); len(a.Causes) > 0 {
			named++
			if a.Chance <= why.Likely {
				bold++
			}
		}
	}
	t.Logf("of %d random differences %d are named, %d of them without a warning", n, named, bold)
	if bold > n/10 {
		t.Errorf("%d of %d random differences are named without a warning, want a tenth at most", bold, n)
	}
}

// TestTable counts a sample of the table anew.
func TestTable(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 2))
	s := why.Solver{Threads: runtime.GOMAXPROCS(0)}
	for range 12 {
		was := why.Rows()[random.IntN(len(why.Rows()))]
		for was.Right > 20_000 && !*long || was.Right > 5_000_000 {
			was = why.Rows()[random.IntN(len(why.Rows()))]
		}
		now, err := s.NewRow(t.Context(), was.Name, parse(t, was.FEN), was.Depth)
		if err != nil {
			t.Fatal(err)
		}
		var texts [2]strings.Builder
		why.Write(&texts[0], []*why.Row{was})
		why.Write(&texts[1], []*why.Row{now})
		if texts[0].String() != texts[1].String() {
			t.Errorf("the table is not what is counted now: run go run -C cmd/bitray-lab . generate why\n%s%s", &texts[0], &texts[1])
		}
	}
}
