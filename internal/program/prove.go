package program

import (
	"context"
	"errors"
	"iter"
	"math/rand/v2"
	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/proof"
)

// Verdict is what [Prove] finds out about a program.
type Verdict struct {
	Name      string
	Abilities []string
	// Answered counts, for each of [Pieces], the questions that were answered correctly, of as many as there
	// are in All.
	Answered, All map[string]uint64
	// Wrong is the first wrong answer; nil if there is none.
	Wrong *proof.Counterexample
	// Notes say more about what is wrong: which convention the answers follow, or that the fault does not
	// repeat itself.
	Notes []string
}

// Prove asks a program all questions of [proof.Exhaustive] and [proof.Noise] about every piece that it knows,
// and about random sets if it knows those. It ends the program, whatever happens. An error other than that of
// ctx is a [Failure], or says why the program could not be started; it names the question that the program
// has failed at.
//
// Where something is wrong, the question is asked again in new processes, to see whether that happens again
// and, of a wrong answer, whether a convention of squares and boards explains it.
func Prove(ctx context.Context, command []string, answerWithin time.Duration, progress func(done, all uint64)) (v Verdict, err error) {
	g, err := Start(ctx, command, answerWithin)
	if err != nil {
		return v, err
	}
	defer g.Close()
	v = Verdict{Name: g.name, Abilities: g.abilities, Answered: map[string]uint64{}, All: map[string]uint64{}}
	done, all := uint64(0), uint64(0)
	for _, p := range pieces {
		if g.Can(p) {
			v.All[p] = questionsAbout[p]
			all += v.All[p]
		}
	}
	if err := g.Refuses(ctx); err != nil {
		return v, err
	}
	err = g.Ask(ctx, everything(g.Can), func(q Question, got attacks.Bitboard) error {
		if err := q.Check(got); err != nil {
			errors.As(err, &v.Wrong)
			return err
		}
		v.Answered[q.Piece]++
		if done++; done%(8*chunk) == 0 || done == all {
			progress(done, all)
		}
		return nil
	})
	again := retrial{command, answerWithin}
	if failure := (*Failure)(nil); errors.As(err, &failure) && len(failure.Unanswered) > 0 {
		return v, again.locate(ctx, failure)
	}
	if v.Wrong != nil {
		v.Notes, err = again.explain(ctx, g.last, v.Wrong.Got, int(done))
	}
	return v, err
}

// sets is how many random sets are asked about, for each piece.
const sets = 20_000

// questionsAbout is how many questions [everything] has about a piece.
var questionsAbout = map[string]uint64{
	"rook": 2*rookCases + noise, "bishop": 2*(proof.Cases-rookCases) + noise, "queen": 2*proof.Cases + noise,
	"rooks": sets, "bishops": sets, "queens": sets,
}

// The questions of [proof.Exhaustive] about a rook, and of [proof.Noise] about each piece.
const (
	rookCases = 64 << 14
	noise     = 64 * (8<<8 + 512)
)

// everything yields all questions about what a program can: those of proofs, which are told the right
// answers until nobody wants more, and random ones about sets.
func everything(can func(ability string) bool) iter.Seq[Question] {
	return func(yield func(Question) bool) {
		enough := false
		about := func(piece string) lookUp {
			return func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
				q := Question{Piece: piece, Square: sq, Occupied: occ}
				enough = enough || can(piece) && !yield(q)
				if enough {
					return ^q.Answer() // which ends the proof
				}
				return q.Answer()
			}
		}
		recorder := attacks.NewSliders(about("rook"), about("bishop"), about("queen"))
		if _, err := proof.Exhaustive(recorder); err != nil || proof.Noise(recorder) != nil {
			return
		}
		random := rand.New(rand.NewPCG(1, 2))
		for range sets {
			set, occ := proof.RandomOccupancy(random), proof.RandomOccupancy(random)
			for _, p := range pieces[3:] {
				if can(p) && !yield(Question{Piece: p, Set: set, Occupied: occ}) {
					return
				}
			}
		}
	}
}
