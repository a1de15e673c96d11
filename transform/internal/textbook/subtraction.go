package textbook

import "math/bits"

// The rays by subtraction, as Gerd Isenberg's talk derives them: the slider s is one of the occupied
// squares o of a line, all numbers are those of the line alone. Taking s away from o twice resets it and
// borrows from the next blocker above; the exclusive or keeps what has changed. Package
// hyperbola/subtraction has the form in which one of the two subtractions is a mask.
//
// Source: Gerd Isenberg, Efficient Generation of Sliding Piece Attacks, 2008; Chess Programming Wiki,
// Subtracting a Rook from a Blocking Piece.

// PositiveRay returns what a slider on sq (0 to 63) attacks towards higher squares of line, which is a
// line through sq with sq itself: o ^ (o - 2s). The slider is added to occ if it is missing there. On h8 the
// double of s leaves the word, and nothing is attacked.
func PositiveRay(sq uint8, occ, line uint64) uint64 {
	s := uint64(1) << (sq & 63)
	o := occ&line | s
	return (o ^ (o - 2*s)) & line
}

// NegativeRay returns what a slider on sq (0 to 63) attacks towards lower squares of line, which holds sq:
// o ^ (o' - 2s')', where ' reverses the 64 bits. It is [PositiveRay] on the reversed board, turned back:
// reversing distributes over the exclusive or, so that one reversal of o is saved.
func NegativeRay(sq uint8, occ, line uint64) uint64 {
	s := uint64(1) << (sq & 63)
	o := occ&line | s
	return (o ^ bits.Reverse64(bits.Reverse64(o)-2*bits.Reverse64(s))) & line
}

// LineAttacks returns what a slider on sq (0 to 63) attacks on line, which holds sq: the two rays have no
// square in common, and in their exclusive or the two o cancel, (o - 2s) ^ (o' - 2s')'.
func LineAttacks(sq uint8, occ, line uint64) uint64 {
	s := uint64(1) << (sq & 63)
	o := occ&line | s
	return (o - 2*s ^ bits.Reverse64(bits.Reverse64(o)-2*bits.Reverse64(s))) & line
}
