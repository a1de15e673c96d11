package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/shape"
)

// output is where generated moves go: a list, or, if it is not Listing, a mere count. It is
// handed on by value, so that it stays in registers.
type output[Listing shape.Flag] struct {
	moves []Move
	count int
}

// add adds the moves of one man to the squares of targets.
func (o output[Listing]) add(k kind, from attacks.Square, targets attacks.Bitboard) output[Listing] {
	if shape.Is[Listing]() {
		o.moves = appendTargets(o.moves, k, from, targets)
	} else {
		o.count += targets.Count()
	}
	return o
}

// addSteps adds the moves of several pawns that all take the same step: offset is what it adds
// to the number of a square.
func (o output[Listing]) addSteps(k kind, offset int8, targets attacks.Bitboard) output[Listing] {
	if shape.Is[Listing]() {
		o.moves = appendSteps(o.moves, k, offset, targets)
	} else {
		o.count += targets.Count()
	}
	return o
}

// addPromotions adds the four promotions of each pawn that takes the step.
func (o output[Listing]) addPromotions(offset int8, targets attacks.Bitboard) output[Listing] {
	for k := promoteKnight; k <= promoteQueen; k++ {
		o = o.addSteps(k, offset, targets)
	}
	return o
}

func appendTargets(dst []Move, k kind, from attacks.Square, targets attacks.Bitboard) []Move {
	for ; targets != 0; targets = targets.WithoutLowest() {
		dst = append(dst, newMove(k, from, targets.First()))
	}
	return dst
}

func appendSteps(dst []Move, k kind, offset int8, targets attacks.Bitboard) []Move {
	for ; targets != 0; targets = targets.WithoutLowest() {
		to := targets.First()
		dst = append(dst, newMove(k, to-attacks.Square(offset), to))
	}
	return dst
}
