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
	// answer returns what a program of the convention answers to a question about a single piece, if that is
	// known.
	answer func(q Question, own attacks.Bitboard) (answer attacks.Bitboard, known bool)
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

// conventions returns all that are tried. A program that turns square, occupancy and answer alike is right,
// so turning two of them is the same as turning the third.
func conventions() (all []convention) {
	add := func(note string, answer func(q Question, own attacks.Bitboard) (attacks.Bitboard, bool)) {
		all = append(all, convention{"right if" + note, answer})
	}
	for _, t := range turns {
		add(", in its squares, "+t.name, func(q Question, _ attacks.Bitboard) (attacks.Bitboard, bool) {
			q.Square ^= t.xor
			return q.Answer(), true
		})
		add(", in its occupancies, "+t.name, func(q Question, _ attacks.Bitboard) (attacks.Bitboard, bool) {
			q.Occupied = t.board(q.Occupied)
			return q.Answer(), true
		})
		add(", in its answers, "+t.name, func(q Question, _ attacks.Bitboard) (attacks.Bitboard, bool) { return t.board(q.Answer()), true })
	}
	add(" its own square is set in the occupancy", func(q Question, own attacks.Bitboard) (attacks.Bitboard, bool) {
		return q.Answer(), q.Occupied&own != 0
	})
	add(" its own square is not set in the occupancy", func(q Question, own attacks.Bitboard) (attacks.Bitboard, bool) {
		return q.Answer(), q.Occupied&own == 0
	})
	add(" blockers are left out of the answer", func(q Question, _ attacks.Bitboard) (attacks.Bitboard, bool) { return q.Answer() &^ q.Occupied, true })
	add(" its own square is in the answer", func(q Question, own attacks.Bitboard) (attacks.Bitboard, bool) { return q.Answer() | own, true })
	add(" rook and bishop are exchanged", func(q Question, _ attacks.Bitboard) (attacks.Bitboard, bool) {
		if other := map[string]string{"rook": "bishop", "bishop": "rook"}[q.Piece]; other != "" {
			q.Piece = other
		}
		return q.Answer(), true
	})
	return all
}

// explains reports whether a convention explains all answers.
func (c convention) explains(questions []Question, answers []attacks.Bitboard) bool {
	for i, q := range questions {
		if want, known := c.answer(q, q.Square.Bitboard()); known && answers[i] != want {
			return false
		}
	}
	return true
}

// sample is how many questions tell conventions apart.
const sample = 2000

// convention asks a new process random questions about a piece, half of them with the piece on an occupied
// square, and returns the note of the convention that explains all answers, or nothing.
func (r retrial) convention(ctx context.Context, piece string) (note string, err error) {
	if ofSet(piece) {
		return "", nil
	}
	random := rand.New(rand.NewPCG(3, 4))
	var questions []Question
	for i := range sample {
		sq, occ := attacks.Square(random.IntN(64)), proof.RandomOccupancy(random)
		if occ = occ.With(sq); i%2 == 0 {
			occ = occ.Without(sq)
		}
		questions = append(questions, Question{Piece: piece, Square: sq, Occupied: occ})
	}
	var answers []attacks.Bitboard
	rare := true // a fault so rare that every convention would explain these answers
	g, err := Start(ctx, r.command, r.within)
	if err == nil {
		defer g.Close()
		err = g.Ask(ctx, slices.Values(questions), func(q Question, got attacks.Bitboard) error {
			answers, rare = append(answers, got), rare && got == q.Answer()
			return nil
		})
	}
	if errors.As(err, new(*Failure)) || err == nil && rare {
		return "", nil // it is wrong, and worse, or nearly right
	}
	if err != nil {
		return "", err
	}
	for _, c := range conventions() {
		if c.explains(questions, answers) {
			return c.note, nil
		}
	}
	return "", nil
}
