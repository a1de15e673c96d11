package deep_test

import (
	"context"
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

const (
	startFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	chess960 = "rknnrqb1/1p1pppb1/6p1/p1Q1P2p/8/2N5/PPPP1PPP/RKN1R1BB w EAea - 1 6"
)

// planned returns the folder of a new run.
func planned(t testing.TB, fen string, o deep.PlanOptions) string {
	t.Helper()
	root, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(t.TempDir(), "run")
	o.Threads, o.MemoryMiB = 2, 128
	if _, err := deep.Plan(context.Background(), folder, root, o); err != nil {
		t.Fatal(err)
	}
	return folder
}

// small is a run of 5,362 positions in 168 chunks, perft 5 of the start position.
func small(t testing.TB) string {
	return planned(t, startFEN, deep.PlanOptions{Depth: 5, Split: 3, Chunk: 32})
}

const smallPerft = 4_865_609

// opened opens a run until the end of the test.
func opened(t testing.TB, folder string, by func(folder string) (*deep.Run, error)) *deep.Run {
	t.Helper()
	r, err := by(folder)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { r.Close() })
	return r
}

func open(t testing.TB, folder string) *deep.Run { return opened(t, folder, deep.Open) }

// read reads a run that another may have open.
func read(t testing.TB, folder string) *deep.Run { return opened(t, folder, deep.Read) }

var counting = deep.CountOptions{Options: perft.Options{HashMiB: 1, Threads: 2}, Name: "test"}

// finish opens a run, counts what is left of it and returns the total.
func finish(t testing.TB, folder string) perft.Nodes {
	t.Helper()
	r, err := deep.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	if err := r.Count(context.Background(), counting); err != nil {
		t.Fatal(err)
	}
	s := r.Status()
	if s.Done != s.Chunks {
		t.Fatal("chunks are left after the count")
	}
	return s.Nodes
}

