package proof_test

import (
	"errors"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/proof"
	"github.com/bitray/bitray/attacks/reference"
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
		faulty := attacks.SliderFuncs{RookFunc: rookFunc, BishopFunc: bishopFunc,
			QueenFunc: func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
				attacked := queenFunc(sq, occ)
				if sq == attacks.D4 && int(occ>>40&0xff) == line {
					attacked ^= attacks.H8.Bitboard()
				}
				return attacked
			}}
		var counterexample *proof.Counterexample
		if err := proof.Noise(faulty); !errors.As(err, &counterexample) || counterexample.Piece != "queen" {
			t.Errorf("rank 6 filled as %#02x: got %v, want a counterexample for the queen", line, err)
		}
	}
}

// TestExhaustiveAsksTheQueen plants a fault that shows only for one subset of one diagonal.
func TestExhaustiveAsksTheQueen(t *testing.T) {
	subset := attacks.Of(attacks.B2, attacks.F6, attacks.G7, attacks.A7, attacks.G1)
	faulty := attacks.SliderFuncs{RookFunc: rookFunc, BishopFunc: bishopFunc,
		QueenFunc: func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
			if sq == attacks.D4 && occ == subset {
				return attacks.Empty
			}
			return queenFunc(sq, occ)
		}}
	var counterexample *proof.Counterexample
	if _, err := proof.Exhaustive(faulty); !errors.As(err, &counterexample) || counterexample.Occupancy != subset {
		t.Errorf("got %v, want the counterexample that was planted", err)
	}
}
