package research_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/research"
	"github.com/bitray/bitray/internal/find"
)

// TestMethodsFind also finds multipliers that save a bit, on eight squares of the 20.
func TestMethodsFind(t *testing.T) {
	for _, test := range []struct {
		method string
		piece  find.Piece
		sq     uint8
		less   int // bits saved
	}{
		{"place", find.Rook, 0, 0}, {"place", find.Bishop, 63, 0},
		{"sparse", find.Rook, 27, 0}, {"sparse", find.Bishop, 27, 0},
		{"bits", find.Rook, 36, 0}, {"bits", find.Bishop, 36, 0},
		{"bottom", find.Bishop, 7, 0}, {"bottom", find.Bishop, 8, 0}, {"bottom", find.Bishop, 56, 1},
		{"top", find.Bishop, 2, 0}, {"top", find.Bishop, 57, 1}, {"top", find.Bishop, 0, 1}, {"top", find.Bishop, 1, 1}, {"top", find.Bishop, 6, 1},
		{"top", find.Bishop, 8, 1}, {"top", find.Bishop, 9, 1}, {"top", find.Bishop, 14, 1}, {"top", find.Bishop, 15, 1},
	} {
		p := find.NewProblem(test.piece, test.sq)
		indexBits := p.Bits - test.less
		method := research.Methods[slices.IndexFunc(research.Methods, func(m research.Method) bool { return m.Name == test.method })]
		magic, err := method.Find(t.Context(), find.NewFinder(1), &p, indexBits)
		if err == nil {
			err = p.Verify(find.Multiplier{Bits: indexBits, Magic: magic})
		}
		if err != nil {
			t.Errorf("%s, %v on square %d, %d bits: %v", test.method, test.piece, test.sq, indexBits, err)
		}
	}
}

// TestMethodsCanBeCancelled asks for what does not exist, or is hard to find, and stops.
func TestMethodsCanBeCancelled(t *testing.T) {
	p := find.NewProblem(find.Rook, 0)
	for _, method := range research.Methods[1:] { // the first has no use for fewer bits
		ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
		if _, err := method.Find(ctx, find.NewFinder(1), &p, p.Bits-2); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%s: error %v, want that the deadline is exceeded", method.Name, err)
		}
		cancel()
	}
}
