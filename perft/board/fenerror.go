package board

import (
	"fmt"

	"github.com/bitray/bitray/internal/printable"
)

// Field is one of the six fields of a FEN, or what follows them.
type Field string

// The fields, by the names that errors give them.
const (
	PlacementField Field = "piece placement"
	SideField      Field = "side to move"
	CastlingField  Field = "castling rights"
	EnPassantField Field = "en-passant square"
	HalfmoveField  Field = "half-move clock"
	FullmoveField  Field = "full-move number"
	EndField       Field = "end"
)

// FENError says where a FEN is wrong and what should have stood there.
type FENError struct {
	Field    Field
	Offset   int    // in bytes, from the start of the text
	Expected string // what is right at this place
	Found    string // what stands there instead, cut short
	Fault    Fault  // what is wrong with the position, or 0 if the text itself is malformed
}

// Error names the field, the offset, what was expected and what was found.
func (e *FENError) Error() string {
	return fmt.Sprintf("FEN: %s, byte %d: expected %s, found %s", e.Field, e.Offset, e.Expected, e.Found)
}

// foundMax bounds how much of a malformed text an error repeats.
const foundMax = 16

// found quotes the start of text.
func found(text string) string {
	if text == "" {
		return "the end of the text"
	}
	return printable.Quote(text, foundMax)
}
