package attackstest_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
)

// TestLawsAskWhatTheySay counts the questions about each square: for every occupancy one about
// reciprocity, and for each of eight symmetries one before it and one after.
func TestLawsAskWhatTheySay(t *testing.T) {
	var questions [2][64]int
	counted := func(piece int, of method) method {
		return func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
			questions[piece][sq]++
			return of(sq, occ)
		}
	}
	if err := attackstest.Laws(attacks.NewSliders(counted(0, rookFunc), counted(1, bishopFunc), queenFunc)); err != nil {
		t.Fatal(err)
	}
	for i, n := range slices.Concat(questions[0][:], questions[1][:]) {
		if n != 64*(1+8+8) {
			t.Errorf("asked %d questions about %v, want 17 for each of 64 occupancies", n, attacks.Square(i%64))
		}
	}
}

// TestNoiseAsksWhatItSays counts the occupancies that the queen is asked about on each square, and
// looks for every filling of every rank.
func TestNoiseAsksWhatItSays(t *testing.T) {
	var questions [64]int
	singleRanks := map[attacks.Bitboard]bool{}
	recorded := attacks.NewSliders(rookFunc, bishopFunc, func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		questions[sq]++
		for rank := range 8 {
			if occ&^(0xff<<(8*rank)) == 0 {
				singleRanks[occ] = true
			}
		}
		return queenFunc(sq, occ)
	})
	if err := attackstest.Noise(recorded); err != nil {
		t.Fatal(err)
	}
	for sq, n := range questions {
		if n != 2_560 {
			t.Errorf("asked about %d occupancies on %v, want 2,560", n, attacks.Square(sq))
		}
	}
	if want := 8*255 + 1; len(singleRanks) != want { // the empty board belongs to all ranks
		t.Errorf("asked about %d fillings of single ranks, want %d", len(singleRanks), want)
	}
}

// tape sums up questions and results in their order.
type tape struct {
	n   int
	sum uint64
}

func (t *tape) add(q attackstest.Question) {
	t.n++
	for _, word := range []uint64{uint64(q.Piece[0]), uint64(q.Square), uint64(q.Occupancy), uint64(q.Want)} {
		t.sum = (t.sum ^ word) * 0x9e3779b97f4a7c15
		t.sum ^= t.sum >> 32
	}
}

// TestQuestionsAreThoseOfTheProofs records what [attackstest.Exhaustive] and [attackstest.Noise] ask.
func TestQuestionsAreThoseOfTheProofs(t *testing.T) {
	var got, want tape
	recorded := func(piece string, of method) method {
		return func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
			result := of(sq, occ)
			want.add(attackstest.Question{Piece: piece, Square: sq, Occupancy: occ, Want: result})
			return result
		}
	}
	s := attacks.NewSliders(recorded("rook", attacks.Rook), recorded("bishop", attacks.Bishop), recorded("queen", attacks.Queen))
	if err := errors.Join(exhaustive(s), attackstest.Noise(s)); err != nil {
		t.Fatal(err)
	}
	for q := range attackstest.Questions() {
		got.add(q)
	}
	if got != want || got.n == 0 {
		t.Errorf("%d questions, which the proofs do not ask like this: they ask %d", got.n, want.n)
	}
}
