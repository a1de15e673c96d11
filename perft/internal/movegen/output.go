package movegen

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// The moves of a position are found in groups that share all but one thing: a stem, and a set of squares, each
// of which adds its number to the stem, in one of these units.
const (
	byTarget = 1 << rules.ToShift  // one piece goes to each of the squares
	byOrigin = 1                   // a piece comes from each of the squares
	byStep   = byTarget + byOrigin // pawns take the same step to each of the squares: from is to - step
)

// Output is where the moves go: a list, or, if it is not listing, a mere count. It is handed on by value, so
// that it stays in registers. Whether it is listing is a constant wherever the methods are called, and they
// inline, so that the other half of them leaves no trace.
type Output[M ~uint16] struct {
	Moves []M
	Count int
}

// add adds a group of moves.
func (o Output[M]) add(listing bool, stem, unit M, squares attacks.Bitboard) Output[M] {
	if listing {
		o.Moves = appendMoves(o.Moves, stem, unit, squares)
	} else {
		o.Count += squares.Count()
	}
	return o
}

// done returns what a function hands on: of a count not the list, which it need not keep then.
func (o Output[M]) done(listing bool) Output[M] {
	if !listing {
		o.Moves = nil
	}
	return o
}

// appendMoves appends a group of moves.
func appendMoves[M ~uint16](dst []M, stem, unit M, squares attacks.Bitboard) []M {
	for ; squares != 0; squares = squares.WithoutLowest() {
		dst = append(dst, stem+unit*M(squares.First()))
	}
	return dst
}

// newMove returns the move of the given kind.
func newMove[M ~uint16](k rules.Kind, from, to attacks.Square) M { return M(rules.Move(k, from, to)) }
