package external

import (
	"context"
	"errors"
	"fmt"

	"github.com/bitray/bitray/attacks"
)

// replay asks a new process questions one after the other, each of which it must answer before it gets the
// next. It returns the answers up to the first question that it fails at, and how; the failure is nil if it
// answers all. Halving the questions would need a dozen processes, and wait for each that hangs.
func (g *Generator) replay(ctx context.Context, questions []Question) (answers []attacks.Bitboard, failure *Failure, err error) {
	again, err := Start(ctx, g.command, g.within)
	if err == nil {
		defer again.Close()
	}
	for i := 0; err == nil && i < len(questions); i++ {
		var got []attacks.Bitboard
		got, err = again.Ask(ctx, questions[i:i+1])
		answers = append(answers, got...)
	}
	if errors.As(err, &failure) {
		err = nil
	}
	return answers, failure, err
}

// locate finds the question that a program fails at, among those that it has left unanswered. A new process
// is asked all of them, and another one the one that this fails at, alone.
func (g *Generator) locate(ctx context.Context, questions []Question, failed error) error {
	if ctx.Err() != nil {
		return failed
	}
	answers, again, err := g.replay(ctx, questions)
	if err != nil {
		return err
	}
	if again == nil {
		return failuref("on %q or one of the %s after it: %v; not repeatable: a new process returns all results",
			questions[0], others(len(questions)-1), failed)
	}
	q := questions[len(answers)]
	_, alone, err := g.replay(ctx, []Question{q})
	switch {
	case err != nil:
		return err
	case alone != nil:
		return failuref("on %q: %v", q, alone)
	}
	return failuref("on %q after %s: %v; not repeatable: a new process that gets nothing else returns a result", q, others(len(answers)), again)
}

// others counts questions.
func others(n int) string {
	if n == 1 {
		return "1 other"
	}
	return fmt.Sprintf("%d others", n)
}

// explain says what is known of a wrong answer to the last of some questions, which were asked at once.
func (g *Generator) explain(ctx context.Context, questions []Question, got attacks.Bitboard, before int) (notes []string, err error) {
	q := questions[len(questions)-1]
	again, failure, err := g.replay(ctx, []Question{q})
	switch {
	case err != nil:
		return nil, err
	case failure != nil:
		return []string{"not repeatable: given this alone, " + failure.what}, nil
	case again[0] == q.Answer():
		answers, failure, err := g.replay(ctx, questions)
		if failure != nil {
			return []string{fmt.Sprintf("on %q: %v", questions[len(answers)], failure)}, nil
		}
		return []string{fmt.Sprintf("not repeatable: right in a new process that gets nothing else; here it came after %s", others(before))}, err
	case again[0] != got:
		notes = append(notes, fmt.Sprintf("not repeatable: a new process that gets nothing else returns %x", uint64(again[0])))
	}
	note, err := g.convention(ctx, q, got)
	if note != "" {
		notes = append(notes, note)
	}
	return notes, err
}
