package suite

import (
	"context"
	"strconv"

	"github.com/bitray/bitray/perft"
)

// Verdict is the result of [Row.Verify].
type Verdict struct {
	Verified []Count     // the counts that are right, in their order
	Nodes    perft.Nodes // the sum of all counts made
	Mismatch *Mismatch   // the first wrong count, or nil
}

// Mismatch is a count that differs from the expected one.
type Mismatch struct {
	Count              // of the suite
	Got    perft.Nodes // as counted
	Divide []perft.MoveCount
	Wanted []perft.MoveCount // the counts in the divide of the suite, if it has one, that differ; 0 for no move
}

// Verify counts the leaves of [Row.Position] at each depth of [Row.Counts], and compares; also the divides of a row in JSON. To
// verify some of the counts, leave out the others in a copy of the row. Verify stops at the first count that differs. The
// error is that of [perft.Divide]; the verdict then holds what was counted before.
func (r Row) Verify(ctx context.Context, o perft.Options) (Verdict, error) {
	var v Verdict
	for _, want := range r.Counts {
		got, err := perft.Divide(ctx, r.Position, want.Depth, o)
		if err != nil {
			return v, err
		}
		v.Nodes = v.Nodes.Add(got.Total)
		others := r.others(want.Depth, got.Roots, o.Chess960)
		if got.Total != want.Nodes || len(others) > 0 {
			v.Mismatch = &Mismatch{want, got.Total, got.Roots, others}
			return v, nil
		}
		v.Verified = append(v.Verified, want)
	}
	return v, nil
}

// others returns the moves that the divide of the suite at a depth, if there is one, has with other counts than were found.
func (r *Row) others(depth int, found []perft.MoveCount, chess960 bool) (others []perft.MoveCount) {
	left := map[string]perft.Nodes{}
	for _, c := range found {
		left[c.Move] = c.Nodes
	}
	known := false
	_ = r.eachCount(strconv.Itoa(depth), func(move string, nodes perft.Nodes) { // it has been read before
		if m, err := r.Position.ParseMove(move); err == nil {
			move = m.UCI(chess960 || r.Position.Chess960())
		}
		if n, ok := left[move]; !ok || n != nodes {
			others = append(others, perft.MoveCount{Move: move, Nodes: nodes})
		}
		delete(left, move)
		known = true
	})
	for _, c := range found {
		if _, missing := left[c.Move]; missing && known {
			others = append(others, perft.MoveCount{Move: c.Move})
		}
	}
	return others
}
