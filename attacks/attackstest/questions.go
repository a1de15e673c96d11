package attackstest

import (
	"iter"

	"github.com/bitray/bitray/attacks"
)

// Question is a question to an attack generator, with the result of the ray walk.
type Question struct {
	Piece     string // "rook", "bishop" or "queen"
	Square    attacks.Square
	Occupancy attacks.Bitboard
	Want      attacks.Bitboard
}

// Questions yields all that [Exhaustive] and [Noise] ask, in their order, for generators that are no [attacks.Sliders],
// such as programs in other languages: 4,970,496 questions.
func Questions() iter.Seq[Question] {
	return func(yield func(Question) bool) {
		pieces := slidersOf(attacks.NewSliders(nil, nil, nil)) // which are asked nothing
		for i, piece := range pieces {
			for sq := range attacks.Square(64) {
				otherLines := pieces[1-i].emptyBoard[sq]
				for occ := range piece.emptyBoard[sq].Subsets() {
					want := piece.want(sq, occ)
					for _, occ := range [2]attacks.Bitboard{occ, occ.With(sq)} {
						if !yield(Question{piece.name, sq, occ, want}) || !yield(Question{"queen", sq, occ, want | otherLines}) {
							return
						}
					}
				}
			}
		}
		for occ := range noiseOccupancies {
			for sq := range attacks.Square(64) {
				rook, bishop := pieces[0].want(sq, occ), pieces[1].want(sq, occ)
				if !yield(Question{"rook", sq, occ, rook}) || !yield(Question{"bishop", sq, occ, bishop}) || !yield(Question{"queen", sq, occ, rook | bishop}) {
					return
				}
			}
		}
	}
}
