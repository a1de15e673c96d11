package deep

import (
	"cmp"
	"context"
	"errors"
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
	if a.FEN != b.FEN || a.Depth != b.Depth || a.Last().SHA256 != b.Last().SHA256 {
		plan := func(r *Run) string {
			return fmt.Sprintf("%s (%s, depth %d, split at ply %d in chunks of %d)", r.folder, r.FEN, r.Depth, r.Split, r.Chunk)
		}
		return c, fmt.Errorf("%s and %s: expected runs of one position and depth, with the same split and chunk", plan(a), plan(b))
	}
	for chunk := range a.Chunks() {
		if ctx.Err() != nil {
			return c, ctx.Err()
		}
		if !a.Done(chunk) || !b.Done(chunk) {
			continue
		}
		x, err := a.Counts(chunk)
		y, err2 := b.Counts(chunk)
		if err := errors.Join(err, err2); err != nil {
			return c, err
		}
		m, err := a.newConflict(chunk, x, y)
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
