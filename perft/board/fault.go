package board

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/attacks"
)

// Fault is a set of things that are wrong with a position, in a text that is well formed.
type Fault uint32

const (
	// These make a position unplayable: legal moves would mean nothing.
	missingKing Fault = 1 << iota
	severalKings
	pawnOnLastRank
	opponentInCheck

	// These are claims that the pieces on the board contradict. A repair drops the claim.
	castlingWithoutKing
	castlingWithoutRook
	castlingTwice
	enPassantRank     // not a square that a pawn of the opponent passes over
	enPassantPawn     // no pawn of the opponent has gone there
	enPassantOccupied // the pawn cannot have come over occupied squares
	enPassantCheck    // the king would have been in check before

	// These are harmless: no game reaches the position, but it is playable.
	tooManyPawns
	tooManyPieces // more than 16, or more promoted pieces than missing pawns
	tooManyCheckers
	impossibleCheck // no move gives check by both of two pieces
	castlingApart   // no game has the rights of both sides

	// This is an en-passant square on which no capture is legal. A repair drops it, as it changes nothing.
	enPassantNoCapture

	unusual // of a text that is read all the same
)

// The faults by what follows from them. [ParseFEN] and [Setup.Position] refuse a position that is
// Unplayable or Repairable. A repair by [Diagnose] drops what is Repairable or Superfluous. What is
// Unreachable, in no game, stays. What belongs to none of these sets is unusual in a text, but is read.
const (
	Unplayable = missingKing | severalKings | pawnOnLastRank | opponentInCheck
	Repairable = castlingWithoutKing | castlingWithoutRook | castlingTwice |
		enPassantRank | enPassantPawn | enPassantOccupied | enPassantCheck
	Superfluous = enPassantNoCapture
	Unreachable = tooManyPawns | tooManyPieces | tooManyCheckers | impossibleCheck | castlingApart
)

// faults holds the name of each fault, and the field of a FEN that says it.
var faults = map[Fault]struct{ name, field string }{
	missingKing:         {"missing king", placementField},
	severalKings:        {"several kings", placementField},
	pawnOnLastRank:      {"pawn on last rank", placementField},
	opponentInCheck:     {"opponent in check", sideField},
	castlingWithoutKing: {"castling without king", castlingField},
	castlingWithoutRook: {"castling without rook", castlingField},
	castlingTwice:       {"castling twice", castlingField},
	enPassantRank:       {"en passant on a wrong rank", enPassantField},
	enPassantPawn:       {"en passant without pawn", enPassantField},
	enPassantOccupied:   {"en passant over occupied squares", enPassantField},
	enPassantCheck:      {"en passant after a check", enPassantField},
	enPassantNoCapture:  {"en passant without a legal capture", enPassantField},
	tooManyPawns:        {"too many pawns", placementField},
	tooManyPieces:       {"too many pieces", placementField},
	tooManyCheckers:     {"too many checkers", placementField},
	impossibleCheck:     {"impossible double check", placementField},
	castlingApart:       {"castling rights of no game", castlingField},
	unusual:             {"unusual text", endField},
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
