package board

// ParseFEN reads a position in Forsyth-Edwards Notation. Castling rights may be written for standard
// chess (KQkq), by the files of the rooks (Shredder-FEN, HAha), or mixed as X-FEN has it, where K and Q
// mean the outermost rook. The two clocks may be missing; they are 0 and 1 then.
//
// Only the fields are read, and the position must be one in which legal moves mean something.
// Of what is untidy it accepts what many files have: several blanks, ends of lines and NUL behind it, and '-' in
// place of a clock. An en-passant square must fit the pieces on the board, and where a capture on it is
// legal also the ply before.
//
// Positions that no game reaches are accepted if they are playable: any number of pieces, any
// check, whether a move can end it or not. An error is a [*FENError].
func ParseFEN(fen string) (Position, error) {
	r, operations, err := read(fen, false)
	if err != nil {
		return Position{}, err
	}
	if operations != "" {
		return Position{}, r.fail(endField, "nothing after the fields")
	}
	return r.accepted()
}

// ParseEPD reads a line of Extended Position Description: a position as [ParseFEN] takes it,
// with or without clocks, and the operations after it, which are returned as they are written. An error is a [*FENError].
func ParseEPD(line string) (p Position, operations string, err error) {
	r, operations, err := read(line, true)
	if err != nil {
		return Position{}, "", err
	}
	p, err = r.accepted()
	return p, operations, err
}

// Diagnose reads a FEN, or a line of EPD, and returns everything that is wrong or unusual with its
// position, and the position as it can be repaired. An error means that the text is malformed, and is a
// [*FENError] without a Fault.
//
// Each element of faults has one fault, with its place: first blanks and dashes, then those of the pieces and the
// side to move, then those of castling rights and the en-passant square, in the order of the text, then what else is
// unusual in the text, and last those with which no game reaches the position. Without one king of each color only
// pawns are looked at besides, and an en-passant square without a legal capture is found in playable positions only.
//
// The repaired position has no faults that are [Repairable] or [Superfluous]; it is nil if the position
// is [Unplayable]. Where a castling right is dropped, KQkq mean the kings and rooks of standard chess. Otherwise the
// position does not depend on how the castling rights are written, except for [Position.Chess960] and [Position.FEN].
func Diagnose(fen string) (faults []*FENError, repaired *Position, err error) {
	r, _, err := read(fen, false)
	if err != nil {
		return nil, nil, err
	}
	r.checkText()
	r.noteHarmless()
	if r.found&Unplayable == 0 {
		repaired = &r.Position
	}
	return r.faults, repaired, nil
}
