package board

import (
	"math/bits"
	"strings"
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

// These faults are claims that the men on the board contradict. [Normalize] drops the claim.
const (
	CastlingWithoutKing Fault = 1 << (iota + 8)
	CastlingWithoutRook
	CastlingTwice
	EnPassantRank     // not a square that a pawn of the opponent passes over
	EnPassantPawn     // no pawn of the opponent has gone there
	EnPassantOccupied // the pawn cannot have come over occupied squares
	EnPassantCheck    // the king would have been in check before
)

// These faults are harmless: the position is playable, but no game reaches it.
const (
	TooManyPawns Fault = 1 << (iota + 16)
	TooManyMen         // more than 16, or more promoted men than missing pawns
	TooManyCheckers
)

// Unplayable holds the faults with which [ParseFEN] and [Normalize] refuse a position, Mendable
// those that only ParseFEN refuses.
const (
	Unplayable = MissingKing | SeveralKings | PawnOnLastRank | OpponentInCheck
	Mendable   = CastlingWithoutKing | CastlingWithoutRook | CastlingTwice |
		EnPassantRank | EnPassantPawn | EnPassantOccupied | EnPassantCheck
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
	TooManyPawns:        "too many pawns",
	TooManyMen:          "too many men",
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
