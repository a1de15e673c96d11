package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// The moves of a position are found in groups that share all but one thing: a stem, and a set of squares, each
// of which adds its number to the stem, in one of these units.
const (
	byTarget Move = 1 << rules.ToShift  // one piece goes to each of the squares
	byOrigin Move = 1                   // a piece comes from each of the squares
	byStep        = byTarget + byOrigin // pawns take the same step to each of the squares: from is to - step
)

// output is where the moves go: a list, or, if it is not listing, a mere count. It is handed on by value, so
// that it stays in registers. Whether it is listing is a constant wherever the methods are called, and they
// inline, so that the other half of them leaves no trace.
type output struct {
	moves []Move
	count int
}

// add adds a group of moves.
func (o output) add(listing bool, stem, unit Move, squares attacks.Bitboard) output {
	if listing {
		o.moves = appendMoves(o.moves, stem, unit, squares)
	} else {
		o.count += squares.Count()
	}
	return o
}

// done returns what a function hands on: of a count not the list, which it need not keep then.
func (o output) done(listing bool) output {
	if !listing {
		o.moves = nil
	}
	return o
}

// appendMoves appends a group of moves.
func appendMoves(dst []Move, stem, unit Move, squares attacks.Bitboard) []Move {
	for ; squares != 0; squares = squares.WithoutLowest() {
		dst = append(dst, stem+unit*Move(squares.First()))
	}
	return dst
}
