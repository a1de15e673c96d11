package perft_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/reference"
	"github.com/bitray/bitray/perft"
)

// watched returns a technique that tells of every occupancy it is asked about.
func watched(asked func(occ attacks.Bitboard)) attacks.Sliders {
	type lookup = func(attacks.Square, attacks.Bitboard) attacks.Bitboard
	tell := func(of lookup) lookup {
		return func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
			asked(occ)
			return of(sq, occ)
		}
	}
	return attacks.NewSliders(tell(reference.Rook), tell(reference.Bishop), tell(reference.Queen))
}

// stopAfter returns a context, and a technique that ends it after some questions. It then waits for the
// count to learn of it, which it can in a test by [synctest.Test]. What is asked all the same is counted in
// late.
func stopAfter(questions int) (ctx context.Context, technique attacks.Sliders, late *int) {
	ctx, cancel := context.WithCancel(context.Background())
	left, late := questions, new(int)
	return ctx, watched(func(attacks.Bitboard) {
		switch left--; {
		case left == 0:
			cancel()
			synctest.Wait()
		case left < 0:
			*late++
		}
	}), late
}

// stops are numbers of questions, all less than a count of kiwipete to depth 4 asks.
var stops = []int{200, 5_000, 300_000}

// TestStoppedSessionRemembersNothingShort stops counts in the middle and counts again with the same
// table: what was half counted must not be in it.
func TestStoppedSessionRemembersNothingShort(t *testing.T) {
	synctest.Test(t, stoppedSessionRemembersNothingShort)
}

func stoppedSessionRemembersNothingShort(t *testing.T) {
	const depth = 4
	p, want := parse(t, published[1].fen), perft.NewNodes(published[1].counts[depth-1])
	for _, after := range stops {
		ctx, technique, _ := stopAfter(after)
		c, err := perft.NewSession(perft.Options{HashMiB: 1, Technique: technique})
		if err != nil {
			t.Fatal(err)
		}
		if n, err := c.Count(ctx, p, depth); !errors.Is(err, context.Canceled) || n.Cmp(want) >= 0 {
			t.Errorf("stopped after %d questions: got %v, error %v, want some root moves, %v", after, n, err, context.Canceled)
		}
		if got, err := c.Count(context.Background(), p, depth); err != nil || got != want {
			t.Errorf("counted again after a stop after %d questions: got %v, want %v (error %v)", after, got, want, err)
		}
	}
}

// TestStoppedDivisionHasWholeRoots stops counts in the middle: the root moves that are returned are
// counted to the end, the others are not returned.
func TestStoppedDivisionHasWholeRoots(t *testing.T) { synctest.Test(t, stoppedDivisionHasWholeRoots) }

func stoppedDivisionHasWholeRoots(t *testing.T) {
	const depth = 4
	p := parse(t, published[1].fen)
	whole, err := perft.Divide(context.Background(), p, depth, perft.Options{})
	if err != nil {
		t.Fatal(err)
	}
	some := 0
	for _, o := range []perft.Options{{}, {HashMiB: 1}, {NoBulk: true}} {
		for _, after := range stops {
			ctx, technique, _ := stopAfter(after)
			o.Technique = technique
			d, err := perft.Divide(ctx, p, depth, o)
			if !errors.Is(err, context.Canceled) || len(d.Roots) >= len(whole.Roots) {
				t.Errorf("%+v, stopped after %d questions: %d of %d root moves, error %v", o, after, len(d.Roots), len(whole.Roots), err)
			}
			some += len(d.Roots)
			var sum perft.Nodes
			for _, root := range d.Roots {
				if !slices.Contains(whole.Roots, root) {
					t.Errorf("%+v, stopped after %d questions: %v has %v, which is not the whole", o, after, root.Move, root.Nodes)
				}
				sum = sum.Add(root.Nodes)
			}
			if sum != d.Total {
				t.Errorf("%+v, stopped after %d questions: the roots have %v, the total is %v", o, after, sum, d.Total)
			}
		}
	}
	if some == 0 {
		t.Error("no root move was finished before a stop: the test shows too little")
	}
}

