package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/legality"
)

// AttackersTo returns the pieces of both colors that attack sq (0 to 63, masked) when the squares of occ are
// occupied. A piece attacks the squares it could capture on; pins do not matter.
func (p *Position) AttackersTo(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return p.attackersOf(attacks.White, sq, occ) | p.attackersOf(attacks.Black, sq, occ)
}

// attackersOf returns the pieces of color c that attack sq.
func (p *Position) attackersOf(c attacks.Color, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return legality.AttackersTo(&p.sides[c&1], c, sq, legality.Sight[attacks.Bitboard]{Rook: attacks.Rook(sq, occ), Bishop: attacks.Bishop(sq, occ)})
}

// Checkers returns the pieces that give check to the side to move.
func (p *Position) Checkers() attacks.Bitboard {
	king := p.sides[p.turn&1].King.First()
	return p.attackersOf(p.turn.Other(), king, p.Occupied())
}

// Pinned returns the pieces of the side to move that are pinned to their king: those that stand
// alone between it and a slider of the opponent that moves along that line.
func (p *Position) Pinned() attacks.Bitboard {
	us := &p.sides[p.turn&1]
	return legality.Blockers(&p.sides[p.turn&1^1], us.King.First(), p.Occupied()) & us.All()
}
