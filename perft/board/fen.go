package board

import "strings"

// ParseFEN reads a position in Forsyth-Edwards Notation. It is strict: the fields are separated
// by one blank each, nothing precedes or follows them, and the position must be one in which
// legal moves mean something. Castling rights may be written for standard chess (KQkq), by the
// files of the rooks (Shredder-FEN, HAha), or mixed as X-FEN has it, where K and Q mean the
// outermost rook. The two clocks may be missing; they are 0 and 1 then.
//
// Positions that no game reaches are accepted if they are playable: any number of pieces, any
// check, whether it can be answered or not. An error is a [*FENError].
func ParseFEN(fen string) (Position, error) {
	r, err := readAll(fen)
	if err != nil {
		return Position{}, err
	}
	return accepted(&r.pos, r.faults)
}

// ParseEPD reads a line of Extended Position Description: a position as [ParseFEN] takes it,
// with or without clocks, and the operations, whatever follows after a blank or begins with a
// semicolon, which are returned as they stand. An error is a [*FENError].
func ParseEPD(line string) (p Position, operations string, err error) {
	r, err := read(line)
	if err == nil {
		p, err = accepted(&r.pos, r.faults)
	}
	if err != nil {
		return Position{}, "", err
	}
	operations = line[r.at:]
	if operations != "" && operations[0] != ' ' && operations[0] != ';' {
		return Position{}, "", r.fail(endField, "a blank or ';' before the operations")
	}
	return p, strings.TrimLeft(operations, " "), nil
}

// read reads the position at the start of text. The error says that the text is malformed.
func read(text string) (*reader, error) {
	r := &reader{text: text}
	if err := r.read(); err != nil {
		return nil, err
	}
	r.note(r.pos.settle(r.rights, r.passed)...)
	return r, nil
}

// readAll is read for a text that holds nothing but a position.
func readAll(text string) (*reader, error) {
	r, err := read(text)
	if err == nil && r.at != len(text) {
		err = r.fail(endField, "nothing after the fields")
	}
	return r, err
}
