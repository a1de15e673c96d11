package external

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"
	"time"

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
		if some = append(some, Question{Piece: q.Piece, Square: q.Square, Occupied: q.Occupancy}); len(some) < window && done+uint64(len(some)) < all {
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
			v.Wrong = asked[wrong].counterexample(answers[wrong])
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
		asked[to].place = i
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
const (
	rookCases = 64 << 14
	noise     = 64 * (8<<8 + 512)
)
