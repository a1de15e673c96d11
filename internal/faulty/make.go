package faulty

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// play makes a move, and returns the position after it.
func (p *Position) play(m move, faults *Set) Position {
	after, us, them := *p, p.turn, p.turn.Other()
	side := Sides(1) << us
	has := func(f Fault) bool { return faults[f]&side != 0 }
	taken := p.pieceAt(them, m.to)
	if taken == board.King {
		after.fallen[them] = m.to
	}
	if taken != board.NoPiece && !(taken == board.King && faults[KeepsKings] != 0) {
		after.toggle(them, taken, m.to)
	}
	after.toggle(us, m.piece, m.from)
	arrives := m.piece
	if m.promotion != board.NoPiece {
		arrives = m.promotion
	}
	after.toggle(us, arrives, m.to)
	if m.kind == enPassant && !has(enPassantKeepsPawn) || m.to == p.ep && m.piece != board.Pawn && has(enPassantByPieces) {
		if beside := behind(us, m.to); beside&p.pieces[them][board.Pawn] != 0 {
			after.toggle(them, board.Pawn, beside.First())
		}
	}
	if m.kind >= short && !has(castlingRookStays) {
		after.moveRook(m, has(rightsRookTakenAlone))
	}
	after.rights = p.rightsAfter(m, taken, faults)
	after.turn, after.ep = them, p.enPassantAfter(m, faults)
	return after
}

// moveRook lets the rook castle; with faults there may be none, and it is made unless the king goes alone.
func (p *Position) moveRook(m move, alone bool) {
	from, to := m.from+3, m.from+1
	if m.kind == long {
		from, to = m.from-4, m.from-1
	}
	there := p.pieces[p.turn][board.Rook].Has(from)
	if there {
		p.toggle(p.turn, board.Rook, from)
	}
	if (there || !alone) && !(p.all(attacks.White) | p.all(attacks.Black)).Has(to) {
		p.toggle(p.turn, board.Rook, to)
	}
}

// rightsAfter returns the castling rights that are left after a move.
func (p *Position) rightsAfter(m move, taken board.Piece, faults *Set) uint8 {
	us, them := Sides(1)<<p.turn, Sides(1)<<p.turn.Other()
	of := func(c attacks.Color) uint8 { return (shortRight | longRight) << (2 * c) }
	has := func(f Fault, side Sides) bool { return faults[f]&side != 0 }
	lost := uint8(0)
	if m.piece == board.King && !has(rightsKingMoved, us) {
		lost |= of(p.turn)
	}
	always := faults[TestsByMaking] != 0
	if own := rightOf(m.from); own != 0 && (always || m.piece == board.Rook && own&of(p.turn) != 0) {
		switch {
		case has(rightsRookMoved, us), has(rightsRookMovedGhost, us):
		case has(rightsBothByRook, us):
			lost |= of(p.turn)
		case has(rightsOtherSide, us):
			lost |= of(p.turn) &^ own
		default:
			lost |= own
		}
	}
	if its := rightOf(m.to); its != 0 && (always || taken == board.Rook && its&of(p.turn.Other()) != 0) {
		switch {
		case has(rightsRookTaken, them), has(rightsRookTakenGhost, them), has(rightsRookTakenAlone, them),
			m.promotion != board.NoPiece && has(rightsRookTakenByPromotion, them):
		case has(rightsBothByCapture, them):
			lost |= of(p.turn.Other())
		default:
			lost |= its
		}
	}
	return p.rights &^ lost
}

// enPassantAfter returns the en-passant square after a move, or NoSquare.
func (p *Position) enPassantAfter(m move, faults *Set) attacks.Square {
	switch {
	case m.kind == double && (faults[KeepsKings] == 0 || p.capturable(m)):
		return attacks.Square(int(m.from) + forward(p.turn))
	case m.piece == board.Pawn && faults[enPassantAfterSingle]&(1<<p.turn) != 0 && m.to.Rank() == 3+int(p.turn):
		return attacks.Square(int(m.to) - forward(p.turn))
	case p.ep != attacks.NoSquare && faults[enPassantStale]&(1<<p.turn) != 0:
		return p.ep
	}
	return attacks.NoSquare
}

// capturable reports whether a pawn stands where it could answer a double push en passant.
func (p *Position) capturable(m move) bool {
	passed := attacks.Square(int(m.from) + forward(p.turn))
	return attacks.Pawn(p.turn, passed)&p.pieces[p.turn.Other()][board.Pawn] != 0
}