// TestStoppedCountsEndSoon stops counts in the middle of a part of some million questions.
func TestStoppedCountsEndSoon(t *testing.T) { synctest.Test(t, stoppedCountsEndSoon) }

func stoppedCountsEndSoon(t *testing.T) {
	const depth = 6
	p := parse(t, published[1].fen)
	count := func(ctx context.Context, o perft.Options) error {
		_, err := perft.Count(ctx, p, depth, o)
		return err
	}
	for name, run := range map[string]func(context.Context, attacks.Sliders) error{
		"count": func(ctx context.Context, s attacks.Sliders) error { return count(ctx, perft.Options{Technique: s}) },
		"no bulk": func(ctx context.Context, s attacks.Sliders) error {
			return count(ctx, perft.Options{Technique: s, NoBulk: true})
		},
		"hash": func(ctx context.Context, s attacks.Sliders) error {
			return count(ctx, perft.Options{Technique: s, HashMiB: 1})
		},
		"counters": func(ctx context.Context, s attacks.Sliders) error {
			_, err := perft.CountDetails(ctx, p, depth, perft.Options{Technique: s})
			return err
		},
	} {
		ctx, technique, late := stopAfter(150_000)
		if err := run(ctx, technique); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: error %v, want %v", name, err, context.Canceled)
		}
		if *late > 10_000 {
			t.Errorf("%s: %d questions are asked after the stop, want those of the nodes at hand", name, *late)
		}
	}
}

// TestProgressIsExact holds a count up while it is at its fifth root move, until it has told how far
// it is. Every reply to a move from the start position has its own occupancy.
func TestProgressIsExact(t *testing.T) {
	ctx, p := context.Background(), parse(t, published[0].fen)
	for name, count := range map[string]func(attacks.Sliders, func(perft.Progress)) (perft.Nodes, error){
		"count": func(s attacks.Sliders, told func(perft.Progress)) (perft.Nodes, error) {
			return perft.Count(ctx, p, 2, perft.Options{Technique: s, Progress: told})
		},
		"counters": func(s attacks.Sliders, told func(perft.Progress)) (perft.Nodes, error) {
			c, err := perft.CountDetails(ctx, p, 2, perft.Options{Technique: s, Progress: told})
			return c.Nodes, err
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) { progressIsExact(t, count) })
		})
	}
}

func progressIsExact(t *testing.T, count func(attacks.Sliders, func(perft.Progress)) (perft.Nodes, error)) {
	p := parse(t, published[0].fen)
	root := p.Occupied()
	told := make(chan perft.Progress, 1000)
	boards := map[attacks.Bitboard]bool{}
	technique := watched(func(occ attacks.Bitboard) {
		if occ != root && occ.Count() == 32 && !boards[occ] { // the king is taken off for some questions
			boards[occ] = true
			if len(boards) == 5 {
				for len(told) > 0 {
					<-told
				}
				<-told // may have been made before the count was held up
				if p := <-told; p.Nodes != perft.NewNodes(80) || p.RootsDone != 4 || p.Roots != 20 ||
					p.PartsDone != 4 || p.Parts != 20 || p.Elapsed <= 0 {
					t.Errorf("at the fifth of 20 root moves with 20 leaves each: %+v", p)
				}
			}
		}
	})
	reports := 0
	got, err := count(technique, func(p perft.Progress) {
		told <- p
		if reports++; p.Elapsed < time.Duration(reports)*200*time.Millisecond {
			t.Errorf("report %d comes after %v, want a few reports a second", reports, p.Elapsed)
		}
	})
	if err != nil || got != perft.NewNodes(400) {
		t.Errorf("got %v, error %v", got, err)
	}
	if len(boards) < 20 {
		t.Errorf("asked about %d boards, want those of 20 root moves", len(boards))
	}
}
