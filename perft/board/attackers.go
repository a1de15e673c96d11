package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/magic"
)

// AttackersTo returns the pieces of both colors that attack sq (0 to 63, masked) when the squares of occ are
// occupied. A piece attacks the squares it could capture on; pins do not matter.
func (p *Position) AttackersTo(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	from := sight(sq, occ)
	return legality.AttackersTo(&p.sides[attacks.White], attacks.White, sq, from) |
		legality.AttackersTo(&p.sides[attacks.Black], attacks.Black, sq, from)
}

// Checkers returns the pieces that give check to the side to move.
func (p *Position) Checkers() attacks.Bitboard {
	return checkers(p.King(p.turn), p.turn, &p.sides[p.turn&1^1], p.Occupied())
}

// checkers returns those of the pieces of a side that give check to a king of color c. Mostly a slider or two stand on a line
// with it: looking between takes less than two look-ups of attacks.
func checkers(king attacks.Square, c attacks.Color, them *attacks.Pieces, occ attacks.Bitboard) attacks.Bitboard {
	found := attacks.Knight(king)&them.Knights | attacks.Pawn(c, king)&them.Pawns
	for snipers := legality.Snipers(them, king); snipers != 0; snipers = snipers.WithoutLowest() {
		if attacks.Between(king, snipers.First())&occ == 0 {
			found |= snipers.Lowest()
		}
	}
	return found
}

// sight returns what sliders on sq attack.
func sight(sq attacks.Square, occ attacks.Bitboard) legality.Sight[attacks.Bitboard] {
	return legality.Sight[attacks.Bitboard]{Rook: magic.Rook(sq, occ), Bishop: magic.Bishop(sq, occ)}
}

// Pinned returns the pieces of the side to move that are pinned to their king: those that stand
// alone between it and a slider of the opponent that moves along that line.
func (p *Position) Pinned() attacks.Bitboard {
	us := &p.sides[p.turn&1]
	return legality.Blockers(&p.sides[p.turn&1^1], us.King.First(), p.Occupied()) & us.All()
}
