package crosscheck

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/perft"
)

// MoveGenerator is a move generator that can be compared with another: the tested one, or the
// reference. One goroutine at a time calls it.
type MoveGenerator interface {
	// Name names the move generator in reports.
	Name() string
	// Divide returns every legal move of the position at the end of line with the number of
	// leaf nodes below it, counted to depth, in any order. The depth is at least 1; at depth 1 each move counts
	// as one. The result belongs to the caller: the generator neither keeps nor reuses it. A move generator that does not
	// support the root returns an error that wraps [*Exclusion].
	Divide(ctx context.Context, line Line, depth int) ([]perft.MoveCount, error)
}

// Exclusion is the reason why a move generator does not support the root of a line, such as a position of Chess960.
type Exclusion struct {
	Line   Line // set by [Search]
	Reason string
}

// Error returns the reason.
func (e *Exclusion) Error() string { return "unsupported: " + e.Reason }

// ask returns the result of g, sorted by move, and adds the input to its error. All calls pass through here, so this
// is where a context that is done ends them, even if g ignores it.
func ask(ctx context.Context, g MoveGenerator, line Line, depth int) ([]perft.MoveCount, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if g == nil {
		return nil, fmt.Errorf("%w: expected two move generators, found one or none", ErrNothingCompared)
	}
	answer, err := g.Divide(ctx, line, depth)
	if err != nil {
		variant := ""
		if line.Chess960 {
			variant = " in Chess960"
		}
		return nil, fmt.Errorf("%s: %w\n  while counting perft %d%s of %v", g.Name(), err, depth, variant, line)
	}
	slices.SortFunc(answer, func(a, b perft.MoveCount) int { return strings.Compare(a.Move, b.Move) })
	return answer, nil
}
