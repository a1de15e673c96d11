package crosscheck_test

// play returns the position after s.
func (m *mailbox) play(s step) mailbox {
	next := *m
	next.black = !m.black
	next.enPassant = -1
	next.clock++
	if m.theirs(s.to) || m.piece(s.from) == 'p' {
		next.clock = 0
	}
	letter := m.squares[s.from]
	next.rooks &^= 1 << s.from
	if m.bug != staleCastlingRight || s.castling {
		next.rooks &^= 1 << s.to
	}
	if m.piece(s.from) == 'k' {
		next.rooks &^= 0xff << (s.from & 56)
	}
	next.squares[s.from] = 0
	switch {
	case s.castling:
		rook := m.squares[s.to]
		next.squares[s.to] = 0
		goal, rookGoal := castlingGoals(s.from, s.to)
		next.squares[goal], next.squares[rookGoal] = letter, rook
		return next
	case s.enPassant:
		next.squares[s.from&56+s.to&7] = 0
	case s.promotion != 0:
		letter += s.promotion - m.piece(s.from)
	case m.piece(s.from) == 'p':
		next.enPassant = m.passed(s)
	}
	next.squares[s.to] = letter
	return next
}

// passed returns the square that a pawn has passed over, whether or not an opposing pawn
// can capture there.
func (m *mailbox) passed(s step) int {
	ranks := s.to/8 - s.from/8
	single := m.bug == enPassantAfterSingle && s.to%8 == s.from%8 && (s.to/8 == 3 && !m.black || s.to/8 == 4 && m.black)
	switch {
	case ranks*ranks == 4:
		return (s.from + s.to) / 2
	case single:
		return s.from
	}
	return -1
}

// isLegal makes s and looks whether the king can be captured.
func (m *mailbox) isLegal(s step) bool {
	if m.bug == castlingRookPinned && s.castling {
		return true
	}
	next := m.play(s)
	king := next.king(m.black)
	after := next.attackers(king, next.black)
	kingMoves := m.piece(s.from) == 'k' && !s.castling
	switch m.bug {
	case enPassantPin:
		if s.enPassant {
			return true
		}
	case enPassantNoEvasion:
		if s.enPassant && len(m.attackers(m.king(m.black), !m.black)) > 0 {
			return false
		}
	case xRayThroughKing:
		if kingMoves {
			still := *m
			still.squares[s.to] = 'p' &^ 0x20
			if m.black {
				still.squares[s.to] = 'p'
			}
			return len(still.attackers(s.to, !m.black)) == 0
		}
	case protectedPiece:
		if kingMoves && m.theirs(s.to) {
			return true
		}
	case kingsTouch:
		if kingMoves {
			return len(after) == 0 || len(after) == 1 && next.piece(after[0]) == 'k'
		}
	case doubleCheck:
		before := m.attackers(m.king(m.black), !m.black)
		if len(before) == 2 && !kingMoves {
			return len(after) < 2
		}
	case pinIgnored:
		if !kingMoves && len(m.attackers(m.king(m.black), !m.black)) == 0 {
			return true
		}
	case pinnedPieceStuck:
		if !kingMoves && !s.castling && m.piece(s.from) != 'p' && len(after) == 0 {
			lifted := *m
			lifted.squares[s.from] = 0
			return len(lifted.attackers(king, !m.black)) <= len(m.attackers(king, !m.black))
		}
	}
	return len(after) == 0
}
