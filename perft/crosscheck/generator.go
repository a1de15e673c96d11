package crosscheck

import (
	"context"
	"fmt"
)

// MoveGenerator is a move generator that can be compared with another: the tested one, or the
// reference. One goroutine at a time calls it.
type MoveGenerator interface {
	// Name names the move generator in reports.
	Name() string
	// Divide returns every legal move of the position at the end of line with the number of
	// leaf nodes below it, counted to depth. The depth is at least 1; at depth 1 each move counts
	// as one. The result is sorted by move, and the caller does not change it. A move generator
	// that does not support the root returns an error that wraps [*Exclusion].
	Divide(ctx context.Context, line Line, depth int) (Answer, error)
}

// Exclusion is the reason why a move generator does not support a position.
type Exclusion struct{ Reason string }

// Error returns the reason.
func (e *Exclusion) Error() string { return "unsupported: " + e.Reason }

// Failure is an error of a move generator, with the input that led to it.
type Failure struct {
	Generator string // its name
	Line      Line
	Depth     int
	Err       error
}

// Error names the move generator, the reason and the input.
func (f *Failure) Error() string {
	variant := ""
	if f.Line.Chess960 {
		variant = " in Chess960"
	}
	return fmt.Sprintf("%s: %v\n  while counting perft %d%s of %v", f.Generator, f.Err, f.Depth, variant, f.Line)
}

// Unwrap returns the reason.
func (f *Failure) Unwrap() error { return f.Err }

// ask calls g, and adds the input to its error. All calls pass through here, so this is where
// a context that is done ends them, even if g ignores it.
func ask(ctx context.Context, g MoveGenerator, line Line, depth int) (Answer, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	answer, err := g.Divide(ctx, line, depth)
	if err != nil {
		return nil, &Failure{g.Name(), line, depth, err}
	}
	return answer, nil
}
