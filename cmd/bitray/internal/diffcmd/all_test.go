package diffcmd

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// TestMain is a UCI engine with the faults of its second argument, if the first one says so.
func TestMain(m *testing.M) {
	if len(os.Args) != 3 || os.Args[1] != "engine" {
		os.Exit(m.Run())
	}
	side, line := plant(strings.Fields(os.Args[2])...), crosscheck.Line{}
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		switch words := strings.Fields(in.Text()); words[0] {
		case "uci":
			fmt.Println("uciok")
		case "isready":
			fmt.Println("readyok")
		case "position":
			fen, moves, _ := strings.Cut(in.Text()[len("position fen "):], " moves ")
			root, err := board.ParseFEN(fen)
			cli.Must(err)
			line = crosscheck.Line{Root: root, Moves: strings.Fields(moves)}
		case "go":
			depth, _ := strconv.Atoi(words[2])
			answer, err := side.Divide(context.Background(), line, depth)
			cli.Must(err)
			sum := perft.Nodes{}
			for _, x := range answer {
				fmt.Printf("%s: %v\n", x.Move, x.Nodes)
				sum = sum.Add(x.Nodes)
			}
			fmt.Printf("\nNodes searched: %v\n", sum)
		case "quit":
			return
		}
	}
}

// plantedSet is a move generator with several faults.
type plantedSet struct {
	set     faulty.Set
	counter *faulty.Counter
}

func plant(names ...string) plantedSet {
	set := faulty.Set{}
	for _, name := range names {
		f, err := faulty.Named(name)
		cli.Must(err)
		set = set.With(f, faulty.Both)
	}
	return plantedSet{set, &faulty.Counter{}}
}

func (g plantedSet) Name() string { return "planted" }

func (g plantedSet) Divide(ctx context.Context, line crosscheck.Line, depth int) (answer []perft.MoveCount, err error) {
	if line.Chess960 {
		return nil, &crosscheck.Exclusion{Reason: "Chess960"}
	}
	_, answer, err = g.counter.Count(ctx, faulty.New(&line.Root), line.Moves, depth, g.set, 0)
	return answer, err
}

var long = flag.Bool("long", false, "plant 100 sets of faults")

// TestAllMistakesAreFound plants one to four faults in an engine on a pipe. It wants each named that changes a count, and no
// other. Others that together count the same in every position are as good, and are counted apart.
func TestAllMistakesAreFound(t *testing.T) {
	testenv.RunsItself(t)
	const depth = 3
	sets, drawn := 3, 300
	if *long {
		sets, drawn = 100, 1500
	}
	lines := slices.Collect(crosscheck.RandomLines(99, drawn, false))
	for _, row := range suite.Default() {
		lines = append(lines, crosscheck.NewLine(row.Position))
	}
	random := rand.New(rand.NewPCG(5, 7))
	complete, invented, alike, hidden := 0, 0, 0, 0
	for range sets {
		var names []string
		for range 1 + random.IntN(4) {
			names = append(names, faulty.Catalog[random.IntN(int(faulty.NumFaults))].Name)
		}
		var first, found []string // without and with what each could be instead
		strange := 0
		for _, b := range bugsOf(t, names, lines, depth) {
			if b.Card == nil {
				t.Logf("%s: not explained: %d positions, %+v", names, b.Positions, b.Smallest)
				continue
			}
			could := []string{b.Name}
			for _, other := range b.Or {
				could = append(could, other.Name)
			}
			first, found = append(first, b.Name), append(found, could...)
			if !slices.ContainsFunc(could, func(name string) bool { return slices.Contains(names, name) }) {
				strange++
			}
		}
		missed := slices.DeleteFunc(slices.Clone(names), func(name string) bool {
			without := slices.DeleteFunc(slices.Clone(names), func(n string) bool { return n == name })
			if slices.Contains(found, name) {
				return true
			}
			shows := !sameCounts(t, names, without, lines, depth)
			if !shows {
				hidden++
			}
			return !shows
		})
		switch {
		case strange+len(missed) == 0:
			complete++
		case sameCounts(t, names, first, lines, depth):
			t.Logf("%s is the same as %s", names, first)
			alike++
		default:
			t.Logf("%s: missed %s, found %s, %d invented", names, missed, found, strange)
			if invented += strange; len(missed) == 0 {
				complete++
			}
		}
	}
	t.Logf("%d of %d sets are named in full, %d by others that are the same; %d mistakes are invented, %d faults change no count", complete, sets, alike, invented, hidden)
	if (complete+alike)*10 < sets*9 || invented*100 > sets*3 {
		t.Error("want nine tenths, and hardly any invented")
	}
}

