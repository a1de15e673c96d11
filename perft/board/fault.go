package board

import (
	"fmt"
	"math/bits"
	"strings"

	"github.com/bitray/bitray/attacks"
)

// Fault is a set of things that are wrong with a position, in a text that is well formed.
type Fault uint32

// These faults make a position unplayable: legal moves would mean nothing.
const (
	MissingKing Fault = 1 << iota
	SeveralKings
	PawnOnLastRank
	OpponentInCheck
)

// These faults are claims that the pieces on the board contradict. A repair drops the claim.
const (
	CastlingWithoutKing Fault = 1 << (iota + 8)
	CastlingWithoutRook
	CastlingTwice
	EnPassantRank     // not a square that a pawn of the opponent passes over
	EnPassantPawn     // no pawn of the opponent has gone there
	EnPassantOccupied // the pawn cannot have come over occupied squares
	EnPassantCheck    // the king would have been in check before
)

// These faults are harmless: no game reaches the position, but it is playable.
const (
	TooManyPawns  Fault = 1 << (iota + 16)
	TooManyPieces       // more than 16, or more promoted pieces than missing pawns
	TooManyCheckers
)

// EnPassantNoCapture is an en-passant square on which no capture is legal. A repair drops it, as
// it changes nothing.
const EnPassantNoCapture Fault = 1 << 24

// The faults by what follows from them. [ParseFEN] and [Setup.Position] refuse a position that is
// Unplayable or Repairable. A repair by [Check] drops what is Repairable or Superfluous. What is
// Unreachable stays.
const (
	Unplayable = MissingKing | SeveralKings | PawnOnLastRank | OpponentInCheck
	Repairable = CastlingWithoutKing | CastlingWithoutRook | CastlingTwice |
		EnPassantRank | EnPassantPawn | EnPassantOccupied | EnPassantCheck
	Superfluous = EnPassantNoCapture
	Unreachable = TooManyPawns | TooManyPieces | TooManyCheckers
)

var faultNames = map[Fault]string{
	MissingKing:         "missing king",
	SeveralKings:        "several kings",
	PawnOnLastRank:      "pawn on last rank",
	OpponentInCheck:     "opponent in check",
	CastlingWithoutKing: "castling without king",
	CastlingWithoutRook: "castling without rook",
	CastlingTwice:       "castling twice",
	EnPassantRank:       "en passant on a wrong rank",
	EnPassantPawn:       "en passant without pawn",
	EnPassantOccupied:   "en passant over occupied squares",
	EnPassantCheck:      "en passant after a check",
	EnPassantNoCapture:  "en passant without a legal capture",
	TooManyPawns:        "too many pawns",
	TooManyPieces:       "too many pieces",
	TooManyCheckers:     "too many checkers",
}

// String lists the faults, separated by commas; it is "none" for the empty set.
func (f Fault) String() string {
	if f == 0 {
		return "none"
	}
	var names []string
	for ; f != 0; f &= f - 1 {
		names = append(names, faultNames[1<<bits.TrailingZeros32(uint32(f))])
	}
	return strings.Join(names, ", ")
}

// Defect is a fault of a position, with what should be there. It is the error of
// [Setup.Position].
type Defect struct {
	Fault    Fault          // one fault
	Field    Field          // the field of a FEN that would say it
	Square   attacks.Square // where it shows, or [attacks.NoSquare]
	Expected string         // what is right
	Found    string         // what is there instead
}

// Error names the field, what was expected and what was found.
func (d *Defect) Error() string {
	return fmt.Sprintf("position: %s: expected %s, found %s", d.Field, d.Expected, d.Found)
}

// refused returns the first of the defects with which a position is refused, or nil.
func refused(defects []Defect) *Defect {
	for i := range defects {
		if defects[i].Fault&(Unplayable|Repairable) != 0 {
			return &defects[i]
		}
	}
	return nil
}
