package board

// Report is what [Check] finds in a well-formed FEN.
type Report struct {
	// Faults are the faults with their places: first those of the pieces and the side to move,
	// then those of castling rights and the en-passant square, in the order of the text, and last
	// those that are [Unreachable]. Each holds one fault.
	Faults []*FENError
	// Repaired is the position without the claims that [Report.Dropped] lists, or nil if it is
	// [Unplayable]. It does not depend on how the castling rights are written, except for
	// [Position.Chess960] and [Position.FEN].
	Repaired *Position
}

// Check reads a position in Forsyth-Edwards Notation and returns everything that is wrong with it,
// and the position as it can be repaired. Without one king of each color nothing else is looked
// at, and an [EnPassantNoCapture] is found in playable positions only. An error means that the
// text is malformed, and is a [*FENError] without a Fault.
func Check(fen string) (Report, error) {
	r, err := readAll(fen)
	if err != nil {
		return Report{}, err
	}
	report := Report{Faults: r.faults}
	if report.Set()&(MissingKing|SeveralKings) != 0 {
		return report, nil
	}
	if report.Set()&Unplayable == 0 {
		if d := r.pos.dropEnPassant(); d != nil {
			r.note(*d)
		}
		report.Repaired = &r.pos
	}
	r.note(r.pos.unreachableDefects()...)
	report.Faults = r.faults
	return report, nil
}

// Set returns all faults as a set.
func (r *Report) Set() (all Fault) {
	for _, f := range r.Faults {
		all |= f.Fault
	}
	return all
}

// Valid reports whether [ParseFEN] takes the text.
func (r *Report) Valid() bool { return r.Set()&(Unplayable|Repairable) == 0 }

// Dropped returns the faults that the repair has dropped: castling rights and an en-passant square
// that the pieces contradict, and an en-passant square on which no capture is legal. If the
// position cannot be repaired there are none.
func (r *Report) Dropped() (dropped []*FENError) {
	for _, f := range r.Faults {
		if r.Repaired != nil && f.Fault&(Repairable|Superfluous) != 0 {
			dropped = append(dropped, f)
		}
	}
	return dropped
}
