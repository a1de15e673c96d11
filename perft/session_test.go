package perft_test

import (
	"context"
	"errors"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// TestSessionKeepsItsTable counts positions that have much in common, several goroutines at a
// time, and compares with counts without a session.
func TestSessionKeepsItsTable(t *testing.T) {
	start := board.Start()
	var positions []board.Position
	for _, m := range start.AppendLegalMoves(nil) {
		positions = append(positions, start.After(m))
	}
	for _, o := range []perft.Options{{}, {HashMiB: 1}, {HashMiB: 1, Seed: 7, Method: perft.MethodMake}} {
		c, err := perft.NewSession(o)
		if err != nil {
			t.Fatal(err)
		}
		var group sync.WaitGroup
		for range 3 {
			group.Go(func() {
				counts, err := c.AppendCounts(context.Background(), nil, positions, 3)
				if err != nil || len(counts) != len(positions) {
					t.Errorf("%+v: %d counts (error %v)", o, len(counts), err)
					return
				}
				var sum perft.Nodes
				for i, got := range counts {
					sum = sum.Add(got)
					if want, _ := perft.Count(context.Background(), positions[i], 3, perft.Options{}); got != want {
						t.Errorf("%+v: %s: got %v, want %v", o, positions[i].FEN(), got, want)
					}
				}
				if sum != perft.NewNodes(197281) {
					t.Errorf("%+v: %v in all, want perft 4", o, sum)
				}
			})
		}
		group.Wait()
	}
}

// TestSessionStops counts with a context that has ended; the session then goes on with another.
func TestSessionStops(t *testing.T) {
	c, err := perft.NewSession(perft.Options{})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if counts, err := c.AppendCounts(ctx, nil, []board.Position{board.Start()}, 1); !errors.Is(err, context.Canceled) || len(counts) > 0 {
		t.Errorf("after its end a context has %v counted, error %v", counts, err)
	}
	if n, err := c.Count(context.Background(), board.Start(), 3); err != nil || n != perft.NewNodes(8902) {
		t.Errorf("after a stop: got %v, error %v", n, err)
	}
}

// TestSessionCloses closes a session twice, while it counts and after: the count is not disturbed, and later
// ones are refused.
func TestSessionCloses(t *testing.T) {
	for _, o := range []perft.Options{{}, {HashMiB: 8}} {
		c, err := perft.NewSession(o)
		if err != nil {
			t.Fatal(err)
		}
		var counting sync.WaitGroup
		var n perft.Nodes
		begun := make(chan bool)
		counting.Go(func() {
			begun <- true
			n, err = c.Count(context.Background(), board.Start(), 6)
		})
		<-begun
		time.Sleep(time.Millisecond)
		c.Close()
		counting.Wait()
		if (err != nil || n != perft.NewNodes(119060324)) && (err == nil || !strings.Contains(err.Error(), "closed")) {
			t.Errorf("%+v: a count during which the session is closed: %v (error %v)", o, n, err)
		}
		c.Close()
		if n, err := c.Count(context.Background(), board.Start(), 2); err == nil || !strings.Contains(err.Error(), "closed") {
			t.Errorf("%+v: after Close: %v (error %v), want an error that says so", o, n, err)
		}
	}
}

// TestSmallCountsTakeLittleMemory counts what a call allocates that counts next to nothing. The counters of
// methods take 140 KiB, and are reused from call to call, except for a quarter of them under the race detector.
func TestSmallCountsTakeLittleMemory(t *testing.T) {
	const calls, most = 1000, 64 << 10
	for _, method := range []perft.Method{perft.MethodScalar, perft.MethodSIMD} {
		if !method.Available() {
			continue
		}
		session, err := perft.NewSession(perft.Options{Method: method})
		if err != nil {
			t.Fatal(err)
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		for range calls {
			if n, err := session.Count(t.Context(), board.Start(), 1); err != nil || n != perft.NewNodes(20) {
				t.Fatalf("%v: %v, error %v, want 20", method, n, err)
			}
		}
		runtime.ReadMemStats(&after)
		if each := (after.TotalAlloc - before.TotalAlloc) / calls; each > most {
			t.Errorf("%v: %d bytes a call, want at most %d", method, each, most)
		}
		session.Close()
	}
}
