package perft_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/replies/lanes"
)

// TestOptionsChangeNothing counts the same rows in every way there is.
func TestOptionsChangeNothing(t *testing.T) {
	ways := map[string]perft.Options{
		"no bulk":       {NoBulk: true},
		"two threads":   {Threads: 2},
		"many threads":  {Threads: 9, NoBulk: true},
		"method make":   {Method: perft.Make},
		"method scalar": {Method: perft.Scalar},
	}
	if lanes.Available() {
		ways["method simd"] = perft.Options{Method: perft.SIMD}
	}
	for _, card := range catalog.All() {
		ways["technique "+card.Name] = perft.Options{Technique: card.Sliders}
	}
	for way, o := range ways {
		t.Run(way, func(t *testing.T) {
			for _, s := range suites {
				for _, r := range readSuite(t, s.name)[:40] {
					r.Counts = r.Counts[:3]
					checkRow(t, r, o)
				}
			}
		})
	}
}

// TestMakeGoesWithAllButAHash asks for the method that [perft.Auto] would choose anyway.
func TestMakeGoesWithAllButAHash(t *testing.T) {
	for _, o := range []perft.Options{
		{Method: perft.Make, NoBulk: true},
		{Method: perft.Make, Technique: catalog.Reference().Sliders},
	} {
		if got, err := perft.Count(context.Background(), parse(t, published[0].fen), 2, o); err != nil || got != perft.NewNodes(400) {
			t.Errorf("%+v: got %v, error %v", o, got, err)
		}
	}
}

// TestMethodsThatDoNotExist asks for the first number without a method, and for another.
func TestMethodsThatDoNotExist(t *testing.T) {
	for _, m := range []perft.Method{perft.SIMD + 1, 200} {
		_, err := perft.Count(context.Background(), parse(t, published[0].fen), 2, perft.Options{Method: m})
		if err == nil || !strings.Contains(err.Error(), "expected one of [auto make scalar simd]") {
			t.Errorf("%v: error %v, want one that lists the methods", m, err)
		}
	}
}

// TestMethodsThatDoNotGoTogether asks for what must be refused rather than silently replaced.
func TestMethodsThatDoNotGoTogether(t *testing.T) {
	for _, o := range []perft.Options{
		{Method: perft.Scalar, NoBulk: true},
		{Method: perft.Scalar, Technique: catalog.Reference().Sliders},
		{Method: 200},
		{NoMerge: true},
		{Threads: perft.MaxThreads + 1},
	} {
		for _, depth := range []int{0, 3} {
			if got, err := perft.Count(context.Background(), parse(t, published[0].fen), depth, o); err == nil {
				t.Errorf("depth %d, %+v: got %v, want an error", depth, o, got)
			}
		}
	}
	for _, o := range []perft.Options{{HashMiB: 1}, {Method: perft.Scalar}} {
		for _, depth := range []int{0, 1, 3} {
			if got, err := perft.CountCounters(context.Background(), parse(t, published[0].fen), depth, o); err == nil {
				t.Errorf("kinds to depth %d, %+v: got %v, want an error", depth, o, got)
			}
		}
	}
}

func TestChosen(t *testing.T) {
	fastest := perft.Scalar
	if lanes.Available() {
		fastest = perft.SIMD
	}
	for _, test := range []struct {
		o    perft.Options
		want perft.Method
	}{
		{perft.Options{}, fastest},
		{perft.Options{Threads: 2, HashMiB: 1}, fastest},
		{perft.Options{Method: perft.Scalar}, perft.Scalar},
		{perft.Options{NoBulk: true}, perft.Make},
		{perft.Options{Technique: catalog.Reference().Sliders}, perft.Make},
	} {
		if got := test.o.Chosen(); got != test.want {
			t.Errorf("%+v: got %v, want %v", test.o, got, test.want)
		}
	}
}

func TestSIMDIsNotReplaced(t *testing.T) {
	for _, m := range []perft.Method{perft.SIMD} {
		_, err := perft.Count(context.Background(), parse(t, published[0].fen), 3, perft.Options{Method: m})
		if (err == nil) != lanes.Available() {
			t.Errorf("%v: available: %v, error: %v", m, lanes.Available(), err)
		}
	}
}

