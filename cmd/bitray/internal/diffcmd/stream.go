package diffcmd

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/engine"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// count is what a move generator counts at the end of a line.
type count struct {
	crosscheck.Line
	depth  int
	answer []perft.MoveCount // sorted
}

// ask asks a move generator.
func ask(ctx context.Context, g crosscheck.MoveGenerator, line crosscheck.Line, depth int) (*count, error) {
	answer, err := g.Divide(ctx, line, depth)
	if err != nil {
		return nil, fmt.Errorf("%s: %w\n  while counting perft %d of %v", g.Name(), err, depth, line)
	}
	why.SortMoves(answer)
	return &count{line, depth, answer}, nil
}

// stream asks both sides about many lines. An engine that answers plainly has questions waiting, so that it counts while the
// reference does.
type stream struct {
	*crosscheck.Search
	ahead *engine.Engine // the tested one, started once more; or nil
	alone error          // why an engine is asked one question at a time
}

// maxAhead is how many questions may wait.
const maxAhead = 256

// start asks an engine for a first count, to see how it answers, and starts it once more if it answers plainly.
func (s *stream) start(ctx context.Context) (err error) {
	if e, ok := s.Tested.(*engine.Engine); ok {
		if _, err = ask(ctx, e, crosscheck.NewLine(board.Start()), 1); err == nil {
			s.ahead, s.alone = e.Another(ctx)
		}
	}
	return err
}

// counts returns what both sides count. What was asked ahead is asked once more, alone, if it is not right.
func (s *stream) counts(ctx context.Context, line crosscheck.Line) (got, right *count, err error) {
	right, err = ask(ctx, s.Reference, line, s.Depth)
	var early []perft.MoveCount
	hurried, late := s.alone == nil && s.ahead != nil && s.ahead.Supports(line), error(nil)
	if hurried {
		early, late = s.ahead.Receive(ctx)
		why.SortMoves(early)
	}
	if err != nil || hurried && late == nil && slices.Equal(early, right.answer) {
		return right, right, err
	}
	got, err = ask(ctx, s.Tested, line, s.Depth)
	if hurried && late == nil && err == nil && !slices.Equal(early, got.answer) {
		late = errors.New("its answer is another one if more questions wait")
	}
	if hurried && ctx.Err() == nil {
		s.alone = late
	}
	return got, right, err
}

// compare compares both sides at some lines, until the first difference without --all, which is [cli.ErrDiffer].
func (c *config) compare(ctx context.Context, p *cli.Program, s *stream, lines []crosscheck.Line, r *Result) error {
	of := map[bool]string{true: " of " + cli.Thousands(allSmall)}[c.small]
	for _, line := range lines {
		got, right, err := s.counts(ctx, line)
		if exclusion, excluded := errors.AsType[*crosscheck.Exclusion](err); excluded {
			r.found.Excluded = append(r.found.Excluded, &crosscheck.Exclusion{Line: line, Reason: exclusion.Reason})
			continue
		}
		if err != nil {
			return err
		}
		r.found.Compared, r.found.Depth = r.found.Compared+1, s.Depth
		p.Progress.Show("position %s%s: %s differ", cli.Thousands(r.found.Compared), of, cli.Thousands(r.Differ))
		if slices.Equal(got.answer, right.answer) {
			continue
		}
		if r.Differ++; len(r.rows) < maxRows {
			r.rows = append(r.rows, got)
		}
		if !c.every {
			return cli.ErrDiffer
		}
	}
	return ctx.Err()
}

// lookAll compares all positions to the same depth, or until the first difference without --all.
func (c *config) lookAll(ctx context.Context, p *cli.Program, search *crosscheck.Search, lines source, r *Result) error {
	if c.small {
		r.Positions, search.Depth = allSmall, 1
	}
	s := &stream{Search: search}
	if err := s.start(ctx); err != nil {
		return err
	}
	if s.ahead != nil {
		defer s.ahead.Stop(time.Second)
	}
	var failed error
	var sent []crosscheck.Line
	unread := cli.InParts(lines, maxAhead/2, func(part []crosscheck.Line) error {
		if part = c.reached(part, &r.found); s.ahead != nil {
			s.ahead.Send(part, s.Depth)
		}
		part, sent = sent, part // the answers to which come when the next ones are waiting
		failed = c.compare(ctx, p, s, part, r)
		return failed
	})
	if failed == nil {
		failed = c.compare(ctx, p, s, sent, r)
	}
	if s.alone != nil {
		r.Alone = s.alone.Error()
	}
	switch err := cmp.Or(failed, unread); {
	case err == nil && r.found.Compared == 0:
		return crosscheck.ErrNothingCompared
	case err == cli.ErrDiffer:
		first, err := search.First(ctx, []crosscheck.Line{r.rows[0].Line})
		r.found.Difference, r.Differ = first.Difference, 0
		return err
	default:
		return err
	}
}
