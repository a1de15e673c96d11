package external

import (
	"context"
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/occupancy"
	"github.com/bitray/bitray/transform"
)

// convention is a way to number squares, or to define attacks, that people mix up with ours.
type convention struct {
	note string
	// fits reports whether a program of the convention may give an answer to a question.
	fits func(q Question, own, got attacks.Bitboard) bool
}

// turns are the ways to number squares that differ from ours.
var turns = []struct {
	name  string
	board func(attacks.Bitboard) attacks.Bitboard
	xor   attacks.Square
}{
	{"ranks are flipped (a8 is 0)", transform.FlipVertical[attacks.Bitboard], 56},
	{"files are mirrored (h1 is 0)", transform.MirrorHorizontal[attacks.Bitboard], 7},
	{"square 0 is bit 63 (h8 is 0)", transform.Rotate180[attacks.Bitboard], 63},
}

// conventions returns all that are tried, ours first. A program that turns square, occupancy and answer alike
// is right, so turning two of them is the same as turning the third.
func conventions() (all []convention) {
	add := func(note string, fits func(q Question, own, got attacks.Bitboard) bool) {
		all = append(all, convention{note, fits})
	}
	// A fault so rare that the answers do not show it, or every convention would explain them.
	add("", func(q Question, _, got attacks.Bitboard) bool { return got == q.Answer() })
	for _, t := range turns {
		add("right if, in its squares, "+t.name, func(q Question, _, got attacks.Bitboard) bool {
			return got == Question{Piece: q.Piece, Square: q.Square ^ t.xor, Occupied: q.Occupied}.Answer()
		})
		add("right if, in its occupancies, "+t.name, func(q Question, _, got attacks.Bitboard) bool {
			return got == Question{Piece: q.Piece, Square: q.Square, Occupied: t.board(q.Occupied)}.Answer()
		})
		add("right if, in its results, "+t.name, func(q Question, _, got attacks.Bitboard) bool { return got == t.board(q.Answer()) })
	}
	add("right if its own square is set in the occupancy", func(q Question, own, got attacks.Bitboard) bool {
		return q.Occupied&own == 0 || got == q.Answer()
	})
	add("right if its own square is not set in the occupancy", func(q Question, own, got attacks.Bitboard) bool {
		return q.Occupied&own != 0 || got == q.Answer()
	})
	add("right if blockers are left out of the result", func(q Question, _, got attacks.Bitboard) bool { return got == q.Answer()&^q.Occupied })
	add("right if its own square is in the result", func(q Question, own, got attacks.Bitboard) bool { return got == q.Answer()|own })
	add("right if rook and bishop are exchanged", func(q Question, _, got attacks.Bitboard) bool {
		q.Piece = map[string]string{"rook": "bishop", "bishop": "rook", "queen": "queen"}[q.Piece]
		return got == q.Answer()
	})
	return all
}

// sample is how many questions tell conventions apart.
const sample = 2000

// convention asks a new process random questions about a piece, half of them with the piece on an occupied
// square, and returns the note of the convention that explains all answers, or nothing.
func (r retrial) convention(ctx context.Context, piece string) (note string, err error) {
	random := rand.New(rand.NewPCG(3, 4))
	var questions []Question
	for i := range sample {
		sq, occ := attacks.Square(random.IntN(64)), attacks.Bitboard(occupancy.Random(random))
		if occ = occ.With(sq); i%2 == 0 {
			occ = occ.Without(sq)
		}
		questions = append(questions, Question{Piece: piece, Square: sq, Occupied: occ})
	}
	answers, failure, err := r.replay(ctx, questions)
	if err != nil || failure != nil {
		return "", err
	}
	left := conventions()
	for i, q := range questions {
		left = slices.DeleteFunc(left, func(c convention) bool { return !c.fits(q, q.Square.Bitboard(), answers[i]) })
	}
	if len(left) == 0 {
		return "", nil
	}
	return left[0].note, nil
}
