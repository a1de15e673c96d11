package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// The moves of a position are found in groups that share their kind and where they come from: a stem
// and a set of targets, each of which adds its square to the stem. The stem of one piece holds the
// square it leaves, see [stemFrom], that of pawns that all take the same step holds the step, see
// [stemStep].
//
// output is where the groups of knights and sliders go: a list, or, if it is not listing, a mere count. It
// is handed on by value, so that it stays in registers. Whether it is listing is a constant wherever the
// methods are called, and they inline, so that the other half of them leaves no trace.
type output struct {
	moves []Move
	count int
}

// stemFrom is the stem of the moves of one piece.
func stemFrom(k rules.Kind, from attacks.Square) Move { return newMove(k, from, 0) }

// stemStep is the stem of the moves of pawns that all take a step of the given offset: a move
// is from + to<<6, and from is to - offset.
func stemStep(k rules.Kind, offset int8) Move { return newMove(k, 0, 0) - Move(offset) }

// add adds the moves of one piece.
func (o output) add(listing bool, stem Move, targets attacks.Bitboard) output {
	if listing {
		o.moves = appendMoves(o.moves, stem, targets)
	} else {
		o.count += targets.Count()
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

// appendMoves appends the moves of one piece.
func appendMoves(dst []Move, stem Move, targets attacks.Bitboard) []Move {
	return appendGroup(dst, stem, 1<<rules.ToShift, targets)
}

// appendSteps appends the moves of pawns that take the same step.
func appendSteps(dst []Move, stem Move, targets attacks.Bitboard) []Move {
	return appendGroup(dst, stem, 1<<rules.ToShift+1, targets)
}

// appendGroup appends for each target the stem and unit times its square.
func appendGroup(dst []Move, stem, unit Move, targets attacks.Bitboard) []Move {
	for ; targets != 0; targets = targets.WithoutLowest() {
		dst = append(dst, stem+unit*Move(targets.First()))
	}
	return dst
}

// appendPromotions appends the four promotions of each pawn that takes the step.
func appendPromotions(dst []Move, offset int8, targets attacks.Bitboard) []Move {
	for k := rules.PromoteKnight; k <= rules.PromoteQueen; k++ {
		dst = appendSteps(dst, stemStep(k, offset), targets)
	}
	return dst
}

// appendEnPassant appends the captures by pawns of the one that has passed over the square passed.
func appendEnPassant(dst []Move, pawns attacks.Bitboard, passed attacks.Square) []Move {
	for ; pawns != 0; pawns = pawns.WithoutLowest() {
		dst = append(dst, newMove(rules.EnPassantCapture, pawns.First(), passed))
	}
	return dst
}
