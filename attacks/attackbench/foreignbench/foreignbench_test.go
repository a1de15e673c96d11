package foreignbench_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/attackbench/benchreport"
	"github.com/bitray/bitray/attacks/attackbench/foreignbench"
	"github.com/bitray/bitray/attacks/foreign"
	"github.com/bitray/bitray/attacks/foreign/foreigntest"
	"github.com/bitray/bitray/attacks/proof"
	"github.com/bitray/bitray/perft/perftbench"
)

// bare is a library that exports what it must and nothing else.
const bare = `#include <stdint.h>
static uint64_t ray(int square, int files, int ranks, uint64_t occupied) {
	uint64_t attacked = 0, target;
	int file = square % 8 + files, rank = square / 8 + ranks;
	for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += files, rank += ranks) {
		attacked |= target = 1ull << (8 * rank + file);
		if (occupied & target) break;
	}
	return attacked;
}
uint64_t rook(uint32_t s, uint64_t o) { return ray(s, 1, 0, o) | ray(s, -1, 0, o) | ray(s, 0, 1, o) | ray(s, 0, -1, o); }
uint64_t bishop(uint32_t s, uint64_t o) { return ray(s, 1, 1, o) | ray(s, -1, 1, o) | ray(s, 1, -1, o) | ray(s, -1, -1, o); }
`

