package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/shape"
)

// output is where generated moves go: a list, or, if it is not Listing, a mere count. It is
// handed on by value, so that it stays in registers.
//
// Moves that share their kind and where they come from are added together, as a stem and a set
// of targets; a target adds its square to the stem. The stem of one piece holds the square it
// leaves, see [stemFrom], that of pawns that all take the same step holds the step, see
// [stemStep].
type output[Listing shape.Flag] struct {
	moves []Move
	count int
}

// stemFrom is the stem of the moves of one piece.
func stemFrom(k Kind, from attacks.Square) Move { return NewMove(k, from, 0) }

// stemStep is the stem of the moves of pawns that all take a step of the given offset: a move
// is from + to<<6, and from is to - offset.
func stemStep(k Kind, offset int8) Move { return NewMove(k, 0, 0) - Move(offset) }

// add adds the moves of one piece.
func (o output[Listing]) add(stem Move, targets attacks.Bitboard) output[Listing] {
	if shape.Is[Listing]() {
		o.moves = appendMoves(o.moves, stem, 1<<toShift, targets)
	} else {
		o.count += targets.Count()
	}
	return o
}

// addSteps adds the moves of pawns that take the same step.
func (o output[Listing]) addSteps(stem Move, targets attacks.Bitboard) output[Listing] {
	if shape.Is[Listing]() {
		o.moves = appendMoves(o.moves, stem, 1<<toShift+1, targets)
	} else {
		o.count += targets.Count()
	}
	return o
}

// addPromotions adds the four promotions of each pawn that takes the step.
func (o output[Listing]) addPromotions(offset int8, targets attacks.Bitboard) output[Listing] {
	for k := PromoteKnight; k <= PromoteQueen; k++ {
		o = o.addSteps(stemStep(k, offset), targets)
	}
	return o
}

// appendMoves appends for each target the stem and unit times its square.
func appendMoves(dst []Move, stem, unit Move, targets attacks.Bitboard) []Move {
	for ; targets != 0; targets = targets.WithoutLowest() {
		dst = append(dst, stem+unit*Move(targets.First()))
	}
	return dst
}
