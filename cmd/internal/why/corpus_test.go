package why_test

import (
	"cmp"
	"flag"
	"maps"
	"math"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/why"
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

// solver is shared, so that what a test counts another need not; TestAnswers has one for each answer.
var solver = why.Solver{Threads: runtime.GOMAXPROCS(0)}

func explain(t *testing.T, claims ...*why.Claim) why.Answer {
	t.Helper()
	a, err := solver.Explain(t.Context(), claims)
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

// TestPublishedCounts explains wrong counts that people have published. The answers are exact: the causes in their
// order, or "-" where no cause is named. Where the true cause is known it is named first, or with others that agree
// with the number too; of pairs it is a part. With -long it asks for those that take minutes too, but not for the
// two ("?") that take too long.
func TestPublishedCounts(t *testing.T) {
	text, err := os.ReadFile("testdata/corpus.tsv")
	if err != nil {
		t.Fatal(err)
	}
	explained, ranks := 0, map[string]int{}
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		words := strings.Split(line, "\t")
		fen, want, cause := words[0], words[3], words[4]
		depth, errDepth := strconv.Atoi(words[1])
		count, err := strconv.ParseUint(words[2], 10, 64)
		if err != nil || errDepth != nil {
			t.Fatalf("line %d: %v, %v", i+2, errDepth, err)
		}
		ranks[rank(strings.Fields(want), cause)]++
		fast := count < 170_000 || known(fen, depth) != nil && want != "-"
		if want == "?" || !fast && !*long {
			continue
		}
		explained++
		a := explain(t, &why.Claim{Position: parse(t, fen), Depth: depth, Total: &count})
		var names []string
		for _, c := range a.Causes {
			names = append(names, c.Card().Name)
		}
		if got := cmp.Or(strings.Join(names, " "), "-"); got != want {
			t.Errorf("line %d: %d of depth %d:\n%s, want\n%s", i+2, count, depth, got, want)
		}
	}
	if want := map[string]int{"first": 17, "tied": 9, "part of a pair": 2, "": 30}; !maps.Equal(ranks, want) {
		t.Errorf("known causes: %v, want %v", ranks, want)
	}
	if explained < 35 {
		t.Errorf("%d counts were explained, want more", explained)
	}
}

// rank says where a known cause is in an answer; nothing if no cause is known.
func rank(answer []string, cause string) string {
	switch i := slices.Index(answer, cause); {
	case cause == "" || slices.Equal(answer, []string{"?"}):
		return ""
	case i == 0:
		return "first"
	case i > 0:
		return "tied"
	case slices.ContainsFunc(answer, func(pair string) bool { return slices.Contains(strings.Split(pair, "+"), cause) }):
		return "part of a pair"
	}
	return "missed"
}

// TestPlanted names edits of two generators of other kinds, each by one of its wrong numbers and by two: notnil/chess
// tests moves by making them, package board knows legal moves from pins and checks. Edits that are no fault of the
// catalog have no name in planted.tsv, and are not counted. Some do what no catalog can know once a king is captured.
func TestPlanted(t *testing.T) {
	text, err := os.ReadFile("testdata/planted.tsv")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	rows := []*why.Row{rowNamed("kiwipete", 4), rowNamed("position3", 5), rowNamed("position4", 4)}
	var asked, first, nearly [3]int
	for i, line := range lines[1:] {
		words := strings.Split(line, "\t")
		if words[2] == "" || i%20 != 0 && !*long {
			continue
		}
		var wrong []*why.Claim
		for j, r := range rows {
			count, err := strconv.ParseUint(words[3+j], 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			if count != r.Right {
				wrong = append(wrong, &why.Claim{Position: parse(t, r.FEN), Depth: r.Depth, Total: &count})
			}
		}
		for j, one := range wrong {
			for _, claims := range append([][]*why.Claim{{one}}, pairsWith(one, wrong[j+1:])...) {
				a := explain(t, claims...)
				asked[len(claims)]++
				switch planted := strings.Fields(words[2]); {
				case len(a.Causes) > 0 && slices.Contains(planted, a.Causes[0].Card().Name):
					first[len(claims)]++
				case len(a.Nearly) > 0 && slices.Contains(planted, a.Nearly[0].Name):
					nearly[len(claims)]++
				default:
					t.Logf("%s, %d and %d more: %s, nearly %v", words[0], *one.Total, len(claims)-1, summary(a), a.Nearly)
				}
			}
		}
	}
	for i, want := range []int{90, 95} {
		n := i + 1
		t.Logf("%d numbers each: of %d answers %d name what was planted first, and %d as what comes nearest", n, asked[n], first[n], nearly[n])
		if asked[n] < 2 || (first[n]+nearly[n])*100 < asked[n]*want {
			t.Errorf("%d numbers each: want %d %%", n, want)
		}
	}
}

func pairsWith(one *why.Claim, others []*why.Claim) (pairs [][]*why.Claim) {
	for _, other := range others {
		pairs = append(pairs, []*why.Claim{one, other})
	}
	return pairs
}

func rowNamed(name string, depth int) *why.Row {
	return why.Rows()[slices.IndexFunc(why.Rows(), func(r *why.Row) bool { return r.Name == name && r.Depth == depth })]
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
		for r.Right < 1000 || r.Right > 50_000 {
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

// TestTable recounts a sample of the table.
func TestTable(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 2))
	s := why.Solver{Threads: runtime.GOMAXPROCS(0)}
	for range 12 {
		was := why.Rows()[random.IntN(len(why.Rows()))]
		for was.Right > 20_000 && !*long || was.Right > 5_000_000 {
			was = why.Rows()[random.IntN(len(why.Rows()))]
		}
		now, err := s.NewRow(t.Context(), was.Name, parse(t, was.FEN), was.Depth, was.Right)
		if err != nil {
			t.Fatal(err)
		}
		var texts [2]strings.Builder
		_ = why.Write(&texts[0], []*why.Row{was})
		_ = why.Write(&texts[1], []*why.Row{now})
		if texts[0].String() != texts[1].String() {
			t.Errorf("the table is not what is counted now: run go run -C cmd/bitray-lab . generate why\n%s%s", &texts[0], &texts[1])
		}
	}
}
