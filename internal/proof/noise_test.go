package proof_test

import (
	"errors"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/internal/proof"
)

// rookFunc and its like are the reference, right in every case.
var (
	rookFunc   = reference.Rook[attacks.Square, attacks.Bitboard]
	bishopFunc = reference.Bishop[attacks.Square, attacks.Bitboard]
	queenFunc  = reference.Queen[attacks.Square, attacks.Bitboard]
)

// TestOneWrongEntryOfTheQueen plants a fault that only the queen's own tables can have: one
// square too many or too few for one filling of one rank.
func TestOneWrongEntryOfTheQueen(t *testing.T) {
	for line := 0; line < 256; line += 17 {
		faulty := attacks.NewSliders(rookFunc, bishopFunc, func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
			attacked := queenFunc(sq, occ)
			if sq == attacks.D4 && int(occ>>40&0xff) == line {
				attacked ^= attacks.H8.Bitboard()
			}
			return attacked
		})
		var counterexample *proof.Counterexample
		if err := proof.Noise(faulty); !errors.As(err, &counterexample) || counterexample.Piece != "queen" {
			t.Errorf("rank 6 filled as %#02x: got %v, want a counterexample for the queen", line, err)
		}
	}
}

// TestExhaustiveAsksTheQueen plants a fault that shows only for one subset of one diagonal.
func TestExhaustiveAsksTheQueen(t *testing.T) {
	subset := attacks.Of(attacks.B2, attacks.F6, attacks.G7, attacks.A7, attacks.G1)
	faulty := attacks.NewSliders(rookFunc, bishopFunc, func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		if sq == attacks.D4 && occ == subset {
			return attacks.Empty
		}
		return queenFunc(sq, occ)
	})
	var counterexample *proof.Counterexample
	if _, err := proof.Exhaustive(faulty); !errors.As(err, &counterexample) || counterexample.Occupancy != subset {
		t.Fatalf("got %v, want the counterexample that was planted", err)
	}
	if want := queenFunc(attacks.D4, subset); counterexample.Want != want || counterexample.Got != attacks.Empty {
		t.Errorf("the counterexample draws, want and got,\n%v\n%v, want all of the queen's attacks and none:\n%v",
			counterexample.Want, counterexample.Got, want)
	}
}

// TestNoiseAsksBeyondSingleRanks plants a fault that shows only where all ranks are occupied.
func TestNoiseAsksBeyondSingleRanks(t *testing.T) {
	faulty := attacks.NewSliders(func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		for rank := range 8 {
			if occ>>(8*rank)&0xff == 0 {
				return rookFunc(sq, occ)
			}
		}
		return attacks.Empty
	}, bishopFunc, queenFunc)
	var counterexample *proof.Counterexample
	if err := proof.Noise(faulty); !errors.As(err, &counterexample) || counterexample.Piece != "rook" {
		t.Errorf("got %v, want a counterexample for the rook", err)
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
	if err := proof.Noise(recorded); err != nil {
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
