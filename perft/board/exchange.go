package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// Exchange returns what the side to move gains by m, a legal move of p, if both sides then capture on its square as long as
// that pays: static exchange evaluation. values holds what each [Piece] is worth, 0 for [NoPiece]; the king's makes no
// difference. A quiet move gains nothing at first, and loses its piece where it is captured at a profit; castling gains 0.
//
// Each side captures with its least piece in the order pawn, knight, bishop, rook, queen, and with the king only where
// nothing captures it in turn. A piece that stood behind another captures when that has left. Pins do not matter. A pawn
// that captures on the last rank becomes a queen. Another order gains more at one move in some thousands. Source: Chess Programming Wiki, https://www.chessprogramming.org/SEE_-_The_Swap_Algorithm.
func (p *Position) Exchange(m Move, values *[King + 1]int) int {
	if m.IsCastling() {
		return 0
	}
	sq, stands := m.To(), becomes[m.kind()&15]
	occ := p.Occupied()&^m.From().Bitboard() | sq.Bitboard()
	if m.IsEnPassant() {
		occ &^= rules.PassedPawn(sq).Bitboard()
	}
	gains := [maxCaptures]int{values[p.Captured(m)] + values[stands] - values[m.Piece()]}
	last := 0 // capture
	attackers := p.AttackersTo(sq, occ) & occ
	for c := p.turn & 1; ; last++ {
		c ^= 1
		own, side := attackers&p.OccupiedBy(c), &p.sides[c]
		if own == 0 {
			break
		}
		piece := cheapest(side, own)
		occ ^= (piece.of(side) & own).Lowest()
		attackers = p.seen(sq, occ, attackers, piece)
		if piece == King && attackers&p.OccupiedBy(c^1) != 0 {
			break
		}
		gains[last+1] = values[stands] - gains[last]
		if stands = piece; piece == Pawn && sq.Bitboard()&lastRanks != 0 {
			stands = Queen
			gains[last+1] += values[Queen] - values[Pawn]
		}
	}
	for ; last > 0; last-- { // who captures, may also leave it
		gains[last-1] = min(gains[last-1], -gains[last])
	}
	return gains[0]
}

// maxCaptures is 1 and the largest number of captures on a square: a piece on each of the 27 squares of its lines, and 8 knights.
const maxCaptures = 1 + 27 + 8

// cheapest returns the kind of the least valuable of some pieces of a side.
func cheapest(s *attacks.Pieces, own attacks.Bitboard) Piece {
	switch {
	case s.Pawns&own != 0:
		return Pawn
	case s.Knights&own != 0:
		return Knight
	case s.Diagonals&^s.Orthogonals&own != 0:
		return Bishop
	case s.Orthogonals&^s.Diagonals&own != 0:
		return Rook
	case s.Orthogonals&own != 0:
		return Queen
	}
	return King
}

// seen returns what still attacks sq when a piece has left, with the slider that stood behind it.
func (p *Position) seen(sq attacks.Square, occ, attackers attacks.Bitboard, left Piece) attacks.Bitboard {
	if left == Knight {
		return attackers & occ
	}
	w, b := &p.sides[attacks.White], &p.sides[attacks.Black]
	from := sight(sq, occ)
	return (attackers | from.Rook&(w.Orthogonals|b.Orthogonals) | from.Bishop&(w.Diagonals|b.Diagonals)) & occ
}
