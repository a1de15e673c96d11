package board

import "strings"

// ParseFEN reads a position in Forsyth-Edwards Notation. It is strict: the fields are separated
// by one blank each, nothing precedes or follows them, and the position must be one in which
// legal moves mean something. Castling rights may be written for standard chess (KQkq), by the
// files of the rooks (Shredder-FEN, HAha), or mixed as X-FEN has it, where K and Q mean the
// outermost rook. The two clocks may be missing; they are 0 and 1 then.
//
// Positions that no game reaches are accepted if they are playable: any number of pieces, any
// check, whether a move can end it or not. An error is a [*FENError].
func ParseFEN(fen string) (Position, error) {
	r, err := read(fen, true)
	if err != nil {
		return Position{}, err
	}
	return r.accepted()
}

// ParseEPD reads a line of Extended Position Description: a position as [ParseFEN] takes it,
// with or without clocks, and the operations after it, which are returned as they are written. An error is a [*FENError].
func ParseEPD(line string) (p Position, operations string, err error) {
	r, err := read(line, false)
	if err != nil {
		return Position{}, "", err
	}
	if p, err = r.accepted(); err != nil {
		return Position{}, "", err
	}
	operations = line[r.at:]
	if operations != "" && operations[0] != ' ' && operations[0] != ';' {
		return Position{}, "", r.fail(endField, "a blank or ';' before the operations")
	}
	return p, strings.TrimLeft(operations, " "), nil
}

// Diagnose reads a position in Forsyth-Edwards Notation and returns everything that is wrong with it,
// and the position as it can be repaired. An error means that the text is malformed, and is a
// [*FENError] without a Fault.
//
// Each element of faults has one fault, with its place: first those of the pieces and the side to move, then
// those of castling rights and the en-passant square, in the order of the text, and last those with
// which no game reaches the position. Without one king of each color nothing else is looked at, and an
// en-passant square without a legal capture is found in playable positions only.
//
// The repaired position has no faults that are [Repairable] or [Superfluous]; it is nil if the position
// is [Unplayable]. It does not depend on how the castling rights are written, except for
// [Position.Chess960] and [Position.FEN].
func Diagnose(fen string) (faults []*FENError, repaired *Position, err error) {
	r, err := read(fen, true)
	if err != nil {
		return nil, nil, err
	}
	r.noteHarmless()
	if r.found&Unplayable == 0 {
		repaired = &r.Position
	}
	return r.faults, repaired, nil
}
