package faulty

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// steps adds the moves of the king other than castling.
func (g *generator) steps() {
	occ := g.occ.Without(g.king)
	for to := range (attacks.King(g.king) &^ g.own).Squares() {
		m := g.move(g.king, to, board.King, king|g.pushed(to))
		attackers := g.attackers(to, g.them, g.pawnsOf, occ)
		illegal := reason(0)
		if g.checkers != 0 {
			if direct := g.attackers(to, g.them, g.pawnsOf, g.occ); direct != attackers {
				attackers, illegal = direct, alongRay
			}
		}
		g.try(m, illegal|g.kinds(g.them, attackers))
	}
}

// pushed says whether a pawn of the opponent can be pushed to a square.
func (g *generator) pushed(to attacks.Square) trait {
	if !g.occ.Has(to) && behind(g.them, to)&g.pieces[g.them][board.Pawn] != 0 {
		return pushedAt
	}
	return 0
}

// castle adds castling.
func (g *generator) castle() {
	home := attacks.E1 + 56*attacks.Square(g.us)
	if rights := g.rights >> (2 * g.us); g.king == home {
		if rights&shortRight != 0 {
			g.castleTo(home+1, home+2, home+2, home+3, short)
		}
		if rights&longRight != 0 {
			g.castleTo(home-1, home-2, home-3, home-4, long)
		}
	}
}

// castleTo adds castling over a square to another; far is the square next to the rook.
func (g *generator) castleTo(over, to, far, corner attacks.Square, about trait) {
	illegal := g.kinds(g.them, g.checkers) << toChecks
	if !g.pieces[g.us][board.Rook].Has(corner) {
		illegal |= noRook
	}
	switch {
	case g.occ.Has(over), about == long && g.occ.Has(to):
		return
	case about == long && g.occ.Has(far):
		illegal |= bOccupied
	case g.occ.Has(far):
		illegal |= gOccupied
	}
	occ := g.occ
	if g.has(keepsKings) {
		occ = occ.Without(g.king)
	}
	attacked := func(sq attacks.Square) reason { return g.kinds(g.them, g.attackers(sq, g.them, g.pawnsOf, occ)) }
	illegal |= attacked(over)<<toPasses | attacked(to)<<toLands
	if about == long && attacked(far) != 0 {
		about |= bAttacked
	}
	if attacked(corner) != 0 {
		about |= rookAttacked
	}
	about |= g.pushed(over) | g.pushed(to)
	g.try(move{from: g.king, to: to, piece: board.King, about: about | castles | g.about}, illegal)
}
