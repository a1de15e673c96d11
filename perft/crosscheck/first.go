package crosscheck

import (
	"context"
	"errors"
	"fmt"

	"github.com/bitray/bitray/perft"
)

// checkDepth reports a depth to which nothing can be compared.
func checkDepth(depth int) error {
	if depth < 1 || depth > perft.MaxDepth {
		return fmt.Errorf("crosscheck: depth %d: expected 1 to %d", depth, perft.MaxDepth)
	}
	return nil
}

// Search looks for the first position in which Side and Judge have different moves.
//
// It compares the leaf counts of all lines at depth 1, then at depth 2 and so on, hence finds a
// position as near to its root as there is, and then follows the first move whose counts differ.
// Two mistakes below the same move that cancel each other out go unseen, unless Thorough is set.
type Search struct {
	Side, Judge Oracle
	// Depth is how deep is counted, 1 to [perft.MaxDepth]: the position is at most Depth-1 moves from its
	// root.
	Depth int
	// Thorough compares the moves at every node instead of counts. That misses nothing and
	// takes longer.
	Thorough bool
	// Progress is called before each comparison, if it is not nil: line, counted from 0, of
	// lines is looked at to the given depth.
	Progress func(depth, line, lines int)
}

// Excluded is a line that one of the oracles could not judge.
type Excluded struct {
	Line   Line
	Reason string
}

// Result is what a [Search] came to.
type Result struct {
	// Difference is the first one, or nil if there is none among the lines that were judged.
	Difference *Difference
	// Judged is the number of lines that both oracles have answered for, at depth 1 at least: of
	// a search that ends with neither a difference nor an error, to [Search.Depth].
	Judged int
	// Excluded are the lines that could not be judged.
	Excluded []Excluded
}

// ErrNothingJudged says that two oracles have been compared on no line at all, because there was none
// or none could be judged. It is not known whether they agree.
var ErrNothingJudged = errors.New("nothing was compared")

// First looks for the first difference below the given lines. The result says what was found out
// even if there is an error: [ErrNothingJudged], that of ctx, or the [*Failure] of an oracle.
func (s *Search) First(ctx context.Context, lines []Line) (Result, error) {
	if err := checkDepth(s.Depth); err != nil {
		return Result{}, err
	}
	if len(lines) == 0 {
		return Result{}, fmt.Errorf("%w: expected positions, found none", ErrNothingJudged)
	}
	var r Result
	left := lines
	for depth := 1; depth <= s.Depth; depth++ {
		var err error
		if left, err = s.pass(ctx, &r, left, depth); err != nil || r.Difference != nil {
			return r, err
		}
		r.Judged = len(left)
	}
	if r.Judged == 0 {
		return r, fmt.Errorf("%w: %d of %d positions could not be judged", ErrNothingJudged, len(r.Excluded), len(lines))
	}
	return r, nil
}

// pass compares lines at one depth up to the first difference. It returns those that were judged.
func (s *Search) pass(ctx context.Context, r *Result, lines []Line, depth int) (judged []Line, err error) {
	for i, line := range lines {
		if err := ctx.Err(); err != nil {
			return judged, err
		}
		if s.Progress != nil {
			s.Progress(depth, i, len(lines))
		}
		r.Difference, err = s.at(ctx, line, depth)
		var exclusion *Exclusion
		switch {
		case errors.As(err, &exclusion):
			r.Excluded = append(r.Excluded, Excluded{line, exclusion.Reason})
			continue
		case err != nil && r.Difference == nil:
			return judged, err
		}
		judged = append(judged, line)
		r.Judged = max(r.Judged, len(judged))
		if r.Difference != nil {
			return judged, err
		}
	}
	return judged, nil
}

// at compares one line at one depth; at all smaller depths it has been found equal.
func (s *Search) at(ctx context.Context, line Line, depth int) (*Difference, error) {
	if s.Thorough {
		_, found, err := EveryNode(ctx, s.Judge, []Oracle{s.Side}, line, depth)
		if err != nil || found[0] == nil {
			return nil, err
		}
		return found[0], found[0].examine(ctx, s.Side, s.Judge)
	}
	c, err := s.ask(ctx, line, depth)
	if err != nil || c.sameMoves() && len(c.uneven) == 0 {
		return nil, err
	}
	return s.follow(ctx, line, c, depth)
}

// follow descends from line, where c is the comparison at depth, to the position to blame.
func (s *Search) follow(ctx context.Context, line Line, c comparison, depth int) (*Difference, error) {
	for c.sameMoves() {
		if len(c.uneven) == 0 || depth == 1 {
			return nil, &Failure{s.Side.Name() + " or " + s.Judge.Name(), line, depth, errInconsistent}
		}
		line = line.Then(c.uneven[0])
		depth--
		var err error
		if c, err = s.ask(ctx, line, depth); err != nil {
			return nil, err
		}
	}
	found := newDifference(s.Side, s.Judge, line, c)
	return found, found.examine(ctx, s.Side, s.Judge)
}

// errInconsistent says that a count of one level is not the sum of the counts below.
var errInconsistent = errors.New("the count of a move differs, but not the moves and counts below it")

func (s *Search) ask(ctx context.Context, line Line, depth int) (comparison, error) {
	return askBoth(ctx, s.Side, s.Judge, line, depth)
}

func askBoth(ctx context.Context, side, judge Oracle, line Line, depth int) (comparison, error) {
	got, err := ask(ctx, side, line, depth)
	if err != nil {
		return comparison{}, err
	}
	want, err := ask(ctx, judge, line, depth)
	if err != nil {
		return comparison{}, err
	}
	return compare(got, want), nil
}
