package attackstest_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/reference"
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

// TestFaultsAreFound plants faults that only the one question shows which they are about.
func TestFaultsAreFound(t *testing.T) {
	subset := attacks.Of(attacks.B2, attacks.F6, attacks.G7, attacks.A7, attacks.G1)
	ownSquare := func(sq attacks.Square, occ attacks.Bitboard) bool { return occ.Has(sq) }
	oneSubset := func(sq attacks.Square, occ attacks.Bitboard) bool { return sq == attacks.D4 && occ == subset }
	offTheLines := func(sq attacks.Square, occ attacks.Bitboard) bool {
		return occ&^queenFunc(sq, attacks.Empty) != 0 && sq == attacks.E5
	}
	always := func(attacks.Square, attacks.Bitboard) bool { return true }
	allRanks := func(_ attacks.Square, occ attacks.Bitboard) bool {
		for rank := range 8 {
			if occ>>(8*rank)&0xff == 0 {
				return false
			}
		}
		return true
	}
	noCaptures := func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		return bishopFunc(sq, occ) &^ occ.Without(sq)
	}
	a1b2 := attacks.Of(attacks.A1, attacks.B2)
	oneDiagonal := func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard { // lacks it both ways
		if a1b2.Has(sq) {
			return bishopFunc(sq, occ) &^ a1b2
		}
		return bishopFunc(sq, occ)
	}
	withOwn := func(c *attackstest.Counterexample) bool { return c.Occupancy.Has(c.Square) }
	planted := func(c *attackstest.Counterexample) bool {
		return c.Occupancy == subset && c.Want == queenFunc(c.Square, subset) && c.Got == attacks.Empty
	}
	for _, test := range []struct {
		name                string
		check               func(attacks.Sliders) error
		rook, bishop, queen method
		piece, law          string                                 // of the counterexample, "" for none
		shows               func(*attackstest.Counterexample) bool // or nil
	}{
		{"own square", exhaustive, except(rookFunc, ownSquare), bishopFunc, queenFunc, "rook", "exhaustive proof", withOwn},
		{"one subset", exhaustive, rookFunc, bishopFunc, except(queenFunc, oneSubset), "queen", "exhaustive proof", planted},
		{"off the lines", attackstest.Noise, except(rookFunc, offTheLines), bishopFunc, queenFunc, "rook", "pieces off the lines matter", nil},
		{"off the lines", attackstest.Noise, rookFunc, except(bishopFunc, offTheLines), queenFunc, "bishop", "pieces off the lines matter", nil},
		{"always", attackstest.Noise, except(rookFunc, always), bishopFunc, queenFunc, "rook", "what the ray walk says", nil},
		{"all ranks", attackstest.Noise, except(rookFunc, allRanks), bishopFunc, queenFunc, "rook", "", nil},
		{"no captures", attackstest.Laws, rookFunc, noCaptures, queenFunc, "bishop", "attacks are mutual", nil},
		{"one diagonal", attackstest.Laws, rookFunc, oneDiagonal, queenFunc, "bishop", "symmetric under", nil},
		{"none", attackstest.Laws, rookFunc, bishopFunc, queenFunc, "", "", nil},
	} {
		found := new(attackstest.Counterexample)
		err := test.check(attacks.NewSliders(test.rook, test.bishop, test.queen))
		errors.As(err, &found)
		if found.Piece != test.piece || !strings.HasPrefix(found.Law, test.law) || test.shows != nil && !test.shows(found) {
			t.Errorf("%s: got %v, want a counterexample for the %q to %q", test.name, err, test.piece, test.law)
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
