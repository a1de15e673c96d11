package research

import (
	"context"
	"errors"
	"fmt"
	"math/bits"

	"github.com/bitray/bitray/internal/find"
)

// ErrNone is the proof that no multiplier has an index of so few bits: an exhaustive search has ended
// without one.
var ErrNone = errors.New("there is no multiplier")

// Method is a way to search a multiplier.
type Method struct {
	Name, Description string // the latter in one line

	// Find finds a multiplier for p, without an addend, with an index of indexBits bits, 1 to [find.MaxBits].
	// Where there are few or none, it may take forever; it ends with ctx's error when ctx is done. If it
	// proves that there is none, the error is [ErrNone].
	Find func(ctx context.Context, f *find.Finder, p *find.Problem, indexBits int) (uint64, error)
}

// Methods are all methods. Use the first unless there is a reason for another.
var Methods = []Method{
	{"place", "construct candidates that copy every square to its own index bit", place},
	{"sparse", "try random numbers with few bits", Sparse},
	{"bits", "add bit after bit, test after each, take back what fails", BitByBit},
	{"bottom", "search all multipliers, from the lowest bits", exhaustive(FromBottom)},
	{"top", "search all multipliers, from the bits that reach the top of the product", exhaustive(FromTop)},
}

// place is [find.Finder.Place] with an index of indexBits bits. It takes microseconds, so it need not
// ask ctx.
func place(_ context.Context, f *find.Finder, p *find.Problem, indexBits int) (uint64, error) {
	if squares := bits.OnesCount64(p.Mask); indexBits < squares {
		return 0, fmt.Errorf("method place needs an index bit for each of %d squares", squares)
	}
	wide := *p
	wide.Bits = indexBits
	return f.Place(&wide), nil
}

// exhaustive is [Exhaust] in an order.
func exhaustive(order Order) func(context.Context, *find.Finder, *find.Problem, int) (uint64, error) {
	return func(ctx context.Context, _ *find.Finder, p *find.Problem, indexBits int) (uint64, error) {
		e, err := Exhaust(ctx, p, indexBits, order)
		switch {
		case err != nil:
			return 0, fmt.Errorf("none among %.4g of all multipliers, %d nodes: %w", e.Covered, e.Nodes, err)
		case !e.Found:
			return 0, fmt.Errorf("%w (%d nodes)", ErrNone, e.Nodes)
		}
		return e.Magic, nil
	}
}
