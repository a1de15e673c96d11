package board

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks"
)

// Fault is a set of things that are wrong with a position, in a text that is well formed. f&OpponentInCheck != 0 asks for one
// of them, f&Unreachable != 0 for any of a set. More may come, so what is stored should be names, not numbers.
type Fault uint32

const (
	// These make a position unplayable: legal moves would mean nothing.
	MissingKing Fault = 1 << iota
	SeveralKings
	PawnOnLastRank  // on rank 1 or 8, of either color
	OpponentInCheck // the side that is not to move could lose its king

	// These are claims that the pieces on the board contradict. A repair drops the claim, or takes the en-passant square on the same
	// file on which a capture is legal.
	CastlingWithoutKing  // the king is not on its back rank
	CastlingWithoutRook  // there is none on the square or the wing
	CastlingTwice        // two rights on one wing
	EnPassantWrongRank   // not a square that a pawn of the opponent passes over
	EnPassantWithoutPawn // no pawn of the opponent has gone there
	EnPassantOccupied    // the pawn cannot have come over occupied squares
	EnPassantAfterCheck  // the king would have been in check before

	// These are harmless: no game reaches the position, but it is playable.
	TooManyPawns
	TooManyPieces // more than 16, more promoted than missing pawns, or more than the captures by pawns of the other side leave
	TooManyCheckers
	ImpossibleDoubleCheck // no move gives check by both of two pieces
	CastlingOfNoGame      // no game has the rights of both sides

	// Superfluous is an en-passant square on which no capture is legal. A repair drops it, as it changes nothing.
	Superfluous

	// Unusual is what a text has that is read all the same, such as several blanks. A [Setup] has no such fault.
	Unusual
)

// The faults by what follows from them. [ParseFEN] and [Setup.Position] refuse a position that is
// Unplayable or Repairable. A repair by [Diagnose] drops what is Repairable or [Superfluous]; what is
// Unreachable, in no game, stays.
const (
	Unplayable Fault = MissingKing | SeveralKings | PawnOnLastRank | OpponentInCheck
	Repairable Fault = CastlingWithoutKing | CastlingWithoutRook | CastlingTwice |
		EnPassantWrongRank | EnPassantWithoutPawn | EnPassantOccupied | EnPassantAfterCheck
	Unreachable Fault = TooManyPawns | TooManyPieces | TooManyCheckers | ImpossibleDoubleCheck | CastlingOfNoGame
)

// faults holds the name of each fault, and the field of a FEN that says it.
var faults = map[Fault]struct{ name, field string }{
	MissingKing:           {"missing king", placementField},
	SeveralKings:          {"several kings", placementField},
	PawnOnLastRank:        {"pawn on last rank", placementField},
	OpponentInCheck:       {"opponent in check", sideField},
	CastlingWithoutKing:   {"castling without king", castlingField},
	CastlingWithoutRook:   {"castling without rook", castlingField},
	CastlingTwice:         {"castling twice", castlingField},
	EnPassantWrongRank:    {"en passant on a wrong rank", enPassantField},
	EnPassantWithoutPawn:  {"en passant without pawn", enPassantField},
	EnPassantOccupied:     {"en passant over occupied squares", enPassantField},
	EnPassantAfterCheck:   {"en passant after a check", enPassantField},
	Superfluous:           {"en passant without a legal capture", enPassantField},
	TooManyPawns:          {"too many pawns", placementField},
	TooManyPieces:         {"too many pieces", placementField},
	TooManyCheckers:       {"too many checkers", placementField},
	ImpossibleDoubleCheck: {"impossible double check", placementField},
	CastlingOfNoGame:      {"castling rights of no game", castlingField},
	Unusual:               {"unusual text", endField},
}

// String lists the faults, separated by commas; it is "none" for the empty set.
func (f Fault) String() string {
	if f == 0 {
		return "none"
	}
	var names []string
	for ; f != 0; f &= f - 1 {
		names = append(names, faults[f&-f].name)
	}
	return strings.Join(names, ", ")
}

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

var fieldNames = [...]string{placementField, sideField, castlingField, enPassantField, halfmoveField, fullmoveField, endField}

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
