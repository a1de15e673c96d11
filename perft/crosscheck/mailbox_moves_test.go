package crosscheck_test

// step is a move of a mailbox.
type step struct {
	from, to  int // to is the rook's square if the king castles
	promotion byte
	castling  bool
	enPassant bool
}

// legal returns the legal moves.
func (m *mailbox) legal() (steps []step) {
	for _, s := range m.pseudoLegal() {
		if m.isLegal(s) {
			steps = append(steps, s)
		}
	}
	return steps
}

func (m *mailbox) pseudoLegal() (steps []step) {
	for sq := range m.squares {
		if !m.own(sq) {
			continue
		}
		if m.piece(sq) == 'p' {
			steps = append(steps, m.pawnMoves(sq)...)
			continue
		}
		for _, to := range m.reach(sq) {
			if !m.own(to) {
				steps = append(steps, step{from: sq, to: to})
			}
		}
	}
	return append(steps, m.castlings()...)
}

func (m *mailbox) pawnMoves(sq int) (steps []step) {
	up, home := 8, 1
	if m.black {
		up, home = -8, 6
	}
	if one := sq + up; m.squares[one] == 0 || m.bug == pushOverPiece {
		if m.squares[one] == 0 {
			steps = append(steps, m.promotions(sq, one)...)
		}
		if two := one + up; sq/8 == home && m.squares[two] == 0 {
			steps = append(steps, step{from: sq, to: two})
		}
	}
	for _, to := range m.reach(sq) {
		if m.theirs(to) {
			steps = append(steps, m.promotions(sq, to)...)
		} else if to == m.enPassant {
			steps = append(steps, step{from: sq, to: to, enPassant: true})
		}
	}
	return steps
}

func (m *mailbox) promotions(from, to int) (steps []step) {
	if rank := to / 8; rank != 0 && rank != 7 {
		return []step{{from: from, to: to}}
	}
	pieces := "nbrq"
	if m.bug == promotionMissing {
		pieces = "brq"
	}
	for _, piece := range []byte(pieces) {
		steps = append(steps, step{from: from, to: to, promotion: piece})
	}
	return steps
}

// castlings returns the moves of the king with each rook over empty squares that nothing
// attacks.
func (m *mailbox) castlings() (steps []step) {
	king := m.king(m.black)
	back := 0
	if m.black {
		back = 56
	}
	for rook := back; rook < back+8; rook++ {
		if m.rooks>>rook&1 != 0 && m.mayCastle(king, rook) {
			steps = append(steps, step{from: king, to: rook, castling: true})
		}
	}
	return steps
}

func (m *mailbox) mayCastle(king, rook int) bool {
	goal, rookGoal := castlingGoals(king, rook)
	for sq := min(king, rook, goal, rookGoal); sq <= max(king, rook, goal, rookGoal); sq++ {
		beyondKing := sq < min(king, goal) && rook < king
		if sq != king && sq != rook && m.squares[sq] != 0 && (m.bug != knightInTheWay || !beyondKing) {
			return false
		}
	}
	for sq := min(king, goal); sq <= max(king, goal); sq++ {
		passing := sq != king && sq != goal
		if m.bug == castlingThroughCheck && passing || m.bug == castlingOutOfCheck && sq == king {
			continue
		}
		without := *m
		without.squares[king] = 0
		if len(without.attackers(sq, !m.black)) > 0 {
			return false
		}
	}
	return true
}

func castlingGoals(king, rook int) (kingGoal, rookGoal int) {
	if rook > king {
		return king&56 + 6, king&56 + 5
	}
	return king&56 + 2, king&56 + 3
}