// TestPlanAndCount plans, counts and verifies runs; of some the last chunk has one position, or is full.
func TestPlanAndCount(t *testing.T) {
	for _, test := range []struct {
		fen                 string
		depth, split, chunk int
		published           bool
	}{
		{startFEN, 5, 3, 50, true},
		{startFEN, 5, 4, 5000, true},
		{startFEN, 2, 1, 20, true},
		{startFEN, 4, 2, 399, true}, // of 400 positions
		{startFEN, 4, 2, 400, true},
		{startFEN, 4, 2, 401, true},
		{kiwipete, 4, 2, 50, false},
		{chess960, 4, 2, 50, false},
		{"8/8/8/8/8/5k2/5q2/5K2 w - - 0 1", 3, 1, 50, false}, // mated
	} {
		folder := planned(t, test.fen, deep.PlanOptions{Depth: test.depth, Split: test.split, Chunk: test.chunk})
		root, _ := board.ParseFEN(test.fen)
		want, err := perft.Count(context.Background(), root, test.depth, perft.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := finish(t, folder); got != want {
			t.Errorf("%s, perft %d split at %d: got %v, want %v", test.fen, test.depth, test.split, got, want)
		}
		v := verify(t, folder, deep.VerifyOptions{Sample: 0.1, Options: perft.Options{Seed: 1, HashMiB: 1}})
		if v.Wrong || v.Nothing != (want == perft.Nodes{}) || !v.Complete || v.Total != want || (check(v, "published").Result == "ok") != test.published {
			t.Errorf("%s: %+v", test.fen, v)
		}
		for _, name := range []string{"plies", "counts", "sample", "lists"} {
			if check(v, name).Result != "ok" && !v.Nothing {
				t.Errorf("%s: %s: %+v", test.fen, name, check(v, name))
			}
		}
		if _, err := os.Stat(filepath.Join(folder, "tmp")); err == nil {
			t.Error("temporary files are left")
		}
	}
}

// TestChunks divides lists whose last chunk is one position short, full, and has one position.
func TestChunks(t *testing.T) {
	const size = 50
	for _, positions := range []uint64{1, size - 1, size, size + 1, 3*size - 1, 3 * size, 3*size + 1} {
		m := deep.Manifest{Chunk: size, Plies: make([]deep.Ply, 1)}
		m.Plies[0].Positions = positions
		chunks, sum := m.Chunks(), 0
		for i := range chunks {
			n := m.ChunkLen(i)
			if n < 1 || n > size || n < size && i < chunks-1 {
				t.Errorf("%d positions: chunk %d of %d has %d", positions, i, chunks, n)
			}
			sum += n
		}
		if uint64(sum) != positions {
			t.Errorf("%d positions: %d in %d chunks", positions, sum, chunks)
		}
	}
}

func TestOneRunnerAtATime(t *testing.T) {
	folder := small(t)
	r := open(t, folder)
	if _, err := deep.Open(folder); !errors.Is(err, deep.ErrLocked) || !strings.Contains(err.Error(), folder) {
		t.Errorf("opened twice: error %v", err)
	}
	if locked, err := deep.Locked(folder); err != nil || !locked {
		t.Errorf("locked %v (error %v), want true", locked, err)
	}
	if status := read(t, folder).Status(); status.Chunks != 168 {
		t.Errorf("the status cannot be read: %+v", status)
	}
	r.Close()
	if locked, err := deep.Locked(folder); err != nil || locked {
		t.Errorf("locked %v (error %v), want false", locked, err)
	}
	open(t, folder)
}

func TestPlanRefuses(t *testing.T) {
	start := board.Start()
	for want, o := range map[string]deep.PlanOptions{
		"split at ply 0: expected 1 to 16":                     {Depth: 5},
		"split at ply 17":                                      {Depth: 20, Split: 17},
		"depth 3: expected more than the split":                {Depth: 3, Split: 3},
		"depth 65":                                             {Depth: 65, Split: 3},
		"chunks of 65537 positions":                            {Depth: 5, Split: 3, Chunk: 65537},
		"memory of 112 MiB: expected 113 to 1073741824":        {Depth: 5, Split: 3, MemoryMiB: 112},
		"memory of 1073741825 MiB: expected 113 to 1073741824": {Depth: 5, Split: 3, MemoryMiB: 1<<30 + 1},
	} {
		if _, err := deep.Plan(context.Background(), t.TempDir(), start, o); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: error %v, want one that says %q", o, err, want)
		}
	}
	folder := small(t)
	o := deep.PlanOptions{Depth: 5, Split: 3}
	if _, err := deep.Plan(context.Background(), folder, start, o); err == nil || !strings.Contains(err.Error(), "holds a run already") {
		t.Errorf("a folder with a run: error %v", err)
	}
	other := t.TempDir()
	if err := os.WriteFile(filepath.Join(other, "letter.txt"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := deep.Plan(context.Background(), other, start, o); err == nil || !strings.Contains(err.Error(), `"letter.txt"`) {
		t.Errorf("a folder with a letter: error %v", err)
	}
	if _, err := deep.Open(other); err == nil || !strings.Contains(err.Error(), "expected the folder of a run") {
		t.Errorf("opening it: error %v", err)
	}
}

// TestPlanInterrupted ends a plan in its last ply: it leaves nothing, and a next plan goes through.
func TestPlanInterrupted(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "run")
	ctx, cancel := context.WithCancel(context.Background())
	o := deep.PlanOptions{Depth: 5, Split: 4, Chunk: 64, Progress: func(ply int, done, positions uint64) {
		if ply == 4 && done > 100 && positions == 5362 {
			cancel()
		}
	}}
	if _, err := deep.Plan(ctx, folder, board.Start(), o); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(folder)
	if err != nil || len(entries) != 1 || entries[0].Name() != "lock" {
		t.Errorf("left behind: %v (error %v)", entries, err)
	}
	// A crash leaves files.
	for _, name := range []string{"ply-1.positions", "manifest.json.new", "journal"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("half"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	o.Progress = nil
	if _, err := deep.Plan(context.Background(), folder, board.Start(), o); err != nil {
		t.Fatal(err)
	}
	if got := finish(t, folder); got != perft.NewNodes(smallPerft) {
		t.Errorf("got %v", got)
	}
}

func TestStatus(t *testing.T) {
	folder := small(t)
	if s := read(t, folder).Status(); s.Chunks != 168 || s.Done != 0 || s.Left != 0 || !s.Last.IsZero() {
		t.Errorf("before: %+v", s)
	}
	r := open(t, folder)
	var results []deep.Result
	for i := range 42 {
		results = append(results, deep.Result{Chunk: i, Counts: make([]uint64, 32), Origin: someOrigin, Took: time.Second})
		if i < 11 {
			results[i].Took = 2 * time.Second
		}
	}
	if err := r.Commit(results); err != nil {
		t.Fatal(err)
	}
	s := r.Status()
	if s.Done != 42 || s.Work != 53 || math.Round(s.Left) != 159 {
		t.Errorf("%+v", s)
	}
	r.Close()
	if again := read(t, folder).Status(); again != s {
		t.Errorf("read: %+v, want %+v", again, s)
	}
}