// TestMistakesAreToldApart has one position, in which castling is missing. Only more counts can tell what else is.
func TestMistakesAreToldApart(t *testing.T) {
	testenv.RunsItself(t)
	root, err := board.ParseFEN("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"castling-missing", "castling-not-short"} {
		bugs := bugsOf(t, []string{name}, []crosscheck.Line{crosscheck.NewLine(root)}, 2)
		if len(bugs) != 1 || bugs[0].Card == nil || bugs[0].Name != name || len(bugs[0].Or) > 0 || bugs[0].Positions != 1 {
			t.Errorf("%s: found %+v", name, bugs)
		}
	}
}

// inFENs castles out of check where it was given a FEN alone: it looks for checks when it makes a move.
type inFENs struct{ without, with plantedSet }

func (g inFENs) Name() string { return "planted" }

func (g inFENs) Divide(ctx context.Context, line crosscheck.Line, depth int) (answer []perft.MoveCount, err error) {
	answer, err = g.without.Divide(ctx, line, depth)
	if len(line.Moves) > 0 || err != nil {
		return answer, err
	}
	more, err := g.with.Divide(ctx, line, depth)
	for _, x := range more {
		if !slices.ContainsFunc(answer, func(c perft.MoveCount) bool { return c.Move == x.Move }) {
			answer = append(answer, x)
		}
	}
	return answer, err
}

// TestMistakesThatSpoilEachOther has two mistakes, one of which shows in FENs alone, so that no model has both: each is named, and
// no position is left.
func TestMistakesThatSpoilEachOther(t *testing.T) {
	const castles, ghost = "castling-out-of-check", "rights-stay-rook-captured-ghost"
	for depth := 2; depth <= 3; depth++ {
		search, r := crosscheck.Search{Tested: inFENs{plant(ghost), plant(ghost, castles)}, Reference: crosscheck.Bitray(1)}, Result{}
		for line := range crosscheck.RandomLines(1, 200, false) {
			got, err := ask(t.Context(), search.Tested, line, depth)
			right, failed := ask(t.Context(), search.Reference, line, depth)
			if err = cmp.Or(err, failed); err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(got.answer, right.answer) {
				r.rows, r.Differ = append(r.rows, got), r.Differ+1
			}
		}
		err := r.explainAll(t.Context(), cli.NewProgram(nil, io.Discard, io.Discard), &search)
		names := ""
		for _, b := range r.Bugs {
			if names += " not explained"; b.Card != nil {
				names = strings.TrimSuffix(names, "not explained") + b.Name
			}
		}
		if err != nil || names != " "+castles+" "+ghost && names != " "+ghost+" "+castles {
			t.Errorf("depth %d: found%s in %d positions, error %v", depth, names, r.Differ, err)
		}
	}
}

// TestTheFirstPositionComesFirst has a mistake that shows in all positions to depth 2, and not to depth 1.
func TestTheFirstPositionComesFirst(t *testing.T) {
	testenv.RunsItself(t)
	lines := []crosscheck.Line{crosscheck.NewLine(board.Start())}
	for _, row := range suite.Default()[:3] {
		lines = append(lines, crosscheck.NewLine(row.Position))
	}
	r := resultOf(t, []string{"inner-nodes-counted"}, lines, &config{depth: 2})
	if start := board.Start(); r.Difference == nil || r.Difference.FEN != start.FEN() {
		t.Errorf("found %+v, want the start position", r.Difference)
	}
}

