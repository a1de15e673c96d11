package deep_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
)

// TestTableWhereItFinds counts below the positions of ply 1 with a table: a plan whose positions are
// three plies above the leaves looks nothing up, since nothing that a table remembers comes up twice.
func TestTableWhereItFinds(t *testing.T) {
	for remaining, want := range map[int]perft.Effort{
		2: {Counted: 20},
		3: {Counted: 400},
		4: {Counted: 8_902, LookedUp: 20 + 400}, // depth 2 is not remembered
	} {
		r := open(t, planned(t, startFEN, deep.PlanOptions{Depth: 1 + remaining, Split: 1}))
		w, err := deep.NewWorker("w", remaining, perft.Options{Method: perft.MethodScalar, HashMiB: 1})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Count(context.Background(), r, 0); err != nil {
			t.Fatal(err)
		}
		if got := w.Effort(); got != want {
			t.Errorf("%d plies: %+v, want %+v", remaining, got, want)
		}
		w.Close()
	}
}

// endsSoon is a context that ends after a thread has asked whether it goes on.
type endsSoon struct {
	context.Context
	end func()
}

func (c endsSoon) Err() error {
	time.AfterFunc(10*time.Millisecond, c.end)
	return c.Context.Err()
}

// TestGrace ends a count while a thread counts: the chunk is finished if chunks take less than ten seconds, and given up if they take
// longer.
func TestGrace(t *testing.T) {
	for took, finished := range map[time.Duration]bool{9 * time.Second: true, 10 * time.Second: false} {
		r := open(t, planned(t, startFEN, deep.PlanOptions{Depth: 6, Split: 1, Chunk: 10}))
		if err := r.Commit([]deep.Result{{Counts: make([]uint64, 10), Origin: someOrigin, Took: took}}); err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(context.Background())
		o := deep.CountOptions{Options: perft.Options{Method: perft.MethodMake, Threads: 1}, Name: "test"}
		if err := r.Count(endsSoon{ctx, cancel}, o); !errors.Is(err, context.Canceled) || r.Done(1) != finished {
			t.Errorf("chunks take %v: the one that was begun is finished: %v (error %v)", took, r.Done(1), err)
		}
	}
}
