package deep

import (
	"cmp"
	"context"
	"fmt"
)

// Comparison is what two runs of the same count have in common.
type Comparison struct {
	Compared int       `json:"compared"`        // chunks that both have counted
	Differ   int       `json:"differ"`          // chunks of those with different counts
	First    *Conflict `json:"first,omitempty"` // in the first of them, or nil
}

// Compare compares the counts of two runs, position by position, in the chunks that both have counted. It is
// an error if they are not planned alike, or if counts are damaged; the comparison then holds what was
// compared before, as it does if ctx ends.
func Compare(ctx context.Context, a, b *Run) (c Comparison, err error) {
	if err := samePlan(a, b); err != nil {
		return c, err
	}
	for chunk := range a.Chunks() {
		if ctx.Err() != nil {
			return c, ctx.Err()
		}
		if !a.Done(chunk) || !b.Done(chunk) {
			continue
		}
		counts, err := b.Counts(chunk)
		if err != nil {
			return c, err
		}
		m, err := a.conflict(chunk, counts)
		if err != nil {
			return c, err
		}
		if m != nil {
			c.Differ++
		}
		c.First = cmp.Or(c.First, m)
		c.Compared++
	}
	return c, nil
}

// samePlan says what differs in the plans of two runs.
func samePlan(a, b *Run) error {
	plan := func(r *Run) string {
		return fmt.Sprintf("%s, depth %d, split at ply %d in chunks of %d, %.12s", r.FEN, r.Depth, r.Split, r.Chunk, r.Manifest.Run)
	}
	if a.Manifest.Run != b.Manifest.Run {
		return fmt.Errorf("%s (%s) and %s (%s): expected runs of one plan", a.folder, plan(a), b.folder, plan(b))
	}
	return nil
}
