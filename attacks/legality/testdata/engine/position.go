package main

import (
	"strings"

	"github.com/bitray/bitray/attacks/legality"
)

// Position is a position with what is needed to take a move back.
type Position struct {
	kinds  [6]Bitboard // by piece, of both colors
	colors [2]Bitboard
	board  [64]Piece
	turn   Color
	rights Bitboard // the squares of kings and rooks that may castle
	passed Square   // the square that a pawn has just passed, or NoSquare
}

// The squares of kings and rooks at the start.
const (
	a8, e8, h8 = 0, 4, 7
	a1, e1, h1 = 56, 60, 63
)

// castlingSquares holds the squares that a letter in a FEN needs.
var castlingSquares = map[rune]Bitboard{
	'K': 1<<e1 | 1<<h1, 'Q': 1<<e1 | 1<<a1, 'k': 1<<e8 | 1<<h8, 'q': 1<<e8 | 1<<a8,
}

// parse reads a FEN, which must be valid.
func parse(fen string) *Position {
	p := &Position{passed: NoSquare}
	for i := range p.board {
		p.board[i] = None
	}
	fields := strings.Fields(fen)
	sq := Square(0)
	for _, letter := range strings.ReplaceAll(fields[0], "/", "") {
		if letter <= '8' {
			sq += Square(letter - '0')
			continue
		}
		color := Black
		if letter < 'a' {
			color, letter = White, letter+'a'-'A'
		}
		p.put(color, Piece(strings.IndexRune("pnbrqk", letter)), sq)
		sq++
	}
	if fields[1] == "b" {
		p.turn = Black
	}
	for _, letter := range fields[2] {
		p.rights |= castlingSquares[letter]
	}
	if fields[3] != "-" {
		p.passed = Square('8'-fields[3][1])<<3 | Square(fields[3][0]-'a')
	}
	return p
}

func (p *Position) put(c Color, piece Piece, sq Square) {
	p.kinds[piece] |= sq.bit()
	p.colors[c] |= sq.bit()
	p.board[sq&63] = piece
}

func (p *Position) lift(c Color, piece Piece, sq Square) {
	p.kinds[piece] &^= sq.bit()
	p.colors[c] &^= sq.bit()
	p.board[sq&63] = None
}

// pieces returns the pieces of one color as package legality wants them.
func (p *Position) pieces(c Color) legality.Pieces[Bitboard] {
	own := p.colors[c]
	return legality.Pieces[Bitboard]{
		Pawns:       p.kinds[Pawn] & own,
		Knights:     p.kinds[Knight] & own,
		Diagonals:   (p.kinds[Bishop] | p.kinds[Queen]) & own,
		Orthogonals: (p.kinds[Rook] | p.kinds[Queen]) & own,
		King:        p.kinds[King] & own,
	}
}
