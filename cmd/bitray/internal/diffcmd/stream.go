package diffcmd

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"
	"time"

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

// stream compares any number of lines to the same depth. The reference counts them while the tested program does, and an
// engine that answers plainly has questions waiting, so that neither waits for the other.
type stream struct {
	*crosscheck.Search
	another func(context.Context) (*engine.Engine, error) // starts the tested one once more
	shown   func(compared int)

	ahead *engine.Engine // or nil
	alone error          // why an engine is asked one question at a time
}

// question is a line with what the reference counts there, or an error.
type question struct {
	crosscheck.Line
	right *count
	err   error
	sent  bool // ahead
}

// maxAhead is how many questions may wait for their answers.
const maxAhead = 256

// start asks an engine for a first count, to see how it answers, and starts it once more if it answers plainly.
func (s *stream) start(ctx context.Context) error {
	e, ok := s.Tested.(*engine.Engine)
	if !ok {
		return nil
	}
	if _, err := ask(ctx, e, crosscheck.NewLine(board.Start()), 1); err != nil {
		return err
	}
	if s.alone = e.Plain(); s.alone == nil {
		s.ahead, s.alone = s.another(ctx)
	}
	return nil
}

// giveUp goes on with one question at a time.
func (s *stream) giveUp(reason error) {
	s.alone = reason
	s.ahead.Stop(time.Second) // it may still have to read and to write
}

// send has the reference count, and asks ahead.
func (s *stream) send(ctx context.Context, lines iter.Seq2[crosscheck.Line, error], questions chan<- question) {
	defer close(questions)
	for line, err := range lines {
		q := question{Line: line, err: err}
		if err == nil {
			q.right, q.err = ask(ctx, s.Reference, line, s.Depth)
		}
		q.sent = q.err == nil && s.ahead != nil && s.ahead.Send(line, s.Depth)
		select {
		case questions <- q:
		case <-ctx.Done():
			return
		}
	}
}

// answer returns what the tested program counts. What was asked ahead is asked once more, alone, if it is not right.
func (s *stream) answer(ctx context.Context, q question) (*count, error) {
	if !q.sent || s.alone != nil {
		return ask(ctx, s.Tested, q.Line, s.Depth)
	}
	early, err := s.ahead.Receive(ctx)
	if why.SortMoves(early); err == nil && slices.Equal(early, q.right.answer) {
		return q.right, nil
	}
	got, failed := ask(ctx, s.Tested, q.Line, s.Depth)
	if failed == nil && err == nil && !slices.Equal(early, got.answer) {
		err = errors.New("its answer is another one if more questions wait")
	}
	if err != nil && ctx.Err() == nil {
		s.giveUp(err)
	}
	return got, failed
}

// compare passes what the tested program counts to differs if the reference counts something else, until that returns false.
func (s *stream) compare(ctx context.Context, lines func(context.Context) iter.Seq2[crosscheck.Line, error], differs func(*count) bool) (found crosscheck.Result, err error) {
	if err := s.start(ctx); err != nil {
		return found, err
	}
	reading, cancel := context.WithCancel(ctx)
	questions := make(chan question, maxAhead)
	go s.send(reading, lines(reading), questions)
	defer func() {
		if cancel(); s.ahead != nil {
			s.ahead.Stop(time.Second)
		}
		for range questions { // until the reference is free
		}
	}()
	for q := range questions {
		got, err := q.right, q.err
		if err == nil {
			got, err = s.answer(ctx, q)
		}
		if exclusion, excluded := errors.AsType[*crosscheck.Exclusion](err); excluded {
			found.Excluded = append(found.Excluded, &crosscheck.Exclusion{Line: q.Line, Reason: exclusion.Reason})
			continue
		}
		if err != nil {
			return found, err
		}
		found.Compared, found.Depth = found.Compared+1, s.Depth
		if s.shown(found.Compared); !slices.Equal(got.answer, q.right.answer) && !differs(got) {
			break
		}
	}
	return found, ctx.Err()
}
