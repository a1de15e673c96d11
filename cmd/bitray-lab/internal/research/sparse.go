package research

import (
	"context"
	"math/bits"

	"github.com/bitray/bitray/internal/find"
)

// Sparse finds a multiplier for p with an index of indexBits bits (1 to [find.MaxBits]) by trying
// random numbers with few bits, until ctx is done, whose error it then returns: the classical
// search. Few bits mean few shifted copies of the occupancy in the product, and so few carries;
// three random words joined by AND leave a bit in eight.
//
// A number that does not move most of a full occupancy to the top byte is not worth a test.
// The test stamps what it writes with the number of the try, an epoch, so that no try has to
// clear the table.
// Source: Tord Romstad's generator; Chess Programming Wiki, Looking for Magics,
// https://www.chessprogramming.org/Looking_for_Magics.
func Sparse(ctx context.Context, f *find.Finder, p *find.Problem, indexBits int) (uint64, error) {
	for ctx.Err() == nil {
		if magic := sparse(f, p); f.Test(p, find.Multiplier{Bits: indexBits, Magic: magic}) {
			return magic, nil
		}
	}
	return 0, ctx.Err()
}

// sparse returns the next random number that is worth a test.
func sparse(f *find.Finder, p *find.Problem) uint64 {
	// Squares of short masks cannot all reach the top byte, so those are content with less.
	const enough = 6
	for {
		//lint:ignore SA4000 three draws, not one
		magic := f.Uint64() & f.Uint64() & f.Uint64()
		if bits.OnesCount64(p.Mask*magic>>56) >= min(enough, p.Bits-1) {
			return magic
		}
	}
}
