package suite

import (
	"context"

	"github.com/bitray/bitray/perft"
)

// Verdict is the result of [Row.Verify].
type Verdict struct {
	Verified []Count     // the counts that are right, in the order in which they were given
	Nodes    perft.Nodes // the sum of all counts made
	Mismatch *Mismatch   // the first wrong count, or nil
}

// Mismatch is a count that differs from the expected one.
type Mismatch struct {
	Count              // of the suite
	Got    perft.Nodes // as counted
	Divide []perft.MoveCount
}

// Verify counts the leaves of r at the depths of counts, which are mostly [Row.Counts] or a part of
// them, and compares. It stops at the first count that differs. The error is that of [perft.Divide];
// the verdict then holds what was counted before.
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
