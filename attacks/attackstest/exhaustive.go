package attackstest

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/reference"
)

// Cases is the number of cases of [Exhaustive]: for every square two to the power of the
// number of squares that a rook on it reaches on an empty board, and the same for a bishop.
const Cases = 1_119_744

type method func(attacks.Square, attacks.Bitboard) attacks.Bitboard

type slider struct {
	name       string
	got, want  method
	emptyBoard [64]attacks.Bitboard
}

func slidersOf(s attacks.Sliders) [2]slider {
	both := [2]slider{
		{name: "rook", got: s.Rook, want: reference.Rook[attacks.Square, attacks.Bitboard]},
		{name: "bishop", got: s.Bishop, want: reference.Bishop[attacks.Square, attacks.Bitboard]},
	}
	for i := range both {
		for sq := range attacks.Square(64) {
			both[i].emptyBoard[sq] = both[i].want(sq, attacks.Empty)
		}
	}
	return both
}

// Exhaustive compares rook and bishop of s with the reference for every square and every
// subset of the squares that the piece reaches on an empty board, [Cases] in all, once with the
// slider's own square empty and once with it occupied. The queen of s is asked the same questions,
// because it may have its own tables. It returns the number of cases that agreed, and as the
// error the first [Counterexample], or nil.
func Exhaustive(s attacks.Sliders) (cases int, err error) {
	pieces := slidersOf(s)
	for i, piece := range pieces {
		for sq := range attacks.Square(64) {
			otherLines := pieces[1-i].emptyBoard[sq]
			for occ := range piece.emptyBoard[sq].Subsets() {
				want := piece.want(sq, occ)
				for _, occ := range [2]attacks.Bitboard{occ, occ.With(sq)} {
					if got := piece.got(sq, occ); got != want {
						return cases, &Counterexample{"exhaustive proof", piece.name, sq, occ, want, got}
					}
					if got := s.Queen(sq, occ); got != want|otherLines {
						return cases, &Counterexample{"exhaustive proof", "queen", sq, occ, want | otherLines, got}
					}
				}
				cases++
			}
		}
	}
	return cases, nil
}
