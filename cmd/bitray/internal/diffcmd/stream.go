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
	open   *count            // where no model gives it
}

// movesMade returns which moves of a line a move generator makes if it is a program that was found not to make all.
func movesMade(g crosscheck.MoveGenerator) string {
	if program, ok := g.(interface{ MovesMade() string }); ok {
		return program.MovesMade()
	}
	return ""
}

// ask asks a move generator. The line of the count is a FEN alone if the generator does not make all moves.
func ask(ctx context.Context, g crosscheck.MoveGenerator, line crosscheck.Line, depth int) (*count, error) {
	answer, err := g.Divide(ctx, line, depth)
	if err != nil {
		return nil, fmt.Errorf("%s: %w\n  while counting perft %d of %v", g.Name(), err, depth, line)
	}
	why.SortMoves(answer)
	if movesMade(g) != "" {
		line.Root, _ = line.End() // no error: it has counted there
		line.Moves = nil
	}
	return &count{Line: line, depth: depth, answer: answer}, nil
}

// stream asks both sides about many lines. An engine has questions waiting, so that it counts while the reference does.
type stream struct {
	*crosscheck.Search // to the depth of this pass
	*config
	result *Result
	show   func(format string, args ...any)

	sends    bool              // lines have been sent ahead, or cannot be
	compared int               // lines in this pass
	ahead    *engine.Engine    // the tested one, started once more; or nil
	before   []crosscheck.Line // the last one in which both agree to this depth, if there is one
	passed   []crosscheck.Line // all of them, if there is another pass
}

// maxAhead is how many questions may wait.
const maxAhead = 256

// look compares all positions to the same depth, or without --all to each depth until the first difference.
func (c *config) look(ctx context.Context, p *cli.Program, search *crosscheck.Search, lines source, r *Result) error {
	s := &stream{Search: search, config: c, result: r, show: p.Progress.Show}
	defer s.stop()
	if r.Positions = c.random; c.small {
		r.Positions = allSmall
	}
	if !c.every {
		s.Depth = 1
	}
	for ; ; s.Depth++ {
		first := r.Depth == 0
		err := s.pass(ctx, lines)
		if r.Compared > 0 && (first || err == nil) {
			r.Depth = s.Depth
		}
		switch {
		case err == cli.ErrDiffer:
			r.Depth = s.Depth - 1
			return nil
		case err == nil && r.Compared == 0:
			return fmt.Errorf("%w: %[2]d of %[2]d positions could not be compared", crosscheck.ErrNothingCompared, len(r.Excluded))
		case err != nil || s.Depth == c.depth:
			return err
		}
		lines, s.passed, s.compared, s.before = each(slices.Values(s.passed)), nil, 0, nil
	}
}

// pass compares all lines to one depth.
func (s *stream) pass(ctx context.Context, lines source) error {
	var failed error
	var sent []crosscheck.Line
	unread := cli.InParts(lines, maxAhead/2, func(part []crosscheck.Line) error {
		part = s.reached(part, s.result)
		if failed = s.send(ctx, part); failed == nil {
			part, sent = sent, part // the answers to which come when the next ones are waiting
			failed = s.compare(ctx, part)
		}
		return failed
	})
	if failed == nil {
		failed = s.compare(ctx, sent)
	}
	return cmp.Or(failed, unread)
}

// send asks an engine about lines ahead, once it has answered alone.
func (s *stream) send(ctx context.Context, lines []crosscheck.Line) (err error) {
	if e, ok := s.Tested.(*engine.Engine); ok && !s.sends && len(lines) > 1 {
		if _, err = ask(ctx, e, crosscheck.NewLine(board.Start()), 1); err == nil {
			s.ahead, err = e.Another(ctx)
		}
	}
	if s.sends = true; s.ahead != nil {
		s.ahead.Send(lines, s.Depth)
	}
	return err
}

// stop ends the engine that has questions waiting.
func (s *stream) stop() {
	if s.ahead != nil {
		s.ahead.Stop(time.Second)
		s.ahead = nil
	}
}

// compare compares both sides at some lines, until the first difference without --all, which is [cli.ErrDiffer].
func (s *stream) compare(ctx context.Context, lines []crosscheck.Line) error {
	for _, line := range lines {
		got, right, err := s.counts(ctx, line)
		if exclusion, excluded := errors.AsType[*crosscheck.Exclusion](err); excluded {
			s.result.exclude(line, exclusion.Reason)
			continue
		}
		if err != nil {
			return err
		}
		s.compared++
		s.result.Compared = max(s.result.Compared, s.compared)
		all := max(s.result.Compared, s.result.Positions)
		s.show("depth %d, position %s of %s: %s differ", s.Depth, cli.Thousands(s.compared), cli.Thousands(all), cli.Thousands(s.result.Differ))
		switch agree, last := slices.Equal(got.answer, right.answer), s.Depth == s.depth; {
		case !agree && s.every:
			if s.result.Differ++; len(s.result.rows) < maxRows {
				s.result.rows = append(s.result.rows, got)
			}
		case !agree || last && s.Thorough:
			err = s.locate(ctx, got, agree)
			fallthrough
		default:
			if s.before = []crosscheck.Line{line}; !last {
				s.passed = append(s.passed, line)
			}
		}
		if err != nil {
			return err
		}
	}
	return ctx.Err()
}

// counts returns what both sides count. What was asked ahead is asked once more, alone, if it is not right.
func (s *stream) counts(ctx context.Context, line crosscheck.Line) (got, right *count, err error) {
	right, err = ask(ctx, s.Reference, line, s.Depth)
	var early []perft.MoveCount
	hurried, late := s.ahead != nil && s.ahead.Supports(line), error(nil)
	if hurried {
		early, late = s.ahead.Receive(ctx, line, s.Depth)
		why.SortMoves(early)
	}
	if err != nil || hurried && late == nil && slices.Equal(early, right.answer) {
		return right, right, err
	}
	got, err = ask(ctx, s.Tested, line, s.Depth)
	sameQuestion := err == nil && len(got.Moves) == len(line.Moves)
	if hurried && late == nil && sameQuestion && !slices.Equal(early, got.answer) {
		late = errors.New("another answer came while more questions waited")
	}
	if late != nil && err == nil {
		s.result.Alone = late.Error()
		s.stop()
	}
	return got, right, err
}

// locate looks for the position in which both part, below a line of which the tested side has counted. If it counts another
// number now, it is asked by what it has counted.
func (s *stream) locate(ctx context.Context, got *count, agree bool) error {
	first, err := s.First(ctx, append(s.before, got.Line))
	if err == nil && first.Difference == nil && !agree {
		again := *s.Search
		again.Tested = &remembered{s.Tested, got}
		first, err = again.First(ctx, []crosscheck.Line{got.Line})
	}
	if s.result.found = first.Difference; s.result.found != nil {
		err = cmp.Or(err, cli.ErrDiffer)
	}
	return err
}

// remembered gives an answer of the generator once more, and then asks it.
type remembered struct {
	crosscheck.MoveGenerator
	once *count
}

func (g *remembered) Divide(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	if c := g.once; c != nil && depth == c.depth && len(line.Moves) == len(c.Moves) {
		g.once = nil
		return slices.Clone(c.answer), nil
	}
	return g.MoveGenerator.Divide(ctx, line, depth)
}
