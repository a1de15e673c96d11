package proof_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/proof"
)

// TestLaws plants faults that break one law and keep the other.
func TestLaws(t *testing.T) {
	for _, test := range []struct {
		name, law string
		bishop    func(attacks.Square, attacks.Bitboard) attacks.Bitboard
	}{
		{"none", "", bishopFunc},
		{"no captures, in any direction", "attacks are mutual", func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
			return bishopFunc(sq, occ) &^ occ.Without(sq)
		}},
		{"one diagonal, both ways", "symmetric under", func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
			attacked := bishopFunc(sq, occ)
			switch sq {
			case attacks.A1:
				return attacked.Without(attacks.B2)
			case attacks.B2:
				return attacked.Without(attacks.A1)
			}
			return attacked
		}},
	} {
		err := proof.Laws(attacks.NewSliders(rookFunc, test.bishop, queenFunc))
		var counterexample *proof.Counterexample
		if errors.As(err, &counterexample) != (test.law != "") {
			t.Errorf("%s: error %v", test.name, err)
		} else if err != nil && (counterexample.Piece != "bishop" || !strings.HasPrefix(counterexample.Law, test.law)) {
			t.Errorf("%s: broke %q for the %s, want %q for the bishop", test.name, counterexample.Law, counterexample.Piece, test.law)
		}
	}
}

// TestLawsAskWhatTheySay counts the questions about each square: for every occupancy one that is to be
// mutual, and for each of eight symmetries one before it and one after.
func TestLawsAskWhatTheySay(t *testing.T) {
	var questions [2][64]int
	counted := func(piece int, of func(attacks.Square, attacks.Bitboard) attacks.Bitboard) func(attacks.Square, attacks.Bitboard) attacks.Bitboard {
		return func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
			questions[piece][sq]++
			return of(sq, occ)
		}
	}
	if err := proof.Laws(attacks.NewSliders(counted(0, rookFunc), counted(1, bishopFunc), queenFunc)); err != nil {
		t.Fatal(err)
	}
	for i, n := range slices.Concat(questions[0][:], questions[1][:]) {
		if n != 64*(1+8+8) {
			t.Errorf("asked %d questions about %v, want 17 for each of 64 occupancies", n, attacks.Square(i%64))
		}
	}
}

// TestOwnSquareMatters plants a rook that stops on its own square if that is occupied.
func TestOwnSquareMatters(t *testing.T) {
	faulty := attacks.NewSliders(func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		if occ.Has(sq) {
			return attacks.Empty
		}
		return rookFunc(sq, occ)
	}, bishopFunc, queenFunc)
	var counterexample *proof.Counterexample
	if _, err := proof.Exhaustive(faulty); !errors.As(err, &counterexample) || !counterexample.Occupancy.Has(counterexample.Square) {
		t.Errorf("got %v, want a counterexample with the rook's own square occupied", err)
	}
}

// TestNoiseAsksRookAndBishop plants faults that show only with pieces off the lines, and not in the
// queen.
func TestNoiseAsksRookAndBishop(t *testing.T) {
	blinded := func(of func(attacks.Square, attacks.Bitboard) attacks.Bitboard) func(attacks.Square, attacks.Bitboard) attacks.Bitboard {
		return func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
			if occ&^queenFunc(sq, attacks.Empty) != 0 && sq == attacks.E5 {
				return attacks.Empty
			}
			return of(sq, occ)
		}
	}
	for piece, s := range map[string]attacks.Sliders{
		"rook":   attacks.NewSliders(blinded(rookFunc), bishopFunc, queenFunc),
		"bishop": attacks.NewSliders(rookFunc, blinded(bishopFunc), queenFunc),
	} {
		var counterexample *proof.Counterexample
		if err := proof.Noise(s); !errors.As(err, &counterexample) || counterexample.Piece != piece {
			t.Errorf("got %v, want a counterexample for the %s", err, piece)
		} else if counterexample.Law != "pieces off the lines matter" {
			t.Errorf("%s: the law is %q", piece, counterexample.Law)
		}
	}
}

// TestNoiseDoesNotBlameItForAllFaults plants a fault that has nothing to do with pieces off the lines.
func TestNoiseDoesNotBlameItForAllFaults(t *testing.T) {
	none := func(attacks.Square, attacks.Bitboard) attacks.Bitboard { return attacks.Empty }
	var counterexample *proof.Counterexample
	err := proof.Noise(attacks.NewSliders(none, bishopFunc, queenFunc))
	if !errors.As(err, &counterexample) || counterexample.Law != "what the ray walk says" {
		t.Errorf("got %v, want a counterexample to what the ray walk says", err)
	}
}
