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
	if taken != board.NoPiece {
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
	if own := rightOf(m.from) & of(p.turn); m.piece == board.Rook && own != 0 {
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
	if its := rightOf(m.to) & of(p.turn.Other()); taken == board.Rook && its != 0 {
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
	case m.kind == double:
		return attacks.Square(int(m.from) + forward(p.turn))
	case p.ep != attacks.NoSquare && faults[enPassantStale]&(1<<pusher(p.ep)) != 0 && m.kind != enPassant:
		return p.ep
	}
	return attacks.NoSquare
}

// pusher returns the color whose double push an en-passant square comes from.
func pusher(ep attacks.Square) attacks.Color {
	if attacks.Rank3.Has(ep) {
		return attacks.White
	}
	return attacks.Black
}
