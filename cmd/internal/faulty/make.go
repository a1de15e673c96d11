package faulty

import (
	"cmp"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// play makes a move with faults, and returns the position after it.
func (p *Position) play(m move, set *[2]effect) Position {
	after, us, them := *p, p.turn, p.turn.Other()
	has := func(q quirk) bool { return set[us].quirks&q != 0 }
	if has(neverMade) {
		return after
	}
	if m.promotion != board.NoPiece && has(makesPawns|makesQueens) {
		m.promotion = map[bool]board.Piece{true: board.Queen}[has(makesQueens)]
	}
	if m.about&castles != 0 {
		after.castle(m, set[us].quirks)
	} else {
		after.move(m, set[us].quirks)
	}
	after.rights = p.rightsAfter(m, set)
	after.turn, after.ep = them, attacks.NoSquare
	// A capture that wraps round the edge may lead from the second to the fourth rank, too.
	double := m.about&double != 0 || has(testsByMaking) && m.piece == board.Pawn && m.from.Rank() == 1+5*int(us) && m.to.Rank() == 3+int(us)
	switch {
	case double && !has(setsNoSquare), m.piece == board.Pawn && m.to.Rank() == 3+int(us) && has(afterSinglePush):
		after.ep = behind(us, m.to).First()
	case has(enPassantStays), has(enPassantStaysForPieces) && m.piece != board.Pawn,
		has(enPassantStaysForCaptures) && m.about&captures != 0, has(enPassantStaysForCastling) && m.about&castles != 0:
		after.ep = p.ep
	}
	return after
}

// move moves a piece, and removes what it captures.
func (p *Position) move(m move, quirks quirk) {
	us, them := p.turn, p.turn.Other()
	victim := behind(us, m.to) & p.pieces[them][board.Pawn]
	if taken := p.pieceAt(them, m.to); taken != board.King || quirks&keepsKings == 0 {
		p.clear(them, m.to)
	}
	for c, sq := range p.fallen {
		if m.from == sq {
			p.fallen[c] = m.to // a king's square that is kept follows what moves from it
		}
	}
	p.clear(us, m.to) // with faults there may be one
	p.toggle(us, m.piece, m.from)
	p.toggle(us, cmp.Or(m.promotion, m.piece), m.to)
	switch {
	case m.about&enPassant == 0 && (m.to != p.ep || m.piece == board.Pawn || quirks&piecesTakeVictim == 0):
	case m.about&enPassant == 0 || quirks&missesVictim == 0:
		if victim != 0 {
			p.clear(them, victim.First())
		}
	default:
		p.misses(m, quirks)
	}
}

// misses captures en passant on a square where the pawn is not, or need not be.
func (p *Position) misses(m move, quirks quirk) {
	sq := m.to&^7 | m.from&7 // ahead of the pawn that captures
	switch {
	case quirks&togglesBack != 0:
		sq = attacks.Square(int(m.to) + forward(p.turn))
	case quirks&clearsBehind != 0:
		sq = behind(p.turn, m.to).First()
	}
	if empty := !(p.all(0) | p.all(1)).Has(sq); empty && quirks&(togglesAhead|togglesBack) != 0 {
		p.toggle(p.turn.Other(), board.Pawn, sq)
	} else if quirks&keepsVictim == 0 {
		p.clear(p.turn, sq)
		p.clear(p.turn.Other(), sq)
	}
}

// clear removes a piece of a color from a square, if there is one.
func (p *Position) clear(c attacks.Color, sq attacks.Square) {
	piece := p.pieceAt(c, sq)
	if piece == board.NoPiece {
		return
	}
	if p.toggle(c, piece, sq); piece == board.King {
		p.fallen[c] = sq
	}
}

// castle moves king and rook; with faults there may be no rook, and it is made unless the king goes alone, and other pieces
// may stand where they go, which are removed.
func (p *Position) castle(m move, quirks quirk) {
	us := p.turn
	if p.pieces[us][board.King] == 0 {
		return
	}
	to, over := goals(us, m.about)
	p.toggle(us, board.King, m.from)
	of := us
	if quirks&movesCorner != 0 && p.all(us.Other()).Has(m.corner) {
		of = us.Other()
	}
	switch piece := p.pieceAt(of, m.corner); {
	case quirks&rookStays != 0:
	case piece == board.Rook && of == us, piece != board.NoPiece && quirks&movesCorner != 0:
		p.toggle(of, piece, m.corner)
		p.replace(of, piece, over)
	case quirks&(makesNoRook|movesCorner) == 0:
		p.replace(us, board.Rook, over)
	}
	p.replace(us, board.King, to)
}

// replace puts a piece on a square in place of what is there.
func (p *Position) replace(c attacks.Color, piece board.Piece, sq attacks.Square) {
	p.clear(c, sq)
	p.clear(c.Other(), sq)
	p.toggle(c, piece, sq)
}

// rightsAfter returns the castling rights that are left after a move.
func (p *Position) rightsAfter(m move, set *[2]effect) uint8 {
	if p.rights == 0 {
		return 0
	}
	own, their := uint8(bothRights)<<(2*p.turn), uint8(bothRights)<<(2*p.turn.Other())
	lost, quirks := uint8(0), set[p.turn].quirks
	moved, taken := p.home.rightOf[m.from]&own, p.home.rightOf[m.to]&their
	if m.piece == board.King && quirks&keepsKingMoved == 0 || moved != 0 && quirks&losesBothMoved != 0 || m.about&inCheck != 0 && quirks&losesChecked != 0 {
		lost = own
	}
	switch {
	case moved&(own/bothRights*shortRight) != 0 && quirks&losesLongForShort != 0:
		moved <<= 1
	case moved&(own/bothRights*longRight) != 0 && quirks&losesShortForLong != 0:
		moved >>= 1
	}
	lost |= moved &^ quirks.kept(moved, keepsShortMoved)
	if m.about&castles != 0 && quirks&losesAllCastled != 0 {
		lost |= their
	}
	quirks = set[p.turn.Other()].quirks
	if taken != 0 && m.about&captures != 0 && quirks&losesBothTaken != 0 {
		return p.rights &^ (lost | their)
	}
	if m.promotion != board.NoPiece && quirks&keepsTakenByPromotion != 0 {
		taken = 0
	}
	return p.rights &^ (lost | taken&^quirks.kept(taken, keepsShortTaken))
}

// kept returns which of some rights two quirks keep: the first one that to short castling, the next one that to long.
func (q quirk) kept(rights uint8, first quirk) uint8 {
	return rights & (uint8(q/first) & bothRights * 0b101)
}
