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
	// Answered counts, for each [Piece], the questions that were answered correctly, of as many as there are in All.
	Answered, All [6]uint64
	// Wrong is the first wrong answer; nil if there is none.
	Wrong *proof.Counterexample
	// Notes say more about what is wrong: which convention the answers follow, or that the fault does not repeat itself.
	Notes []string
}

// Prove asks a program all questions of [proof.Exhaustive] and [proof.Noise] about every piece that it knows, and about
// random sets if it knows those. It ends the program, whatever happens. An error other than that of ctx is a [Failure], or
// says why the program could not be started; it names the question that the program has failed at.
//
// Where something is wrong, the question is asked again in new processes, to see whether that happens again and, of a
// wrong answer, whether a convention of squares and boards explains it.
func Prove(ctx context.Context, command []string, answerWithin time.Duration, progress func(done, all uint64)) (v Verdict, err error) {
	g, err := Start(ctx, command, answerWithin)
	if err != nil {
		return v, err
	}
	defer g.Close()
	v.Name, v.Abilities = g.name, g.abilities
	all := uint64(0)
	for _, p := range Pieces() {
		if g.Can(p.String()) {
			v.All[p] = questionsAbout(p)
			all += v.All[p]
		}
	}
	if err := g.Refuses(ctx); err != nil {
		return v, err
	}
	done := uint64(0)
	err = g.Ask(ctx, everything(g.Can), func(q Question, got attacks.Bitboard) error {
		if want := q.Answer(); got != want {
			v.Wrong = counterexample(q, want, got)
			return v.Wrong
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
		v.Notes, err = again.explain(ctx, g.last, v.Wrong.Got, g.asked)
	}
	return v, err
}

func counterexample(q Question, want, got attacks.Bitboard) *proof.Counterexample {
	c := &proof.Counterexample{Law: q.String(), Piece: q.Piece.String(), Square: q.Square, Occupancy: q.Occupied, Want: want, Got: got}
	if q.Piece.ofSet() {
		c.Square = q.Set.First()
	}
	return c
}

// sets is how many random sets are asked about, for each piece.
const sets = 20_000

// questionsAbout returns how many questions [everything] has about a piece.
func questionsAbout(p Piece) uint64 {
	const (
		rookCases   = 64 << 14
		bishopCases = proof.Cases - rookCases
		noise       = 64 * (8<<8 + 512)
	)
	switch p {
	case Rook:
		return 2*rookCases + noise
	case Bishop:
		return 2*bishopCases + noise
	case Queen:
		return 2*proof.Cases + noise
	}
	return sets
}

// everything yields all questions about what a program can.
func everything(can func(ability string) bool) iter.Seq[Question] {
	return func(yield func(Question) bool) {
		r := &recorder{yield: yield}
		for _, p := range []Piece{Rook, Bishop, Queen} {
			r.can[p] = can(p.String())
		}
		if _, err := proof.Exhaustive(r); err != nil || proof.Noise(r) != nil {
			return // nobody wants more
		}
		random := rand.New(rand.NewPCG(1, 2))
		for range sets {
			set, occ := proof.RandomOccupancy(random), proof.RandomOccupancy(random)
			for _, p := range []Piece{Rooks, Bishops, Queens} {
				if can(p.String()) && !yield(Question{Piece: p, Set: set, Occupied: occ}) {
					return
				}
			}
		}
	}
}

// recorder answers the questions of a proof by the reference, and hands on those about the pieces that are known. Once
// nobody wants more it answers incorrectly, which ends the proof.
type recorder struct {
	can   [3]bool
	yield func(Question) bool
}

func (r *recorder) Rook(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return r.answer(Rook, sq, occ)
}

func (r *recorder) Bishop(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return r.answer(Bishop, sq, occ)
}

func (r *recorder) Queen(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return r.answer(Queen, sq, occ)
}

func (r *recorder) answer(p Piece, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	q := Question{Piece: p, Square: sq, Occupied: occ}
	if r.can[p] && !r.yield(q) {
		r.can, r.yield = [3]bool{true, true, true}, func(Question) bool { return false }
		return ^q.Answer()
	}
	return q.Answer()
}
