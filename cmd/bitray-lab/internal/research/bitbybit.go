package research

import (
	"context"
	"math/bits"

	"github.com/bitray/bitray/internal/find"
)

// BitByBit finds a multiplier for p with an index of indexBits bits (1 to [find.MaxBits]) by adding to
// it one bit for each square of the mask, with a test after each: squares that are not yet
// provided for count as empty. Where no bit will do, it takes back the bit before. When ctx is
// done it returns ctx's error.
//
// Partial tests are cheap, since they have few occupancies, and they end hopeless starts
// early. But a bit that is added later disturbs what was tested before, so that the search
// still ends in many dead ends; after some of them it starts over with other choices. In this form
// it is by far the slowest of the methods.
// Source: Harald Müller; Chess Programming Wiki, Looking for Magics,
// https://www.chessprogramming.org/Looking_for_Magics.
func BitByBit(ctx context.Context, f *find.Finder, p *find.Problem, indexBits int) (uint64, error) {
	b := bitByBit{finder: f, indexBits: indexBits}
	seen := uint64(0)
	for mask := p.Mask; mask != 0; mask &= mask - 1 {
		seen |= mask & -mask
		b.squares = append(b.squares, uint(bits.TrailingZeros64(mask)))
		b.partial = append(b.partial, p.Within(seen))
	}
	for ctx.Err() == nil {
		b.budget = 1000
		if magic, ok := b.extend(0, 0); ok {
			return magic, nil
		}
	}
	return 0, ctx.Err()
}

type bitByBit struct {
	finder    *find.Finder
	indexBits int
	squares   []uint         // in the order in which they are provided for
	partial   []find.Problem // with the squares up to the same place
	budget    int            // tests that are left before starting over
}

// extend provides for the squares from place on.
func (b *bitByBit) extend(place int, magic uint64) (uint64, bool) {
	if place == len(b.squares) {
		return magic, true
	}
	shift := uint(64 - b.indexBits)
	square := b.squares[place]
	for free := uint64(1)<<b.indexBits - 1; free != 0; {
		index := b.finder.Pick(free)
		free &^= 1 << index
		if index+shift < square {
			continue
		}
		if b.budget--; b.budget < 0 {
			return 0, false
		}
		longer := magic | 1<<(index+shift-square)
		if !b.finder.Test(&b.partial[place], find.Multiplier{Bits: b.indexBits, Magic: longer}) {
			continue
		}
		if found, ok := b.extend(place+1, longer); ok {
			return found, true
		}
	}
	return 0, false
}
