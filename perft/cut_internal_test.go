package perft

import (
	"context"
	"testing"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/hash"
)

// position reads a FEN.
func position(t *testing.T, fen string) board.Position {
	t.Helper()
	p, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestPartsAreBounded asks for more parts than there may be, and adds up what they cover.
func TestPartsAreBounded(t *testing.T) {
	const depth = 8 // smallestPart and four plies
	start := board.Start()
	for _, o := range []Options{{Threads: 1 << 30}, {Threads: 1 << 30, HashMiB: 1}} {
		w := (&Session{options: o}).newWork(context.Background(), &start, depth)
		var covered Nodes
		walker := (&Session{options: o}).walker(&w.stop)
		for _, p := range w.parts {
			leaves := walker.leaves(&p.pos, p.depth-smallestPart)
			for _, c := range p.credits {
				covered = covered.Add(leaves.Mul(c.times))
			}
		}
		if len(w.parts) > 70_000 || covered != NewNodes(197281) {
			t.Errorf("%+v: %d parts cover %v positions, want at most 70000 parts and 197281 positions", o, len(w.parts), covered)
		}
	}
}

// TestNumberOfParts counts the parts of whole plies, and holds their depths to the plies that are
// left. The start position has 20, 400, 8,902 and 197,281 sequences of moves, which lead to 20, 400,
// 5,362 and 72,078 positions (https://oeis.org/A083276).
func TestNumberOfParts(t *testing.T) {
	start := board.Start()
	const wall = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1" // 24 squares for each king
	walled := position(t, wall)
	forced := position(t, "1r5k/8/8/8/8/8/8/K7 w - - 0 1")    // one move, and 16 replies
	slow := position(t, "7k/p4P1p/5P1P/8/8/8/8/K7 w - - 0 1") // 7, 12, 114, 205, 2,123 sequences of moves
	for _, test := range []struct {
		name         string
		p            board.Position
		depth        int
		o            Options
		parts, below int
	}{
		{"no parts", start, 1, Options{}, 20, 0},
		{"small as they are", start, 5, Options{Threads: 9}, 20, 4},
		{"one thread", start, 6, Options{}, 400, 4},
		{"one thread, deeper", start, 9, Options{Threads: 1}, 400, 7},
		{"three threads: 384 parts", start, 9, Options{Threads: 3}, 400, 7},
		{"four threads: 512 parts", start, 9, Options{Threads: 4}, 8902, 6},
		{"four threads, but parts are small", start, 6, Options{Threads: 4}, 400, 4},
		{"merged: 4,096 parts", start, 9, Options{HashMiB: 1}, 5362, 6},
		{"merged, but parts are small", start, 6, Options{HashMiB: 1}, 400, 4},
		{"merged, and few are new", walled, 20, Options{HashMiB: 1}, 24 * 24, 4},
		{"one root move", forced, 6, Options{}, 16, 4},
		{"few more than before, but enough", slow, 9, Options{}, 205, 5},
	} {
		w := (&Session{options: test.o}).newWork(context.Background(), &test.p, test.depth)
		if len(w.parts) != test.parts || w.parts[0].depth != test.below {
			t.Errorf("%s: %d parts of depth %d, want %d of %d", test.name, len(w.parts), w.parts[0].depth, test.parts, test.below)
		}
	}
}

// TestCutEndsWithItsContext cuts nothing once the context has ended.
func TestCutEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	start := board.Start()
	if w := new(Session).newWork(ctx, &start, MaxDepth); len(w.parts) != 20 {
		t.Errorf("%d parts, want those of the 20 root moves", len(w.parts))
	}
}

// TestTablesAreAsLargeAsTheyCanBeFilled holds the estimate between what a count stores and what it was given.
// Of the start position 77,440 different positions are at plies 3 and 4, and 899,958 at plies 3 to 5
// (https://oeis.org/A083276).
func TestTablesAreAsLargeAsTheyCanBeFilled(t *testing.T) {
	mated := position(t, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")
	for _, test := range []struct {
		p               board.Position
		depth, hash     int
		atLeast, atMost int
	}{
		{mated, 9, 1024, minTableMiB, minTableMiB},
		{board.Start(), 2, 1024, minTableMiB, minTableMiB},
		{board.Start(), 7, 1024, minTableMiB, minTableMiB},
		{board.Start(), 7, 16, 16, 16},
		{board.Start(), 8, 1024, 899_958 * 3 * hash.EntryBytes >> 20, 128},
		{board.Start(), 8, 40, 40, 40},
		{board.Start(), 9, 1024, 1024, 1024},
		{board.Start(), MaxDepth, 1024, 1024, 1024},
	} {
		o := Options{HashMiB: test.hash}
		w := (&Session{options: o}).newWork(context.Background(), &test.p, test.depth)
		if got := w.tableMiB(o); got < test.atLeast || got > test.atMost {
			t.Errorf("%s, depth %d: %d of %d MiB, want %d to %d", test.p.FEN(), test.depth, got, test.hash, test.atLeast, test.atMost)
		}
	}
}
