package attackbench_test

import (
	"fmt"
	"maps"
	"math"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/internal/simd"
)

// TestRandomWorkloads counts the occupied squares of the workloads, how many questions share an
// occupancy, and how often each square is asked about.
func TestRandomWorkloads(t *testing.T) {
	want := []struct {
		name      string
		perBoard  int
		occupied  float64
		different int
	}{
		{"sparse", 12, 16, 1366},
		{"random8", 1, 8, 16384},
		{"random16", 1, 16, 16384},
		{"random32", 1, 32, 16384},
	}
	for _, want := range want {
		random := func(seed uint64) attackbench.Workload {
			return attackbench.NewWorkload(want.name, attackbench.Queen, seed)
		}
		w := random(seed)
		if w.Name != want.name || len(w.Squares) != 16_384 || len(w.Occupancies) != 16_384 {
			t.Fatalf("%s: %d squares, %d occupancies, want %s and 16,384 of each", w.Name, len(w.Squares), len(w.Occupancies), want.name)
		}
		var perSquare [64]int
		occupied, boards := 0, map[attacks.Bitboard]bool{}
		for k, sq := range w.Squares {
			perSquare[sq]++ // panics beyond 63
			occupied += w.Occupancies[k].Count()
			boards[w.Occupancies[k]] = true
			if first := w.Occupancies[k/want.perBoard*want.perBoard]; w.Occupancies[k] != first {
				t.Fatalf("%s: question %d has an occupancy of its own, want %d questions of each", w.Name, k, want.perBoard)
			}
		}
		// The mean of the smallest number of boards, 1,366, has a standard deviation of 0.1.
		if mean := float64(occupied) / 16_384; math.Abs(mean-want.occupied) > 0.6 {
			t.Errorf("%s: %.2f squares are occupied on average, want %v", w.Name, mean, want.occupied)
		}
		// A few boards of eight pieces may come twice, no more.
		if n := len(boards); n > want.different || n < want.different-40 {
			t.Errorf("%s: %d occupancies, want %d", w.Name, n, want.different)
		}
		if least, most := slices.Min(perSquare[:]), slices.Max(perSquare[:]); least < 180 || most > 340 {
			t.Errorf("%s: squares are asked about %d to %d times, want about 256 times", w.Name, least, most)
		}
		if again := random(seed); !slices.Equal(again.Squares, w.Squares) || !slices.Equal(again.Occupancies, w.Occupancies) {
			t.Errorf("%s: the same seed gives other questions", w.Name)
		}
		if other := random(seed + 1); slices.Equal(other.Squares, w.Squares) || slices.Equal(other.Occupancies, w.Occupancies) {
			t.Errorf("%s: another seed gives the same questions", w.Name)
		}
	}
}

// TestSubjects counts the rows of every piece and mode by their answers: one for each technique, and for each
// kernel that answers then. Full groups of a board fit in 1,000 questions fifteen times.
func TestSubjects(t *testing.T) {
	all := attackbench.SetSubjects(seed, attackbench.SetModes())
	for _, piece := range attackbench.Pieces() {
		w := attackbench.NewWorkload("sparse", piece, seed)
		w.Squares, w.Occupancies = w.Squares[:1000], w.Occupancies[:1000]
		all = append(all, attackbench.Subjects(piece, w, append(attackbench.Modes(), attackbench.BatchModes()...))...)
	}
	got, want := map[string]int{}, map[string]int{}
	for _, s := range all {
		got[fmt.Sprint(s.Piece, " ", s.Mode, ": ", s.Answers)]++
		if s.Row.Title == "" || s.Mode == attackbench.Cold && s.Technique == "interface" {
			t.Errorf("%v: expected a row with a title, and tables of its own where they are cold", s.Cell)
		}
	}
	techniques := len(catalog.Names()) + len([]string{"reference", "interface"})
	for piece, function := range map[string]string{"rook": "Rooks", "bishop": "Bishops", "queen": "Queens"} {
		for _, mode := range []string{"throughput", "latency-square", "latency-occupancy", "batch-pairs"} {
			want[piece+" "+mode+": 1000"] = techniques
		}
		want[piece+" cold: 64"], want[piece+" batch-board: 960"] = techniques-1, techniques
		kernels := simd.Lookup("hyperbola")
		for _, set := range kernels.Sets() {
			if kernels.Has(set, function+"Each") {
				want[piece+" batch-pairs: 1000"]++
			}
			if kernels.Has(set, "All"+function) {
				want[piece+" batch-board: 960"]++
			}
		}
	}
	for mode, function := range map[string]string{"set-union": "Attacks", "set-union-each": "AttacksEach", "set-map-each": "Maps"} {
		want["side "+mode+": 1024"] = len([]string{"magic"})
		kernels := simd.Lookup("fill")
		for _, set := range kernels.Sets() {
			if kernels.Has(set, function) {
				want["side "+mode+": 1024"]++
			}
		}
	}
	if !maps.Equal(got, want) {
		t.Errorf("rows by piece, mode and answers: %v, want %v", got, want)
	}
}

// TestChoose names rows in all ways in which they can be named.
func TestChoose(t *testing.T) {
	var subjects []attackbench.Subject
	for _, row := range []string{"magic", "magic/pext", "interface", "fill-generic", "magic"} {
		subjects = append(subjects, attackbench.Subject{Cell: attackbench.Cell{Technique: row}})
	}
	for _, test := range []struct{ names, want, err string }{
		{"magic", "magic magic", ""}, {"magic/pext interface", "magic/pext interface", ""}, {"fill-generic pext pext", "magic/pext fill-generic", ""},
		{"pext all", "magic magic/pext interface fill-generic magic", ""}, {"", "", ""},
		{"magic qbb", "", `technique "qbb": not measured in these modes: expected one of magic, magic/pext, interface, fill-generic, all`},
	} {
		chosen, err := attackbench.Choose(subjects, strings.Fields(test.names)...)
		var rows []string
		for _, s := range chosen {
			rows = append(rows, s.Technique)
		}
		if strings.Join(rows, " ") != test.want || (err == nil) != (test.err == "") || err != nil && !strings.HasPrefix(err.Error(), test.err) {
			t.Errorf("%q: %q, error %v, want %q and %q", test.names, rows, err, test.want, test.err)
		}
	}
}

// TestThisMachine compares with what the runtime says of the same process.
func TestThisMachine(t *testing.T) {
	t.Setenv("GODEBUG", "bitraytest=1")
	m := attackbench.ThisMachine()
	if m.Processors != runtime.NumCPU() || m.System != runtime.GOOS+"/"+runtime.GOARCH || m.Go != runtime.Version() || m.GODEBUG != "bitraytest=1" {
		t.Errorf("the machine is %+v", m)
	}
	if m.CPU == "" || strings.TrimSpace(m.CPU) != m.CPU || strings.Contains(m.CPU, "model name") {
		t.Errorf("the processor is called %q", m.CPU)
	}
	if m.CacheBytes < 16<<10 {
		t.Errorf("the cache has %d bytes", m.CacheBytes)
	}
	if level := strings.HasPrefix(m.GOAMD64, "v"); level != (runtime.GOARCH == "amd64") {
		t.Errorf("GOAMD64 is %q on %s", m.GOAMD64, runtime.GOARCH)
	}
}
