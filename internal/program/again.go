package program

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/bitray/bitray/attacks"
)

// retrial asks again in new processes what a program has failed at.
type retrial struct {
	command []string
	within  time.Duration
}

// one asks one question in a new process.
func (r retrial) one(ctx context.Context, q Question) (answer attacks.Bitboard, err error) {
	g, err := Start(ctx, r.command, r.within)
	if err != nil {
		return 0, err
	}
	defer g.Close()
	return g.one(ctx, q)
}

// replay asks a new process questions one after the other, each of which it must answer before it gets the
// next. It returns the number of the first that it fails at, and how; the failure is nil if it answers all.
// Halving them would need a dozen processes, and wait for each that hangs.
func (r retrial) replay(ctx context.Context, questions []Question) (at int, failure *Failure, err error) {
	g, err := Start(ctx, r.command, r.within)
	if err != nil {
		return 0, nil, err
	}
	defer g.Close()
	for i, q := range questions {
		_, err := g.one(ctx, q)
		if errors.As(err, &failure) {
			return i, failure, nil
		}
		if err != nil {
			return i, nil, err
		}
	}
	return 0, nil, nil
}

// locate finds the question that a program fails at, among those that it has left unanswered. A new process
// is asked all of them, and another one the one that this fails at, alone.
func (r retrial) locate(ctx context.Context, failure *Failure) error {
	at, again, err := r.replay(ctx, failure.Unanswered)
	if err != nil {
		return err
	}
	if again == nil {
		return &Failure{what: fmt.Sprintf("asked %q or one of the %s behind it, %v; not repeatable: a new process answers them all",
			failure.Unanswered[0], others(uint64(len(failure.Unanswered)-1)), failure)}
	}
	q := failure.Unanswered[at]
	_, alone, err := r.replay(ctx, []Question{q})
	switch {
	case err != nil:
		return err
	case alone != nil:
		return &Failure{what: fmt.Sprintf("asked %q, %v", q, alone)}
	}
	return &Failure{what: fmt.Sprintf("asked %q after %s, %v; not repeatable: asked nothing else, a new process answers", q, others(uint64(at)), again)}
}

// others counts questions.
func others(n uint64) string {
	if n == 1 {
		return "1 other"
	}
	return fmt.Sprintf("%d others", n)
}

// explain says what is known of a wrong answer to the last of some questions, which were asked at once.
func (r retrial) explain(ctx context.Context, questions []Question, got attacks.Bitboard, before uint64) (notes []string, err error) {
	q := questions[len(questions)-1]
	again, err := r.one(ctx, q)
	switch failure := (*Failure)(nil); {
	case errors.As(err, &failure):
		return []string{"not repeatable: asked the same alone, " + failure.what}, nil
	case err != nil:
		return nil, err
	case again == q.Answer():
		if at, failure, err := r.replay(ctx, questions); err != nil || failure != nil {
			return []string{fmt.Sprintf("asked %q, %v", questions[at], failure)}, err
		}
		return []string{fmt.Sprintf("not repeatable: a new process, asked nothing else, answers correctly; it was asked after %s", others(before))}, nil
	case again != got:
		notes = append(notes, fmt.Sprintf("not repeatable: a new process, asked nothing else, answers %x", uint64(again)))
	}
	convention, err := r.convention(ctx, q.Piece)
	if convention != "" {
		notes = append(notes, convention)
	}
	return notes, err
}
