package deep

import (
	"context"
	"fmt"
	"runtime"

	"github.com/bitray/bitray/perft/deep/internal/ordered"
)

// Comparison is what two runs of the same count have in common.
type Comparison struct {
	Compared int       `json:"compared"`        // chunks that both have counted
	Differ   int       `json:"differ"`          // chunks of those with different counts
	First    *Mismatch `json:"first,omitempty"` // in the first of them, or nil
}

// Compare compares the counts of two runs, position by position. They must be planned alike.
func Compare(ctx context.Context, a, b *Run) (c Comparison, err error) {
	if a.FEN != b.FEN || a.Depth != b.Depth || a.Last().SHA256 != b.Last().SHA256 {
		return c, fmt.Errorf("%s and %s: expected runs of one position and depth, with the same split and chunk", a, b)
	}
	var both []int
	for _, chunk := range a.chunks(true) {
		if b.Done(chunk) {
			both = append(both, chunk)
		}
	}
	c.Compared = len(both)
	err = ordered.Each(ctx, runtime.GOMAXPROCS(0), len(both), func(i int) (*Mismatch, error) {
		x, err := a.Counts(both[i])
		if err != nil {
			return nil, err
		}
		y, err := b.Counts(both[i])
		if err != nil {
			return nil, err
		}
		return a.newMismatch(both[i], x, y)
	}, func(_ int, m *Mismatch) error {
		if m != nil {
			c.Differ++
		}
		if c.First == nil {
			c.First = m
		}
		return nil
	})
	return c, err
}

// String says what is counted, and where.
func (r *Run) String() string {
	return fmt.Sprintf("%s (%s, depth %d, split at ply %d in chunks of %d)", r.folder, r.FEN, r.Depth, r.Split, r.Chunk)
}
