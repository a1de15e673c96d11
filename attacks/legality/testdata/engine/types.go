package main

import (
	"math/bits"

	"github.com/bitray/bitray/attacks/geometry"
)

// Square counts from a8, rank by rank as in a FEN: a8 is 0, h8 is 7, h1 is 63.
type Square int8

// NoSquare is the en-passant square where there is none.
const NoSquare Square = -1

// Bitboard has bit sq set if the square sq belongs to the set.
type Bitboard uint64

func (sq Square) bit() Bitboard { return 1 << (sq & 63) }

func (b Bitboard) first() Square { return Square(bits.TrailingZeros64(uint64(b))) }

// Color is the side to move, or the owner of a piece.
type Color uint8

// White's pawns go towards lower squares.
const (
	White Color = iota
	Black
)

// inGeometry returns c as package geometry counts colors, which it does by where the pawns go.
func (c Color) inGeometry() geometry.Color { return geometry.Color(c).Other() }

// Piece is a kind of piece, without its color.
type Piece uint8

// The pieces. None is an empty square.
const (
	Pawn Piece = iota
	Knight
	Bishop
	Rook
	Queen
	King
	None
)

// Kind is what a move does besides going from one square to another.
type Kind uint8

// The kinds. The promotions come last, in the order of the pieces.
const (
	Normal Kind = iota
	DoublePush
	EnPassant
	Castling
	PromoteKnight
	PromoteBishop
	PromoteRook
	PromoteQueen
)

// Move is a move of a given position.
type Move struct {
	from, to Square
	kind     Kind
}

// promotion returns what a pawn becomes by a move of kind k, one of the promotions.
func (k Kind) promotion() Piece { return Knight + Piece(k-PromoteKnight) }