func open(t *testing.T, path string) *foreign.Library {
	t.Helper()
	l, err := foreign.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// subjects returns those of all modes and pieces on a workload.
func subjects(t *testing.T, l *attackbench.Libraries) []attackbench.Subject {
	t.Helper()
	w := attackbench.RandomWorkloads(1)[1]
	all := slices.Concat(l.Subjects(attackbench.Pieces(), w, attackbench.Modes()),
		l.BatchSubjects(attackbench.Pieces(), w, attackbench.BatchModes()),
		l.SetSubjects(1, attackbench.SetModes()))
	perft, err := perftbench.LibrarySubjects(l)
	if err != nil {
		t.Fatal(err)
	}
	return append(all, perft...)
}

// TestEveryModeIsVerified lets a library with loops and one without answer in all modes, beside the
// rows that show what calls cost, and asks about each twice.
func TestEveryModeIsVerified(t *testing.T) {
	l := foreignbench.New([]*foreign.Library{
		open(t, foreigntest.Build(t)), open(t, foreigntest.Compile(t, "bare.c", bare)),
	}, nil)
	rows := map[string]int{}
	for _, s := range subjects(t, l) {
		if testing.Short() && s.Mode == perftbench.Perft {
			continue
		}
		rows[s.Technique]++
		want, err := s.Verify()
		if err != nil {
			t.Fatal(err)
		}
		if s.Warm != nil {
			s.Warm()
		}
		if fold := s.Pass(); fold != want {
			t.Errorf("%v: fold %#x, want %#x", s.Cell, fold, want)
		}
	}
	perft := 2
	if testing.Short() {
		perft = 0
	}
	// Four modes and four batches of three pieces, and three set-wise modes.
	each := 4*3 + 4*3 + 3 + perft
	for name, want := range map[string]int{
		"walk": each, "bare.so": each,
		attackbench.EmptyCall: 8*2 + 3 + perft, // rooks and bishops of bare.so, and perft of walk
		attackbench.EmptyPair: 8 + perft,       // queens of bare.so
		attackbench.EmptyFill: 3,               // rook_fill and bishop_fill of walk
	} {
		if rows[name] != want {
			t.Errorf("%s: %d subjects, want %d", name, rows[name], want)
		}
	}
	if len(rows) != 5 {
		t.Errorf("rows %v, want five", rows)
	}
}

// TestRowsSayHowTheyAreAsked looks at functions and costs of calls.
func TestRowsSayHowTheyAreAsked(t *testing.T) {
	l := foreignbench.New([]*foreign.Library{
		open(t, foreigntest.Build(t)), open(t, foreigntest.Compile(t, "bare.c", bare)),
	}, nil)
	subjects(t, l)
	for _, test := range []struct {
		row   int
		piece string
		mode  attackbench.Mode
		want  attackbench.Through
	}{
		{0, "rook", attackbench.Throughput, attackbench.Through{Function: "rooks"}},
		{0, "bishop", attackbench.Cold, attackbench.Through{Function: "bishops"}},
		{0, "queen", attackbench.LatencySquare, attackbench.Through{Function: "queen_chain"}},
		{0, "queen", attackbench.LatencyOccupancy, attackbench.Through{Function: "queen_chain_occupied"}},
		{0, "rook", attackbench.Board, attackbench.Through{Function: "rooks"}},
		{0, "side", attackbench.Union, attackbench.Through{Function: "rook_fill, bishop_fill", CallCost: attackbench.EmptyFill}},
		{0, "all", perftbench.Perft, attackbench.Through{Function: "rook, bishop, queen", CallCost: attackbench.EmptyCall}},
		{1, "rook", attackbench.Throughput, attackbench.Through{Function: "rook", CallCost: attackbench.EmptyCall}},
		{1, "queen", attackbench.LatencySquare, attackbench.Through{Function: "rook, bishop", CallCost: attackbench.EmptyPair}},
		{1, "side", attackbench.MapEach, attackbench.Through{Function: "rook, bishop", CallCost: attackbench.EmptyCall}},
		{1, "all", perftbench.Perft, attackbench.Through{Function: "rook, bishop", CallCost: attackbench.EmptyPair}},
	} {
		row := l.Generators[test.row].Row
		got, ok := row.Library.Through(attackbench.Group{Piece: test.piece, Mode: test.mode})
		if !ok || got != test.want {
			t.Errorf("%s, %s, %s: %+v, %v, want %+v", row.Name, test.piece, test.mode, got, ok, test.want)
		}
	}
	walk, bare := l.Generators[0].Row, l.Generators[1].Row
	if uint64(walk.TableBytes) != 1<<40 || walk.Library.TableBytesUnknown || walk.Library.Author != "nobody" || walk.Title != "walk, by nobody" {
		t.Errorf("walk: %+v, %+v", walk, walk.Library)
	}
	if !bare.Library.TableBytesUnknown || bare.Library.Author != "" || bare.Title != "bare.so" {
		t.Errorf("bare: %+v, %+v", bare, bare.Library)
	}
}

// TestTablesLargerThanMemory draws a library that says its tables are as large as a number can be.
func TestTablesLargerThanMemory(t *testing.T) {
	boast := open(t, foreigntest.Compile(t, "boast.c", bare+"uint64_t generator_table_bytes(void) { return UINT64_MAX; }"))
	row := foreignbench.New([]*foreign.Library{boast}, nil).Generators[0].Row
	if size := benchreport.Size(int(float64(row.TableBytes))); size != "4.295e+09 GiB" {
		t.Errorf("size %s of %d bytes, want 4.295e+09 GiB", size, row.TableBytes)
	}
}

// TestWrongAnswersAreFound builds the library with faults that only one way of asking can show.
func TestWrongAnswersAreFound(t *testing.T) {
	for _, test := range []struct {
		fault string
		mode  attackbench.Mode
		want  string
	}{
		{"GARBAGE", attackbench.Throughput, "walk is wrong"},
		{"WRONG_SQUARE", attackbench.Pairs, "walk is wrong"},
		{"CHAIN_DEAF", attackbench.LatencySquare, "its questions do not depend on the answers before"},
		{"CHAIN_DEAF", attackbench.LatencyOccupancy, "its questions do not depend on the answers before"},
		{"FILL_WRONG", attackbench.Union, "walk is wrong"},
	} {
		l := foreignbench.New([]*foreign.Library{open(t, foreigntest.Build(t, "-DFAULT="+test.fault))}, nil)
		asked := 0
		for _, s := range subjects(t, l) {
			if s.Mode != test.mode || s.Technique != "walk" || s.Piece == "bishop" {
				continue
			}
			asked++
			_, err := s.Verify()
			counterexample := new(proof.Counterexample)
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%s: error %v, want %q", test.fault, err, test.want)
			}
			if test.want == "walk is wrong" && !errors.As(err, &counterexample) {
				t.Errorf("%s: error %v, want a counterexample", test.fault, err)
			}
		}
		if asked == 0 {
			t.Errorf("%s: nothing was asked", test.fault)
		}
	}
}

func TestNamesOfRows(t *testing.T) {
	named := func(file, name string) *foreign.Library {
		return open(t, foreigntest.Compile(t, file, bare+`const char *generator_name(void) { return "`+name+`"; }`))
	}
	l := foreignbench.New([]*foreign.Library{
		named("a.c", "magic"), named("b.c", "PEXT by hand"), named("c.c", "PEXT by hand"), named("c.c", "PEXT by hand"), named("d.c", "empty-call"),
		named("e.c", strings.Repeat("long", 20)), named("f.c", "a/b, c: \x1b[1md"), named("g.c", "???"),
	}, []string{"magic"})
	want := []string{"magic@a.so", "PEXT-by-hand", "PEXT-by-hand@c.so", "PEXT-by-hand@c.so#2", "empty-call@d.so", strings.Repeat("long", 10), "a-b-c-1md", "library"}
	for i, f := range l.Generators {
		if f.Row.Name != want[i] {
			t.Errorf("row %d is called %q, want %q", i+1, f.Row.Name, want[i])
		}
	}
}
