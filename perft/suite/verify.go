package suite

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/perft"
)

// Verdict is what verifying a row came to.
type Verdict struct {
	Verified []Count     // the counts that are right, in ascending order of depth
	Nodes    perft.Nodes // the sum of all that was counted
	Mismatch *Mismatch   // the first count that is wrong, or nil
}

// Mismatch is a count that differs from the expected one.
type Mismatch struct {
	Count              // as the suite has it
	Got    perft.Nodes // as it was counted
	Divide []perft.RootCount
}

// Verify counts the leaves of r and compares them with counts, which should be counts of r. It
// stops at the first that differs. The error is that of [perft.Divide], or of ctx.
func (r *Row) Verify(ctx context.Context, counts []Count, o perft.Options) (Verdict, error) {
	var v Verdict
	for _, want := range counts {
		got, err := perft.Divide(ctx, r.Position, want.Depth, o)
		if err != nil {
			return v, err
		}
		v.Nodes = v.Nodes.Add(got.Total)
		if got.Total != want.Nodes {
			v.Mismatch = &Mismatch{Count: want, Got: got.Total, Divide: got.Roots}
			return v, nil
		}
		v.Verified = append(v.Verified, want)
	}
	return v, nil
}

// Fill counts the leaves of r at depth 1 to depth, at most [perft.MaxDepth], and replaces its counts
// by them. It leaves out those of more than maxNodes nodes, if that is not 0, and all deeper ones.
func (r *Row) Fill(ctx context.Context, depth int, maxNodes uint64, o perft.Options) error {
	if depth > perft.MaxDepth {
		return fmt.Errorf("suite: depth %d: expected at most %d", depth, perft.MaxDepth)
	}
	var counts []Count
	for d := 1; d <= depth; d++ {
		nodes, err := perft.Count(ctx, r.Position, d, o)
		if err != nil {
			return err
		}
		if maxNodes > 0 && nodes.Cmp(perft.NewNodes(maxNodes)) > 0 {
			break
		}
		counts = append(counts, Count{d, nodes})
	}
	r.Counts = counts
	return nil
}
