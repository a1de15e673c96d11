package why

import (
	"context"
	"fmt"
	"sync"

	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/perft"
)

// candidate is a cause with what it gives for a claim, if its tree is not too large.
type candidate struct {
	Cause
	leaves uint64
	moves  []perft.MoveCount
	ok     bool
}

// off is by how much the candidate is wrong, as [Claim.Difference] is; 0 too if it is not known.
func (x *candidate) off(c *Claim) int64 {
	switch {
	case !x.ok:
		return 0
	case c.Total == nil && len(c.Moves) > 0:
		return c.sum(x.moves) - c.sum(c.RightMoves)
	}
	return int64(x.leaves - c.Right)
}

// countAll counts a claim's position with each cause: by the table where that has all that is claimed, by right counts, or
// as it did before.
func (s *Solver) countAll(ctx context.Context, c *Claim, causes []Cause) ([]candidate, error) {
	all, open := make([]candidate, len(causes)), make(chan *candidate)
	var workers sync.WaitGroup
	if s.counted == nil {
		s.counters, s.counted = make([]faulty.Counter, max(1, s.Threads)), map[string]candidate{}
	}
	for i := range s.counters {
		workers.Go(func() {
			for x := range open {
				x.count(ctx, &s.counters[i], c)
			}
		})
	}
	row, count, keys := known(c), fmt.Sprint(c.Position, c.Depth), map[string]*candidate{}
	for i, cause := range causes {
		x, key := &all[i], fmt.Sprint(count, cause.Faults, cause.Of, cause.Habit)
		x.Cause = cause
		if before, done := s.counted[key]; done {
			*x = before
			continue
		}
		switch {
		case row != nil && x.settledBy(row, c):
			continue
		case cause.single() && cause.Faults[0].FollowsFromRight():
			x.countRight(ctx, c)
			continue
		}
		if s.Progress != nil {
			s.Progress(i, len(causes))
		}
		keys[key] = x
		open <- x
	}
	close(open)
	workers.Wait()
	if ctx.Err() == nil {
		for key, x := range keys {
			s.counted[key] = *x
		}
	}
	return all, ctx.Err()
}

// settledBy takes the total of a fault from a row, and reports whether that is enough: a claim has no moves, or its total
// is another one. At depth 1 the total may be wrong though the moves are right.
func (x *candidate) settledBy(row *Row, c *Claim) bool {
	off, known := row.off(x.Cause)
	x.leaves, x.ok = row.Right+uint64(off), off != TooLarge
	return known && (x.ok || !x.Faults[0].FollowsFromRight()) && (len(c.Moves) == 0 || c.Total != nil && x.leaves != *c.Total && c.Depth > 1)
}

const (
	// MaxWalked is how many leaves a count may have that is made with faults.
	MaxWalked = 1_000_000_000
	// budget is how many times as many moves as the right tree has a count with faults may visit.
	budget = 10
	// maxDeepened is how many leaves a count may have that is always compared with a ply more.
	maxDeepened = 10_000_000
)

// count counts a claim's position with the cause.
func (x *candidate) count(ctx context.Context, counter *faulty.Counter, c *Claim) {
	if c.Right <= MaxWalked {
		var err error
		x.leaves, x.moves, err = counter.Count(ctx, c.start, nil, c.Depth, x.AddTo(faulty.Set{}), budget*c.Right+100_000)
		x.ok = err == nil
	}
}

// countRight counts a claim's position with a cause for which right counts are enough.
func (x *candidate) countRight(ctx context.Context, c *Claim) {
	x.ok = true
	x.leaves, x.moves = x.Faults[0].FromRight(c.Depth, func(depth int) (uint64, []perft.MoveCount) {
		// A ply more may take long: it is counted only if it could be what is claimed.
		if depth > c.Depth && c.Right > maxDeepened && c.Difference() < int64(5*c.Right) {
			x.ok = false
			return 0, nil
		}
		right, err := c.rightTo(ctx, depth)
		x.ok = x.ok && err == nil
		return right.leaves, right.moves
	})
}
