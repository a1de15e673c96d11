package exhaust_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/exhaust"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
	"github.com/bitray/bitray/transform"
)

func TestNoMultiplierSavesABit(t *testing.T) {
	for square, nodes := range map[string]uint64{
		"c1": 1_406_325, "d1": 323_399, "e1": 85_133, "f1": 619_795,
		"c8": 915_827, "d8": 87_081, "e8": 389_839, "f8": 1_502_289,
	} {
		sq, err := transform.ParseSquare[uint8](square)
		if err != nil {
			t.Fatal(err)
		}
		p := find.NewProblem(find.Bishop, sq)
		got, err := exhaust.Search(t.Context(), &p, p.Bits-1)
		if want := (exhaust.Result{Nodes: nodes, Covered: 1}); err != nil || got != want {
			t.Errorf("bishop on %s: %+v, %v, want %+v", square, got, err, want)
		}
	}
}

// TestMultipliersThatSaveABit are found on eight squares of the 20.
func TestMultipliersThatSaveABit(t *testing.T) {
	for _, sq := range []uint8{0, 1, 6, 8, 9, 14, 15, 57} {
		p := find.NewProblem(find.Bishop, sq)
		got, err := exhaust.Search(t.Context(), &p, p.Bits-1)
		if err == nil && got.Found {
			err = check.Verify(&p, find.Multiplier{Bits: p.Bits - 1, Magic: got.Magic})
		}
		if err != nil || !got.Found {
			t.Errorf("%v: %+v, %v", &p, got, err)
		}
	}
}

func TestSearchCanBeCancelled(t *testing.T) {
	p := find.NewProblem(find.Rook, 0)
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	if got, err := exhaust.Search(ctx, &p, p.Bits-2); !errors.Is(err, context.DeadlineExceeded) || got.Covered == 1 {
		t.Errorf("%+v, %v, want that the deadline is exceeded", got, err)
	}
}
