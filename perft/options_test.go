package perft_test

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
)

// TestOptionsChangeNothing counts the same rows in every way there is.
func TestOptionsChangeNothing(t *testing.T) {
	ways := map[string]perft.Options{
		"no bulk":       {NoBulk: true},
		"two threads":   {Threads: 2},
		"many threads":  {Threads: 9, NoBulk: true},
		"method make":   {Method: perft.MethodMake},
		"method scalar": {Method: perft.MethodScalar},
	}
	if lanes.Available() {
		ways["method simd"] = perft.Options{Method: perft.MethodSIMD}
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

// TestOptionsThatAreRefused asks for what must be refused rather than silently replaced, of everything that has
// the option.
func TestOptionsThatAreRefused(t *testing.T) {
	p := parse(t, published[0].fen)
	for want, o := range map[string]perft.Options{
		"hash of -1 MiB":                        {HashMiB: -1},
		"hash":                                  {HashMiB: math.MaxInt},
		"expected 0 or more, and bulk counting": {HashMiB: 1, NoBulk: true},
		"expected the default technique and bulk counting":     {Method: perft.MethodScalar, NoBulk: true},
		"scalar: expected the default technique":               {Method: perft.MethodScalar, Technique: catalog.Reference().Sliders},
		"Method(4): expected one of [auto make scalar simd]":   {Method: perft.MethodSIMD + 1},
		"Method(200): expected one of [auto make scalar simd]": {Method: 200},
		"seed 7: expected a hash table":                        {Seed: 7},
		"1025 threads: expected 0 to 1024":                     {Threads: perft.MaxThreads + 1},
		"-1 threads: expected 0 to 1024":                       {Threads: -1},
	} {
		_, counted := perft.Count(context.Background(), p, 3, o)
		errs := map[string]error{"count": counted}
		_, errs["depth 0"] = perft.Count(context.Background(), p, 0, o)
		_, errs["details"] = perft.CountDetails(context.Background(), p, 3, o)
		_, errs["session"] = perft.NewSession(o)
		for name, err := range errs {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s, %+v: error %v, want one that says %q", name, o, err, want)
			}
		}
	}
}

func TestChosen(t *testing.T) {
	fastest := perft.MethodScalar
	if lanes.Available() {
		fastest = perft.MethodSIMD
	}
	for _, test := range []struct {
		o    perft.Options
		want perft.Method
	}{
		{perft.Options{}, fastest},
		{perft.Options{Threads: 2, HashMiB: 1}, fastest},
		{perft.Options{Method: perft.MethodScalar}, perft.MethodScalar},
		{perft.Options{NoBulk: true}, perft.MethodMake},
		{perft.Options{NoBulk: true, Method: perft.MethodMake}, perft.MethodMake},
		{perft.Options{Technique: catalog.Reference().Sliders}, perft.MethodMake},
		{perft.Options{Technique: catalog.Reference().Sliders, Method: perft.MethodMake}, perft.MethodMake},
	} {
		if got := test.o.ChosenMethod(); got != test.want {
			t.Errorf("%+v: got %v, want %v", test.o, got, test.want)
		}
		if got, err := perft.Count(context.Background(), parse(t, published[0].fen), 2, test.o); err != nil || got != perft.NewNodes(400) {
			t.Errorf("%+v: got %v, error %v", test.o, got, err)
		}
	}
}

// TestMethods holds names, and that a method which the machine does not support is not replaced by another.
func TestMethods(t *testing.T) {
	for m, available := range map[perft.Method]bool{perft.MethodAuto: true, perft.MethodMake: true, perft.MethodScalar: true, perft.MethodSIMD: lanes.Available()} {
		if got, err := perft.ParseMethod(m.String()); err != nil || got != m {
			t.Errorf("%v is read as %v, error %v", m, got, err)
		}
		_, err := perft.Count(context.Background(), parse(t, published[0].fen), 3, perft.Options{Method: m})
		if (err == nil) != available || m.Available() != available {
			t.Errorf("%v: available: %v, want %v, error: %v", m, m.Available(), available, err)
		}
		if used := len(m.Instructions()) > 0; used != (m == perft.MethodSIMD && available) {
			t.Errorf("%v: instructions %q", m, m.Instructions())
		}
	}
	if (perft.MethodSIMD + 1).Available() {
		t.Error("an unknown method is available")
	}
	if m, err := perft.ParseMethod("fast"); err == nil {
		t.Errorf("fast: got %v, want an error", m)
	}
}

func TestDepths(t *testing.T) {
	ctx, p := context.Background(), parse(t, published[0].fen)
	session, err := perft.NewSession(perft.Options{HashMiB: 1})
	if err != nil {
		t.Fatal(err)
	}
	for depth, want := range []uint64{1, 20, 400, 8902} {
		got, err := perft.Count(ctx, p, depth, perft.Options{})
		again, failed := session.Count(ctx, p, depth)
		if want := perft.NewNodes(want); got != want || again != want || err != nil || failed != nil {
			t.Errorf("depth %d: got %v, %v, and by a session %v, %v, want %v", depth, got, err, again, failed, want)
		}
	}
	for _, depth := range []int{-1, perft.MaxDepth + 1, 1_000_000_000} {
		_, counted := perft.Count(ctx, p, depth, perft.Options{})
		_, inSession := session.Count(ctx, p, depth)
		_, divided := perft.Divide(ctx, p, depth, perft.Options{})
		_, counters := perft.CountDetails(ctx, p, depth, perft.Options{})
		for _, err := range []error{counted, inSession, divided, counters} {
			if err == nil || !strings.HasSuffix(err.Error(), " to 100") {
				t.Errorf("depth %d: error %v, want one that names the range of depths", depth, err)
			}
		}
	}
	if got, err := perft.Divide(ctx, p, 0, perft.Options{}); err != nil || got.Total != perft.NewNodes(1) || len(got.Roots) != 0 {
		t.Errorf("divide of depth 0: got %v, %v, want 1 and no root moves", got, err)
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

func TestCancelledBefore(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for depth := range 7 {
		if _, err := perft.Count(ctx, parse(t, published[0].fen), depth, perft.Options{}); !errors.Is(err, context.Canceled) {
			t.Errorf("perft %d: error %v, want %v", depth, err, context.Canceled)
		}
	}
}
