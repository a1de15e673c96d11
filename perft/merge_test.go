package perft_test

import (
	"context"
	"errors"
	"testing"

	"github.com/bitray/bitray/perft"
)

// wall is a position whose pawns are blocked for ever: few positions, and many ways to each.
const wall = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"

// TestWaysBeyond64Bits counts where more than 2^64 ways lead to the same position. The kings never meet: each has
// three ranks for itself, so the total is a product, of its walks of 17 steps on a board of three ranks of eight squares,
// from the fifth square of an edge, and of those of 16 steps.
func TestWaysBeyond64Bits(t *testing.T) {
	want := nodes(t, "40972376422072002056328000")
	for _, o := range []perft.Options{
		{HashMiB: 1},
		{HashMiB: 1, Threads: 8},
	} {
		got, err := perft.Count(context.Background(), parse(t, wall), 33, o)
		if err != nil || got != want {
			t.Errorf("%+v: got %v, want %v (error %v)", o, got, want, err)
		}
	}
}

func TestTooManyNodes(t *testing.T) {
	for _, o := range []perft.Options{{HashMiB: 1}, {HashMiB: 1, Threads: 2}} {
		divided, err := perft.Divide(context.Background(), parse(t, wall), perft.MaxDepth, o)
		if !errors.Is(err, perft.ErrOverflow) || divided.Roots != nil || divided.Total != (perft.Nodes{}) {
			t.Errorf("divide, %+v: got %v, %v, want %v", o, divided, err, perft.ErrOverflow)
		}
		got, err := perft.Count(context.Background(), parse(t, wall), perft.MaxDepth, o)
		if !errors.Is(err, perft.ErrOverflow) || got != (perft.Nodes{}) {
			t.Errorf("count, %+v: got %v, %v, want %v", o, got, err, perft.ErrOverflow)
		}
	}
}
