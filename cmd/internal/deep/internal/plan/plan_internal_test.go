package plan

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/bitray/bitray/cmd/internal/deep/internal/positions"
	"github.com/bitray/bitray/perft/board"
)

// plies expands a position ply by ply with a set of a bounded number of positions, and returns what
// the last one holds.
func plies(t *testing.T, p *board.Position, ply, limit int) (list []positions.Entry) {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "tmp")
	planner := New(0, folder, 2)
	planner.set.limit = limit
	source := Root(p)
	for range ply {
		list = nil
		for e, err := range planner.Expand(context.Background(), source) {
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, e)
		}
		source = all(list)
	}
	if _, err := os.Stat(folder); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the folder of temporary files is left (error %v)", err)
	}
	return list
}

// all is the source of a list.
func all(list []positions.Entry) Source {
	return func(yield func([]positions.Entry, error) bool) { yield(list, nil) }
}

// plain finds the positions of a ply with a map.
func plain(p *board.Position, ply int) (list []positions.Entry) {
	list = []positions.Entry{{Code: p.Code(), Times: 1}}
	for range ply {
		var next []positions.Entry
		at := map[board.Code]int{}
		for _, parent := range list {
			position, err := parent.Code.Position()
			if err != nil {
				panic(err)
			}
			for _, m := range position.AppendLegalMoves(nil) {
				child := position.After(m)
				code := child.Code()
				i, known := at[code]
				if !known {
					i = len(next)
					at[code] = i
					next = append(next, positions.Entry{Code: code})
				}
				next[i].Times += parent.Times
			}
		}
		list = next
	}
	return list
}

// TestOrderDoesNotDependOnMemory compares with a map, from sets that hold all to sets that are spread over
// files many times.
func TestOrderDoesNotDependOnMemory(t *testing.T) {
	for _, fen := range []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1",
	} {
		p, err := board.ParseFEN(fen)
		if err != nil {
			t.Fatal(err)
		}
		want := plain(&p, 3)
		for _, limit := range []int{1 << 20, len(want), len(want) - 1, len(want)/100 + 20} {
			if got := plies(t, &p, 3, limit); !slices.Equal(got, want) {
				t.Errorf("%s with a set of %d: %d positions, want %d in the same order", fen, limit, len(got), len(want))
			}
		}
	}
}

func TestTooManyWays(t *testing.T) {
	s := newSet(0)
	r := record{Entry: positions.Entry{Times: 1 << 63}}
	if err := s.add(&r); err != nil {
		t.Fatal(err)
	}
	if err := s.add(&r); err == nil {
		t.Error("2^64 ways are taken")
	}
}

// TestStops ends an expansion in each of its places and looks for what it leaves behind.
func TestStops(t *testing.T) {
	start := board.Start()
	parents := plain(&start, 2)
	bad := errors.New("bad")
	broken := func(yield func([]positions.Entry, error) bool) {
		if yield(parents, nil) {
			yield(nil, bad)
		}
	}
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for name, test := range map[string]struct {
		ctx    context.Context
		source Source
		most   int // positions that are taken
		want   error
	}{
		"source": {context.Background(), broken, 1 << 20, bad},
		"take":   {context.Background(), all(parents), 7, nil},
		"ctx":    {ended, all(parents), 1 << 20, context.Canceled},
		"memory": {context.Background(), all(plain(&start, 3)), 1 << 20, errSpread},
	} {
		for _, limit := range []int{1 << 20, 50} {
			folder := filepath.Join(t.TempDir(), "tmp")
			planner := New(0, folder, 1)
			planner.set.limit = limit
			n := 0
			var failure error
			for _, failure = range planner.Expand(test.ctx, test.source) {
				if n++; n == test.most {
					break
				}
			}
			want := test.want
			if name == "memory" && limit > 50 {
				want = nil
			}
			if !errors.Is(failure, want) {
				t.Errorf("%s: error %v, want %v", name, failure, want)
			}
			if _, err := os.Stat(folder); !errors.Is(err, fs.ErrNotExist) || planner.set.n > 0 {
				t.Errorf("%s: %d positions are left, or temporary files (error %v)", name, planner.set.n, err)
			}
		}
	}
}

// spilled returns a spill of different records.
func spilled(t *testing.T, n uint64) *spill {
	t.Helper()
	spills, err := newSpills(t.TempDir(), 1)
	for i := uint64(0); i < n && err == nil; i++ {
		err = spills[0].add(&record{positions.Entry{Code: board.Code{i}, Times: 1}, i})
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { spills[0].file.Close() })
	return spills[0]
}

func TestADamagedSpillIsNoticed(t *testing.T) {
	s := spilled(t, 3)
	if err := s.w.Flush(); err != nil {
		t.Fatal(err)
	}
	n := 0
	count := func(*record) error { n++; return nil }
	if err := merge([]*spill{s}, count); err != nil || n != 3 {
		t.Fatalf("%d records (error %v)", n, err)
	}
	if err := s.file.Truncate(100); err != nil {
		t.Fatal(err)
	}
	if err := merge([]*spill{s}, count); err == nil {
		t.Error("a cut file is not noticed")
	}
}

// TestUniteKeepsItsRoom unites a spill with a set that holds it exactly, and with one that lacks room for one
// record.
func TestUniteKeepsItsRoom(t *testing.T) {
	s := spilled(t, 50)
	for limit, want := range map[int]error{49: errSpread, 50: nil} {
		set := newSet(0)
		set.limit = limit
		if err := s.unite(set); !errors.Is(err, want) {
			t.Errorf("in a set for %d: error %v", limit, err)
		}
	}
}
