package external

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
)

// Proof is what [Prove] finds out about a program.
type Proof struct {
	Name   string
	Pieces []*Tally // that it knows, in the order of [Pieces]
	// Wrong is the first wrong answer; nil if there is none.
	Wrong *attackstest.Counterexample
	// Notes say more about what is wrong: which convention the answers follow, or that the fault is not
	// repeatable.
	Notes []string
}

// Tally counts the questions about a piece; the names in JSON are stable.
type Tally struct {
	Piece     string `json:"piece"`
	Questions uint64 `json:"queries"`
	Right     uint64 `json:"right"` // answers, up to the window with the first wrong one
}

// Prove asks a program all of [attackstest.Questions] about every piece that it knows.
// It ends the program, whatever happens. An error other than that of
// ctx is a [Failure], or says why the program could not be started; it names the question that the program
// has failed at.
//
// Where something is wrong, the question is asked again in new processes, to see whether that happens again
// and, of a wrong answer, whether a convention of squares and boards explains it.
func Prove(ctx context.Context, command []string, answerWithin time.Duration, progress func(done, all uint64)) (v Proof, err error) {
	g, err := Start(ctx, command, answerWithin)
	if err != nil {
		return v, err
	}
	defer g.Close()
	v.Name = g.name
	tallies, done, all := map[string]*Tally{}, uint64(0), uint64(0)
	for _, p := range pieces {
		if g.Can(p) {
			tallies[p] = &Tally{Piece: p, Questions: questionsAbout[p]}
			v.Pieces, all = append(v.Pieces, tallies[p]), all+questionsAbout[p]
		}
	}
	if err := g.Refuses(ctx); err != nil {
		return v, err
	}
	var some []Question
	for q := range attackstest.Questions() {
		if !g.Can(q.Piece) {
			continue
		}
		some = append(some, Question{Piece: q.Piece, Square: q.Square, Occupied: q.Occupancy, place: len(some)})
		if len(some) < window && done+uint64(len(some)) < all {
			continue
		}
		asked := shuffled(some, done)
		answers, failed := g.Ask(ctx, asked)
		wrong := -1 // among those asked
		for i, got := range answers {
			switch q := asked[i]; {
			case got == q.Answer():
				tallies[q.Piece].Right++
			case wrong < 0 || q.place < asked[wrong].place:
				wrong = i
			}
		}
		if wrong >= 0 {
			errors.As(asked[wrong].Check(answers[wrong]), &v.Wrong)
			v.Notes, err = g.explain(ctx, asked[:wrong+1], answers[wrong], int(done)+wrong)
			return v, err
		}
		if failed != nil {
			left := asked[len(answers):]
			slices.SortFunc(left, func(a, b Question) int { return cmp.Compare(a.place, b.place) })
			return v, g.locate(ctx, left, failed)
		}
		done += uint64(len(some))
		progress(done, all)
		some = some[:0]
	}
	return v, g.end(ctx)
}

// shuffled returns questions in an order that depends on their number and a seed. Each keeps its place in the proof.
func shuffled(some []Question, seed uint64) []Question {
	asked := make([]Question, len(some))
	for i, to := range rand.New(rand.NewPCG(4, seed)).Perm(len(some)) {
		asked[to] = some[i]
	}
	return asked
}

// window is how many questions are shuffled at a time. In the order of the proof one that differs from an earlier
// one only in what a faulty program overlooks, such as the upper half of the occupancy, comes long after it, when
// the program may have forgotten the earlier answer. The first wrong answer in the order of the proof is the one
// that is reported: it is the simplest.
const window = 1 << 14

// questionsAbout is how many [attackstest.Questions] there are about a piece.
var questionsAbout = map[string]uint64{
	"rook": 2*rookCases + noise, "bishop": 2*(attackstest.Cases-rookCases) + noise, "queen": 2*attackstest.Cases + noise,
}

// The questions of [attackstest.Exhaustive] about a rook, and of [attackstest.Noise] about each piece.
const rookCases, noise = 64 << 14, 64 * (8<<8 + 512)

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
