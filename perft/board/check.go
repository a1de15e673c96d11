package board

// Check reads a position in Forsyth-Edwards Notation and returns everything that is wrong with it,
// and the position as it can be repaired. An error means that the text is malformed, and is a
// [*FENError] without a Fault.
//
// Each of the faults holds one, with its place: first those of the pieces and the side to move, then
// those of castling rights and the en-passant square, in the order of the text, and last those with
// which no game reaches the position. Without one king of each color nothing else is looked at, and an
// en-passant square without a legal capture is found in playable positions only.
//
// The repaired position has no faults that are [Repairable] or [Superfluous]; it is nil if the position
// is [Unplayable]. It does not depend on how the castling rights are written, except for
// [Position.Chess960] and [Position.FEN].
func Check(fen string) (faults []*FENError, repaired *Position, err error) {
	r, err := readAll(fen)
	if err != nil {
		return nil, nil, err
	}
	found := union(r.faults)
	r.note(r.pos.furtherFaults(found)...)
	if found&Unplayable == 0 {
		repaired = &r.pos
	}
	return r.faults, repaired, nil
}

// union returns faults as a set.
func union(faults []*FENError) (all Fault) {
	for _, f := range faults {
		all |= f.Fault
	}
	return all
}
