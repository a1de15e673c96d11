package main

// undo is what a move destroys.
type undo struct {
	captured Piece
	rights   Bitboard
	passed   Square
}

// make plays a legal move.
func (p *Position) make(m Move) undo {
	us, them := p.turn, p.turn^1
	piece, captured := p.board[m.from&63], p.board[m.to&63]
	u := undo{captured, p.rights, p.passed}
	p.passed = NoSquare
	p.rights &^= m.from.bit() | m.to.bit()
	if captured != None {
		p.lift(them, captured, m.to)
	}
	p.lift(us, piece, m.from)
	switch m.kind {
	case Normal:
		p.put(us, piece, m.to)
	case DoublePush:
		p.put(us, piece, m.to)
		p.passed = (m.from + m.to) / 2
	case EnPassant:
		p.put(us, piece, m.to)
		p.lift(them, Pawn, victim(m))
	case Castling:
		p.put(us, piece, m.to)
		from, to := rookMove(m)
		p.lift(us, Rook, from)
		p.put(us, Rook, to)
	default:
		p.put(us, m.kind.promotion(), m.to)
	}
	p.turn = them
	return u
}

// unmake takes back a move.
func (p *Position) unmake(m Move, u undo) {
	us, them := p.turn^1, p.turn
	p.turn, p.rights, p.passed = us, u.rights, u.passed
	piece := p.board[m.to&63]
	p.lift(us, piece, m.to)
	if m.kind >= PromoteKnight {
		piece = Pawn
	}
	p.put(us, piece, m.from)
	if u.captured != None {
		p.put(them, u.captured, m.to)
	}
	switch m.kind {
	case EnPassant:
		p.put(them, Pawn, victim(m))
	case Castling:
		from, to := rookMove(m)
		p.lift(us, Rook, to)
		p.put(us, Rook, from)
	}
}

// victim returns the square of the pawn that is captured en passant.
func victim(m Move) Square { return m.from&56 | m.to&7 }

// rookMove returns where the rook comes from and goes to when its king castles.
func rookMove(m Move) (from, to Square) {
	if m.to > m.from {
		return m.to + 1, m.to - 1
	}
	return m.to - 2, m.to + 1
}
