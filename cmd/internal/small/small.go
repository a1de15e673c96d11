// Package small lists all positions with few pieces: for bitray diff --small, and for proofs that hold for all of them.
package small

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// Positions passes to visit all positions of standard chess with some pieces and some more: with every piece on every square,
// either side to move, all castling rights that there may be, and every en-passant square that a pawn attacks, whether it may
// capture there or not. It stops if visit returns false. Without two kings that are apart there are none. No position is
// visited twice, and none is left out that [board.ParseFEN] takes, except for clocks and for other en-passant squares.
func Positions(start board.Setup, more int, visit func(p *board.Position) bool) bool {
	white, black := start.Pieces(attacks.White, board.King), start.Pieces(attacks.Black, board.King)
	if white == 0 || black == 0 || attacks.King(white.First())&black != 0 {
		return true
	}
	return placePieces(start, 0, more, visit)
}

// placePieces puts some more pieces on a board, each on a place after the last one: a place is a piece of a color on a square.
func placePieces(s board.Setup, from, more int, visit func(p *board.Position) bool) bool {
	if more == 0 {
		return visitStates(s, visit)
	}
	for place := from; place < 10*64; place++ {
		piece, c, sq := board.Pawn+board.Piece(place>>7), attacks.Color(place>>6&1), attacks.Square(place&63)
		if s.Occupied().Has(sq) || piece == board.Pawn && (sq.Rank() == 0 || sq.Rank() == 7) {
			continue
		}
		with := s
		with.Put(c, piece, sq.Bitboard())
		if !placePieces(with, place+1, more-1, visit) {
			return false
		}
	}
	return true
}

// visitStates visits all positions with the same pieces.
func visitStates(s board.Setup, visit func(p *board.Position) bool) bool {
	rooks := attacks.Empty
	for c, home := range [2]attacks.Square{attacks.E1, attacks.E8} {
		if s.Pieces(attacks.Color(c), board.King) == home.Bitboard() {
			rooks |= s.Pieces(attacks.Color(c), board.Rook) & attacks.SetOf(home-4, home+3)
		}
	}
	for s.SideToMove = range attacks.Color(2) {
		for s.CastlingRooks = range rooks.Subsets() {
			s.EnPassant = attacks.NoSquare
			p, err := s.Position()
			if err != nil {
				continue
			}
			if !visit(&p) {
				return false
			}
			them := s.SideToMove.Other()
			pushed := s.Pieces(them, board.Pawn) & (attacks.Rank4 << (8 * them))
			for pawn := range pushed.Squares() {
				s.EnPassant = pawn + 8 - 16*attacks.Square(s.SideToMove)
				if attacks.Pawn(them, s.EnPassant)&s.Pieces(s.SideToMove, board.Pawn) == 0 {
					continue
				}
				if p, err := s.Position(); err == nil && !visit(&p) {
					return false
				}
			}
		}
	}
	return true
}
