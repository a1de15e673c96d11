package program

import (
	"context"
	"errors"
	"iter"
	"slices"

	"github.com/bitray/bitray/attacks"
)

// chunk is how many questions are asked before the program must answer.
const chunk = 1024

// ahead is how many chunks are written while answers to others are awaited.
const ahead = 8

// Ask asks questions and hands on their answers, in order. It writes and reads at the same time, a few
// thousand questions ahead, so neither side waits for the other to read. If take returns an error, that is
// returned; the program has been ended then, as after a [Failure].
func (g *Generator) Ask(ctx context.Context, questions iter.Seq[Question], take func(q Question, answer attacks.Bitboard) error) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	asked := make(chan []Question, ahead)
	go g.write(ctx, questions, asked)
	for questions := range asked {
		done, err := g.take(ctx, questions, take)
		if failure := (*Failure)(nil); errors.As(err, &failure) {
			failure.Unanswered = questions[done:]
		}
		if err != nil {
			g.last = questions[:min(done+1, len(questions))]
			return g.fail(err)
		}
	}
	if err := ctx.Err(); err != nil {
		return g.fail(err)
	}
	return nil
}

// one asks one question.
func (g *Generator) one(ctx context.Context, q Question) (answer attacks.Bitboard, err error) {
	err = g.Ask(ctx, slices.Values([]Question{q}), func(_ Question, got attacks.Bitboard) error {
		answer = got
		return nil
	})
	return answer, err
}

// write writes questions in chunks until it has all, ctx ends, or nobody reads them.
func (g *Generator) write(ctx context.Context, questions iter.Seq[Question], asked chan<- []Question) {
	defer close(asked)
	var some []Question
	for q := range questions {
		if some = append(some, q); len(some) < chunk {
			continue
		}
		if !g.send(ctx, some, asked) {
			return
		}
		some = nil
	}
	if len(some) > 0 {
		g.send(ctx, some, asked)
	}
}

// send hands a chunk on, and then writes it.
func (g *Generator) send(ctx context.Context, some []Question, asked chan<- []Question) bool {
	select {
	case asked <- some:
	case <-ctx.Done():
		return false
	}
	text := make([]byte, 0, 32*len(some))
	for _, q := range some {
		text = append(q.appendLine(text), '\n')
	}
	_, err := g.In.Write(append(text, "go\n"...))
	return err == nil // otherwise the reader sees the end of the program
}

// take hands on the answers to the questions of a chunk, and returns how many it took.
func (g *Generator) take(ctx context.Context, questions []Question, take func(Question, attacks.Bitboard) error) (done int, err error) {
	for i, q := range questions {
		line, err := g.next(ctx)
		if err != nil {
			return i, err
		}
		answer, err := parseAnswer(line)
		if err != nil {
			return i, err
		}
		if err := take(q, answer); err != nil {
			return i, err
		}
	}
	if err := g.ok(ctx); err != nil {
		return len(questions) - 1, err // what is too much came with or after the last answer
	}
	return len(questions), nil
}
