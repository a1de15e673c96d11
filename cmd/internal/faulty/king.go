package faulty

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// steps adds the moves of the king other than castling.
func (g *generator) steps() {
	occ := g.occ.Without(g.king)
	for to := range (attacks.King(g.king) &^ g.closed).Squares() {
		m := g.move(g.king, to, board.King, king|g.pushed(to))
		attackers := g.attackers(to, occ)
		illegal := reason(0)
		if g.checkers != 0 {
			if direct := g.attackers(to, g.occ); direct != attackers {
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
	for side, about := range [...]trait{short, long} {
		if g.rights>>(2*g.us)&(shortRight<<side) != 0 && (g.king == g.home.king[g.us] || g.has(castlesAway)) {
			g.castleWith(g.home.rook[g.us][side], about)
		}
	}
}

// goals returns where king and rook stand after castling.
func goals(c attacks.Color, about trait) (king, rook attacks.Square) {
	first := 56 * attacks.Square(c)
	if about&long != 0 {
		return first + 2, first + 3
	}
	return first + 6, first + 5
}

// castleWith adds castling with a rook.
func (g *generator) castleWith(corner attacks.Square, about trait) {
	to, over := goals(g.us, about)
	home := g.home.king[g.us] // where the king is, but for a fault
	two := home.Bitboard() | corner.Bitboard()
	passed, rooks := attacks.Between(home, to).With(to), attacks.Between(corner, over).With(over)
	if passed&^home.Bitboard()&two != 0 || rooks.Has(home) {
		about |= unlifted
	}
	if to == home {
		about |= staysPut
	}
	passed, rooks = passed.Without(home), rooks&^two&^passed
	illegal := g.kinds(g.them, g.checkers)<<toChecks | g.blocked(passed.Without(corner), rooks, to, over, corner)
	if !g.pieces[g.us][board.Rook].Has(corner) {
		illegal |= noRook
	}
	occ := g.occ
	if g.has(keepsKings) {
		occ = occ.Without(g.king)
	}
	attackers := func(sq attacks.Square) attacks.Bitboard { return g.attackers(sq, occ) }
	if g.has(attackedToRook) && g.home.chess960 {
		passed = attacks.Between(home, corner)
	}
	for sq := range passed.Squares() {
		by := g.kinds(g.them, attackers(sq))
		if about |= g.pushed(sq); sq == to {
			illegal |= by << toLands
		} else {
			illegal |= by << toPasses
		}
	}
	for sq := range rooks.Squares() {
		if attackers(sq) != 0 {
			about |= bAttacked
		}
	}
	if attackers(corner) != 0 {
		about |= rookAttacked
	}
	if g.attackers(to, (g.occ&^two).With(over))&^attackers(to) != 0 {
		illegal |= uncovered
	}
	g.try(move{from: g.king, to: to, corner: corner, piece: board.King, about: about | castles | g.about}, illegal)
}

// blocked returns the reasons that occupied squares give which the king passes on its way, and others which the rook does.
func (g *generator) blocked(passed, rooks attacks.Bitboard, to, over, corner attacks.Square) (illegal reason) {
	if g.has(emptyToRook) && g.home.chess960 {
		passed, rooks = attacks.Between(g.home.king[g.us], corner), 0
	}
	if g.occ.Has(to) && passed.Has(to) {
		illegal |= goalOccupied
	}
	if g.occ&passed.Without(to) != 0 {
		illegal |= overOccupied
	}
	if g.occ.Has(over) && rooks.Has(over) {
		illegal |= rookGoalOccupied
	}
	if g.occ&rooks.Without(over) != 0 {
		illegal |= bOccupied
	}
	return illegal
}
