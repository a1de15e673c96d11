package attackstest_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/attackstest/testdata/wrong"
	"github.com/bitray/bitray/internal/reference"
)

type method = func(attacks.Square, attacks.Bitboard) attacks.Bitboard

// rookFunc and its like are the reference, right in every case.
var (
	rookFunc   = reference.Rook[attacks.Square, attacks.Bitboard]
	bishopFunc = reference.Bishop[attacks.Square, attacks.Bitboard]
	queenFunc  = reference.Queen[attacks.Square, attacks.Bitboard]
)

// except is a method that answers with nothing where a fault is planted.
func except(right method, wrong func(attacks.Square, attacks.Bitboard) bool) method {
	return func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		if wrong(sq, occ) {
			return attacks.Empty
		}
		return right(sq, occ)
	}
}

func exhaustive(s attacks.Sliders) error {
	_, err := attackstest.Exhaustive(s)
	return err
}

// TestFaultsAreFound has one wrong piece at a time, of which only some questions show the fault.
func TestFaultsAreFound(t *testing.T) {
	for _, test := range []struct {
		fault, wrong string
		check        func(attacks.Sliders) error
		piece, law   string // of the counterexample, "" for none
	}{
		{"flipped", "rook", exhaustive, "rook", "exhaustive proof: rook on a1, occupancy 0x0000000000000000"},
		{"mirrored", "bishop", exhaustive, "bishop", "exhaustive proof: bishop on a1, occupancy 0x0000000000000000"},
		{"turned", "queen", exhaustive, "queen", "exhaustive proof: queen on a1, occupancy 0x0000000000000002"},
		{"own", "rook", exhaustive, "rook", "exhaustive proof: rook on a1, occupancy 0x0000000000000000"},
		{"not-own", "rook", exhaustive, "rook", "exhaustive proof: rook on a1, occupancy 0x0000000000000001"},
		{"entry", "rook", exhaustive, "rook", "exhaustive proof: rook on c4, occupancy 0x0000000002000000"},
		{"entry", "queen", exhaustive, "queen", "exhaustive proof: queen on c4, occupancy 0x0000000002000000"},
		{"lines", "rook", attackstest.Noise, "rook", "pieces off the lines matter"},
		{"lines", "bishop", attackstest.Noise, "bishop", "pieces off the lines matter"},
		{"always", "rook", attackstest.Noise, "rook", "what the ray walk says"},
		{"ranks", "rook", attackstest.Noise, "rook", ""},
		{"blockers", "bishop", attackstest.Laws, "bishop", "attacks are mutual"},
		{"diagonal", "bishop", attackstest.Laws, "bishop", "symmetric under"},
		{"none", "", attackstest.Laws, "", ""},
	} {
		found := new(attackstest.Counterexample)
		err := test.check(wrong.Sliders(test.fault, test.wrong))
		errors.As(err, &found)
		if found.Piece != test.piece || err != nil && !strings.HasPrefix(err.Error(), test.law) {
			t.Errorf("%s: got %v, want a counterexample for the %q to %q", test.fault, err, test.piece, test.law)
		}
	}
}

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
		var counterexample *attackstest.Counterexample
		if err := attackstest.Noise(faulty); !errors.As(err, &counterexample) || counterexample.Piece != "queen" {
			t.Errorf("rank 6 filled as %#02x: got %v, want a counterexample for the queen", line, err)
		}
	}
}