func TestMethodNames(t *testing.T) {
	for _, m := range []perft.Method{perft.Auto, perft.Make, perft.Scalar, perft.SIMD} {
		if got, err := perft.ParseMethod(m.String()); err != nil || got != m {
			t.Errorf("%v is read as %v, error %v", m, got, err)
		}
	}
	if got := (perft.SIMD + 1).String(); got != "Method(4)" {
		t.Errorf("what is no method is called %s, want Method(5)", got)
	}
	if m, err := perft.ParseMethod("fast"); err == nil {
		t.Errorf("fast: got %v, want an error", m)
	}
}

func TestAvailable(t *testing.T) {
	for m, want := range map[perft.Method]bool{
		perft.Auto: true, perft.Make: true, perft.Scalar: true,
		perft.SIMD: lanes.Available(), perft.SIMD + 1: false,
	} {
		if got := m.Available(); got != want {
			t.Errorf("%v: got %t, want %t", m, got, want)
		}
	}
}

func TestDivideAddsUp(t *testing.T) {
	p := parse(t, published[1].fen)
	divided, err := perft.Divide(context.Background(), p, 3, perft.Options{Threads: 2})
	if err != nil || len(divided.Roots) != 48 {
		t.Fatalf("%d root moves and error %v, want 48 and none", len(divided.Roots), err)
	}
	var total perft.Nodes
	for _, c := range divided.Roots {
		if p.UCI(c.Move, false) == "e1g1" && c.Nodes != perft.NewNodes(2059) {
			t.Errorf("e1g1: got %v, want 2059", c.Nodes)
		}
		total = total.Add(c.Nodes)
	}
	if total != perft.NewNodes(97862) || divided.Total != total {
		t.Errorf("the root moves have %v, the total is %v, want 97862", total, divided.Total)
	}
}

func TestDepths(t *testing.T) {
	ctx, p := context.Background(), parse(t, published[0].fen)
	if got, err := perft.Count(ctx, p, 0, perft.Options{}); got != perft.NewNodes(1) || err != nil {
		t.Errorf("depth 0: got %v, %v, want 1", got, err)
	}
	for _, depth := range []int{-1, perft.MaxDepth + 1, 1_000_000_000} {
		_, counted := perft.Count(ctx, p, depth, perft.Options{})
		_, divided := perft.Divide(ctx, p, depth, perft.Options{})
		_, counters := perft.CountCounters(ctx, p, depth, perft.Options{})
		for _, err := range []error{counted, divided, counters} {
			if err == nil || !strings.HasSuffix(err.Error(), " to 100") {
				t.Errorf("depth %d: error %v, want one that names the range of depths", depth, err)
			}
		}
	}
	if got, err := perft.Divide(ctx, p, 0, perft.Options{}); err != nil || got.Total != perft.NewNodes(1) || len(got.Roots) != 0 {
		t.Errorf("divide of depth 0: got %v, %v, want 1 and no root moves", got, err)
	}
	if _, err := perft.Count(ctx, p, 1, perft.Options{Threads: -1}); err == nil {
		t.Error("-1 threads: want an error")
	}
}

func TestMatePositionsHaveNoLeaves(t *testing.T) {
	for _, fen := range []string{
		"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", // mate
		"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",                                // stalemate
	} {
		for _, depth := range []int{1, 2, 3, 4, 5, 6, perft.MaxDepth} {
			got, err := perft.Count(context.Background(), parse(t, fen), depth, perft.Options{})
			if got != perft.NewNodes(0) || err != nil {
				t.Errorf("perft %d of %s: got %v, %v, want 0", depth, fen, got, err)
			}
		}
	}
}

// TestCancel ends a count that would take years from its own progress report.
func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	o := perft.Options{Threads: 2, Progress: func(p perft.Progress) {
		if p.Roots != 20 || p.Parts < 20 || p.Elapsed <= 0 {
			t.Errorf("progress %+v: want 20 root moves, and parts", p)
		}
		cancel()
	}}
	divided, err := perft.Divide(ctx, parse(t, published[0].fen), 13, o)
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want %v", err, context.Canceled)
	}
	if len(divided.Roots) == 20 {
		t.Error("all root moves are said to be finished")
	}
}

func TestCancelledBefore(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for depth := range 7 {
		if _, err := perft.Count(ctx, parse(t, published[0].fen), depth, perft.Options{}); !errors.Is(err, context.Canceled) {
			t.Errorf("perft %d: error %v, want %v", depth, err, context.Canceled)
		}
	}
}
