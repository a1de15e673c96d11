package faulty

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/transform"
)

// steps adds the moves of the king other than castling.
func (g *generator) steps() {
	through := g.occ.Without(g.king)
	for to := range (attacks.King(g.king) &^ g.closed).Squares() {
		attackers := g.attackers(to, g.occ)
		alongRay := when(g.checkers != 0 && g.attackers(to, through) != attackers, alongRay)
		g.try(g.move(g.king, to, board.King, king|g.pushed(to)), alongRay|g.kinds(g.them, attackers))
	}
}

// pushed says whether a pawn of the opponent can be pushed to a square, or would attack it if it went the other way.
func (g *generator) pushed(to attacks.Square) trait {
	pawns := g.pieces[g.them][board.Pawn]
	return when(!g.occ.Has(to) && behind(g.them, to)&pawns != 0, pushedAt) | when(attacks.Pawn(g.them, to)&pawns != 0, inFront)
}

// castle adds castling.
func (g *generator) castle() {
	for side, about := range [...]trait{short, long} {
		if g.rights>>(2*g.us)&(shortRight<<side) != 0 && (g.king == g.home.king[g.us] || g.has(castlesAway) || g.has(castlesAside) && g.king.Rank() == 7*int(g.us)) {
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
	if g.has(castlesAside) {
		home = g.king
	}
	two := home.Bitboard() | corner.Bitboard()
	passed, rooks := attacks.Between(home, to).With(to), attacks.Between(corner, over).With(over)
	about |= when(passed&^home.Bitboard()&two != 0 || rooks.Has(home), unlifted) | when(to == home, staysPut) | when(g.home.letters, lettered)
	passed, rooks = passed.Without(home), rooks&^two&^passed
	illegal := g.kinds(g.them, g.checkers)<<toChecks | g.blocked(passed.Without(corner), rooks, to, over, corner)
	illegal |= when(!g.pieces[g.us][board.Rook].Has(corner), noRook)
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
		about |= g.pushed(sq)
		illegal |= when(sq == to, by<<toLands) | when(sq != to, by<<toPasses)
	}
	for sq := range rooks.Squares() {
		about |= when(attackers(sq) != 0, bAttacked)
	}
	about |= when(attackers(corner) != 0, rookAttacked)
	illegal |= when(g.attackers(to, (g.occ&^two).With(over))&^attackers(to) != 0, uncovered)
	g.try(move{from: g.king, to: to, corner: corner, piece: board.King, about: about | castles | g.about}, illegal)
}

// blocked returns the reasons that occupied squares give which the king passes on its way, and others which the rook does.
func (g *generator) blocked(passed, rooks attacks.Bitboard, to, over, corner attacks.Square) reason {
	if g.has(emptyToRook) && g.home.chess960 {
		passed, rooks = attacks.Between(g.home.king[g.us], corner), 0
	}
	occ := g.occ
	if g.has(looksAtOtherRank) {
		occ = transform.FlipVertical(occ)
	}
	passed, rooks = passed&occ, rooks&occ
	return when(passed.Has(to), goalOccupied) | when(passed.Without(to) != 0, overOccupied) |
		when(rooks.Has(over), rookGoalOccupied) | when(rooks.Without(over) != 0, bOccupied)
}
