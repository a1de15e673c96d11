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
	taken := p.pieceAt(them, m.to)
	if taken == board.King {
		after.fallen[them] = m.to
	}
	if taken != board.NoPiece && !(taken == board.King && has(keepsKings)) {
		after.toggle(them, taken, m.to)
	}
	after.toggle(us, m.piece, m.from)
	after.toggle(us, cmp.Or(m.promotion, m.piece), m.to)
	if m.about&enPassant != 0 && !has(keepsVictim) || m.to == p.ep && m.piece != board.Pawn && has(piecesTakeVictim) {
		if victim := behind(us, m.to) & p.pieces[them][board.Pawn]; victim != 0 {
			after.toggle(them, board.Pawn, victim.First())
		}
	}
	if m.about&castles != 0 && !has(rookStays) {
		after.moveRook(m, has(makesNoRook))
	}
	after.rights = p.rightsAfter(m, set)
	after.turn, after.ep = them, attacks.NoSquare
	switch {
	case m.about&double != 0, m.piece == board.Pawn && m.to.Rank() == 3+int(us) && has(afterSinglePush):
		after.ep = behind(us, m.to).First()
	case has(enPassantStays), has(enPassantStaysForPieces) && m.piece != board.Pawn:
		after.ep = p.ep
	}
	return after
}

// moveRook lets the rook castle; with faults there may be none, and it is made unless the king goes alone.
func (p *Position) moveRook(m move, alone bool) {
	from, to := m.from+3, m.from+1
	if m.about&long != 0 {
		from, to = m.from-4, m.from-1
	}
	there := p.pieces[p.turn][board.Rook].Has(from)
	if there {
		p.toggle(p.turn, board.Rook, from)
	}
	if there || !alone {
		p.toggle(p.turn, board.Rook, to)
	}
}

// rightsAfter returns the castling rights that are left after a move.
func (p *Position) rightsAfter(m move, set *[2]effect) uint8 {
	if p.rights == 0 {
		return 0
	}
	own, their := uint8(bothRights)<<(2*p.turn), uint8(bothRights)<<(2*p.turn.Other())
	lost, quirks := uint8(0), set[p.turn].quirks
	if m.piece == board.King && quirks&keepsKingMoved == 0 {
		lost = own
	}
	if quirks&keepsRookMoved == 0 {
		lost |= rightOf[m.from] & own
	}
	if set[p.turn.Other()].quirks&keepsRookTaken == 0 {
		lost |= rightOf[m.to] & their
	}
	return p.rights &^ lost
}
