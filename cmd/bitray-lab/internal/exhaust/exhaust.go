package exhaust

import (
	"context"

	"github.com/bitray/bitray/internal/find"
)

// Result is what is known of an exhaustive search, when it has ended or on its way.
type Result struct {
	Found bool
	Magic uint64 // the multiplier, if Found
	Nodes uint64 // how many partly decided multipliers have been looked at
	// Covered is the part of all multipliers that is settled. It is exactly 1 if the search
	// ended without a find: then there is no multiplier.
	Covered float64
}

// askEvery is the number of nodes after which the context is asked: milliseconds for a bishop, tenths of
// a second for a rook.
const askEvery = 1 << 14

// Search searches all multipliers of p, with no addend, for one whose index has indexBits
// bits, 1 to [find.MaxBits]. It ends with the first one, or with the proof that there is none.
//
// It is a depth-first search over the bits of the multiplier. As long as some bits are open,
// the product of an occupancy is known within an error, and where the error is less than a
// slot the index is one of two neighbors, or certain. A branch ends if two occupancies with
// different attacks must share an index. Bits of the multiplier that every square moves out of
// the product do not matter and stay zero.
//
// The search may take any time from milliseconds to centuries. When ctx is done it returns what is known, and
// ctx's error.
func Search(ctx context.Context, p *find.Problem, indexBits int) (Result, error) {
	s := newSearch(p, indexBits, decisions(p.Mask))
	s.pause = func() bool { return ctx.Err() != nil }
	s.accept = func(magic uint64) bool {
		s.state.Found, s.state.Magic = true, magic
		return true
	}
	if s.descend(0, 0) && !s.state.Found {
		return s.state, ctx.Err()
	}
	return s.state, nil
}

// search is the state of an exhaustive search. Its functions answer whether to stop.
type search struct {
	state  Result
	pause  func() (stop bool)
	accept func(magic uint64) (stop bool)

	order   []uint8 // the bits of the multiplier as they are decided
	levels  []level // by how many of them are decided
	referee referee
	settled uint64 // what is settled, in units of 2^-63
}

func newSearch(p *find.Problem, indexBits int, order []uint8) *search {
	s := &search{order: order, referee: referee{shift: uint(64 - indexBits), owners: make([]owner, 1<<indexBits)}}
	s.levels = newLevels(p, s.order, s.referee.shift)
	return s
}

// descend searches all multipliers that have the first depth bits of the order as in magic.
func (s *search) descend(depth int, magic uint64) (stop bool) {
	s.state.Nodes++
	if s.state.Nodes%askEvery == 0 && s.pause() {
		return true
	}
	if !s.referee.allows(s.levels[depth], magic) {
		s.settle(depth)
		return false
	}
	if depth == len(s.order) {
		s.settle(depth)
		return s.accept(magic)
	}
	return s.descend(depth+1, magic) || s.descend(depth+1, magic|1<<s.order[depth])
}

// settle notes that a branch of the given depth is done with: one in two to the depth of all
// multipliers. There are at most 63 bits to decide, since no square of a mask is a1.
func (s *search) settle(depth int) {
	s.settled += 1 << (63 - depth)
	s.state.Covered = float64(s.settled) / (1 << 63)
}