// bugsOf returns the bugs of an engine on a pipe with the named faults.
func bugsOf(t *testing.T, names []string, lines []crosscheck.Line, depth int) []*bug {
	return resultOf(t, names, lines, &config{depth: depth, every: true}).Bugs
}

// resultOf returns what is found in an engine on a pipe with the named faults.
func resultOf(t *testing.T, names []string, lines []crosscheck.Line, c *config) (r Result) {
	var out bytes.Buffer
	p, sides := cli.NewProgram(nil, &out, io.Discard), sideFlags{patience: time.Minute, against: cli.DefaultTechnique}
	sides.test = engineKind + os.Args[0] + " engine '" + strings.Join(names, " ") + "'"
	c.json, c.sideFlags = true, sides
	err := c.run(t.Context(), p, each(slices.Values(lines)))
	if err != nil && !errors.Is(err, cli.ErrDiffer) {
		t.Fatal(names, err)
	}
	if err := errors.Join(p.Out.Flush(), json.Unmarshal(out.Bytes(), &r)); err != nil {
		t.Fatal(err)
	}
	return r
}

// sameCounts reports whether generators with the faults of two lists count the same everywhere.
func sameCounts(t *testing.T, a, b []string, lines []crosscheck.Line, depth int) bool {
	if slices.ContainsFunc(b, func(name string) bool { return strings.Contains(name, "/") }) {
		return false // of one color
	}
	x, y := plant(a...), plant(b...)
	return !slices.ContainsFunc(lines, func(line crosscheck.Line) bool {
		a, err := x.Divide(t.Context(), line, depth)
		b, _ := y.Divide(t.Context(), line, depth)
		why.SortMoves(a)
		why.SortMoves(b)
		return err == nil && !slices.Equal(a, b)
	})
}

// shortLived is a move generator that ends after some answers.
type shortLived struct {
	crosscheck.MoveGenerator
	left int
}

func (g *shortLived) Divide(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	if g.left--; g.left < 0 {
		return nil, errors.New("killed")
	}
	return g.MoveGenerator.Divide(ctx, line, depth)
}

// TestAllOfAProgramThatEnds has one that ends while it is explained, soon or late. What was found until then is there, and a
// position of the rest.
func TestAllOfAProgramThatEnds(t *testing.T) {
	wrong, explained := plant("castling-missing", "promotion-no-knight"), 0
	for left := 0; left < 200; left += 25 {
		search, r := crosscheck.Search{Tested: &shortLived{wrong, left}, Reference: crosscheck.Bitray(1)}, Result{}
		for _, row := range suite.Default() {
			line := crosscheck.NewLine(row.Position)
			got, err := ask(t.Context(), wrong, line, 2)
			right, failed := ask(t.Context(), search.Reference, line, 2)
			if err = cmp.Or(err, failed); err == nil && !slices.Equal(got.answer, right.answer) {
				r.rows, r.Differ = append(r.rows, got), r.Differ+1
			}
		}
		err := r.explainAll(t.Context(), cli.NewProgram(nil, io.Discard, io.Discard), &search)
		if explained += r.Explained; err == nil && r.Explained < r.Differ || r.Differ < 5 {
			t.Errorf("after %d answers: error %v, %d of %d positions are explained", left, err, r.Explained, r.Differ)
		}
		for _, b := range r.Bugs {
			if b.Smallest == nil || b.Smallest.FEN == "" || err != nil && !strings.Contains(err.Error(), "killed") {
				t.Errorf("after %d answers: error %v, %+v", left, err, b)
			}
		}
		if open := r.Bugs[len(r.Bugs)-1]; r.Explained < r.Differ && (open.class != "" || open.Positions != r.Differ-r.Explained || !strings.Contains(open.Smallest.text, " by planted, ")) {
			t.Errorf("after %d answers: the rest is %+v", left, open)
		}
	}
	if explained == 0 || explained == 8*19 {
		t.Errorf("%d positions were explained, want some", explained)
	}
}
