package program

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/proof"
	"github.com/bitray/bitray/transform"
)

// convention is a way to number squares, or to define attacks, that people mix up with ours.
type convention struct {
	note string
	// answers returns what a program of the convention answers to a question about a single piece.
	answers func(Question) attacks.Bitboard
	// ours says which questions it answers as we do; nil for none.
	ours func(Question) bool
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

// conventions returns all that are tried. A program that turns square, occupancy and answer alike is right, so turning two
// of them is the same as turning the third.
func conventions() (all []convention) {
	own := func(q Question) attacks.Bitboard { return attacks.Bitboard(1) << q.Square }
	for _, t := range turns {
		all = append(all,
			convention{note: "right if, in its squares, " + t.name, answers: func(q Question) attacks.Bitboard {
				q.Square ^= t.xor
				return q.Answer()
			}},
			convention{note: "right if, in its occupancies, " + t.name, answers: func(q Question) attacks.Bitboard {
				q.Occupied = t.board(q.Occupied)
				return q.Answer()
			}},
			convention{note: "right if, in its answers, " + t.name, answers: func(q Question) attacks.Bitboard { return t.board(q.Answer()) }})
	}
	return append(all,
		convention{note: "right if its own square is set in the occupancy", ours: func(q Question) bool { return q.Occupied&own(q) != 0 }},
		convention{note: "right if its own square is not set in the occupancy", ours: func(q Question) bool { return q.Occupied&own(q) == 0 }},
		convention{note: "right if blockers are left out of the answer", answers: func(q Question) attacks.Bitboard { return q.Answer() &^ q.Occupied }},
		convention{note: "right if its own square is in the answer", answers: func(q Question) attacks.Bitboard { return q.Answer() | own(q) }},
		convention{note: "right if rook and bishop are exchanged", answers: func(q Question) attacks.Bitboard {
			if other := map[string]string{"rook": "bishop", "bishop": "rook"}[q.Piece]; other != "" {
				q.Piece = other
			}
			return q.Answer()
		}},
	)
}

// explains reports whether a convention explains all answers.
func (c convention) explains(questions []Question, answers []attacks.Bitboard) bool {
	for i, q := range questions {
		if c.ours != nil {
			if c.ours(q) && answers[i] != q.Answer() {
				return false
			}
		} else if answers[i] != c.answers(q) {
			return false
		}
	}
	return true
}

// sample is how many questions tell conventions apart.
const sample = 2000

// convention asks a new process random questions about a piece, half of them with the piece on an occupied square, and
// returns the note of the convention that explains all answers, or nothing.
func (r retrial) convention(ctx context.Context, piece string) (note string, err error) {
	if ofSet(piece) {
		return "", nil
	}
	random := rand.New(rand.NewPCG(3, 4))
	var questions []Question
	for i := range sample {
		sq, occ := attacks.Square(random.IntN(64)), proof.RandomOccupancy(random)
		own := attacks.Bitboard(1) << sq
		if occ |= own; i%2 == 0 {
			occ ^= own
		}
		questions = append(questions, Question{Piece: piece, Square: sq, Occupied: occ})
	}
	var answers []attacks.Bitboard
	err = r.ask(ctx, slices.Values(questions), func(_ Question, got attacks.Bitboard) error {
		answers = append(answers, got)
		return nil
	})
	if errors.As(err, new(*Failure)) {
		return "", nil // it is wrong, and worse
	}
	if err != nil {
		return "", err
	}
	rarely := convention{ours: func(Question) bool { return true }}
	if rarely.explains(questions, answers) {
		return "", nil // its fault is so rare that every convention would explain these answers
	}
	for _, c := range conventions() {
		if c.explains(questions, answers) {
			return c.note, nil
		}
	}
	return "", nil
}
