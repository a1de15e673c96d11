package board

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
)

// The six fields of a FEN and what follows them, by the names that errors give them.
const (
	placementField = "piece placement"
	sideField      = "side to move"
	castlingField  = "castling rights"
	enPassantField = "en-passant square"
	halfmoveField  = "half-move clock"
	fullmoveField  = "full-move number"
	endField       = "end"
)

// FENError says where a FEN, or a [Setup], is wrong and what should have stood there.
type FENError struct {
	Fault    Fault          // what is wrong with the position, or 0 if the text itself is malformed
	Field    string         // such as "castling rights": the field of a FEN that says it
	Square   attacks.Square // where a fault shows, or [attacks.NoSquare]
	Expected string         // what is right at this place
	Found    string         // what stands there instead, cut short
	Offset   int            // in bytes, from the start of the text; -1 for a [Setup]
}

// Error names the field, the offset in a text, what was expected and what was found.
func (e *FENError) Error() string {
	if e.Offset < 0 {
		return fmt.Sprintf("position: %s: expected %s, found %s", e.Field, e.Expected, e.Found)
	}
	return fmt.Sprintf("FEN: %s, byte %d: expected %s, found %s", e.Field, e.Offset, e.Expected, e.Found)
}
