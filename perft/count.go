package perft

import (
	"context"
	"errors"

	"github.com/bitray/bitray/perft/board"
)

// MoveCount is a move and the number of leaves below it; the names in JSON are stable.
type MoveCount struct {
	Move  string `json:"move"` // in UCI notation
	Nodes Nodes  `json:"nodes"`
}

// ErrOverflow says that a number of nodes is 2^128 or more. No part of that number comes with it.
var ErrOverflow = errors.New("perft: the count exceeds 128 bits: try a smaller depth")

// Division is what [Divide] counts: the leaves below each root move, and all of them.
type Division struct {
	Roots []MoveCount // in the order in which the position lists its moves; none at depth 0
	Total Nodes       // the sum of Roots, and 1 at depth 0
	// Effort is what it took to count them, and what was begun when the count ended early.
	Effort Effort
}

// Count returns the number of leaves at the given depth, 0 to [MaxDepth], below p. If ctx ends
// first, its error comes with the leaves of the root moves that were finished. A number of 2^128 or
// more is [ErrOverflow].
func Count(ctx context.Context, p board.Position, depth int, o Options) (Nodes, error) {
	d, err := Divide(ctx, p, depth, o)
	return d.Total, err
}

// Divide returns the number of leaves below each legal move of p, and their sum; the depth, 0 to
// [MaxDepth], is counted from p. At depth 0 p itself is the one leaf. If ctx ends first, its error
// comes with the root moves that were finished. If they have 2^128 leaves or more together, that is
// [ErrOverflow], without any counts.
func Divide(ctx context.Context, p board.Position, depth int, o Options) (Division, error) {
	s, err := NewSession(o)
	if err != nil {
		return Division{}, err
	}
	defer s.Close()
	return s.Divide(ctx, p, depth)
}
