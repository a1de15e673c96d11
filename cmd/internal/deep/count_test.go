package deep_test

import (
	"context"
	"testing"

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
		w, err := deep.NewWorker("w", remaining, perft.Options{Method: perft.Scalar, HashMiB: 1})
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
