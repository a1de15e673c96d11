package crosscheck_test

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// mailbox is a position of a second move generator, as plain as can be: an array of squares,
// moves that are made to see whether they were legal. It shares nothing with the module but the
// reading of FEN. A bug can be planted in it.
type mailbox struct {
	bug       bug
	men       [64]byte // letters of FEN, 0 for none
	black     bool     // Black moves
	rooks     uint64   // that may still castle
	enPassant int      // -1 for none
}

// step is a move of a mailbox.
type step struct {
	from, to  int // to is the rook's square if the king castles
	promotion byte
	castling  bool
	enPassant bool
}

func newMailbox(b bug, fen string) (mailbox, error) {
	pos, err := board.ParseFEN(fen)
	if err != nil {
		return mailbox{}, err
	}
	m := mailbox{bug: b, black: pos.SideToMove() == attacks.Black, rooks: uint64(pos.CastlingRooks()), enPassant: -1}
	if sq := pos.EnPassant(); sq != attacks.NoSquare {
		m.enPassant = int(sq)
	}
	for sq := range attacks.Square(64) {
		if piece, color := pos.PieceAt(sq); piece != board.NoPiece {
			m.men[sq] = piece.Letter()
			if color == attacks.White {
				m.men[sq] -= 'a' - 'A'
			}
		}
	}
	return m, nil
}

// own and theirs tell the men of the side to move from those of the other.
func (m *mailbox) own(sq int) bool    { return m.men[sq] != 0 && (m.men[sq] >= 'a') == m.black }
func (m *mailbox) theirs(sq int) bool { return m.men[sq] != 0 && (m.men[sq] >= 'a') != m.black }

// piece returns the lower-case letter of the man on sq.
func (m *mailbox) piece(sq int) byte {
	if m.men[sq] == 0 {
		return 0
	}
	return m.men[sq] | 0x20
}

func (m *mailbox) king(black bool) int {
	king := byte('K')
	if black {
		king = 'k'
	}
	for sq, man := range m.men {
		if man == king {
			return sq
		}
	}
	panic("no king")
}

// walk returns the square that lies some files and ranks away, or -1.
func walk(sq, files, ranks int) int {
	file, rank := sq%8+files, sq/8+ranks
	if file < 0 || file > 7 || rank < 0 || rank > 7 {
		return -1
	}
	return rank*8 + file
}

var (
	lines     = [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	diagonals = [][2]int{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
	around    = append(append([][2]int{}, lines...), diagonals...)
	leaps     = [][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
)

// slide returns the squares that a slider on sq reaches.
func (m *mailbox) slide(sq int, directions [][2]int) (reached []int) {
	for _, d := range directions {
		for to := walk(sq, d[0], d[1]); to >= 0; to = walk(to, d[0], d[1]) {
			if m.bug == wrongMagic && m.piece(sq) == 'r' && sq%8 == 4 && to/8 == 5 && m.men[to] == 0 {
				break
			}
			if m.bug == wrongDiagonalMask && d[0] == d[1] && to/8 == 0 {
				break
			}
			reached = append(reached, to)
			if m.men[to] != 0 {
				break
			}
		}
	}
	return reached
}

// leap returns the squares that a man on sq reaches by single steps.
func (m *mailbox) leap(sq int, steps [][2]int) (reached []int) {
	for _, s := range steps {
		to := walk(sq, s[0], s[1])
		if m.bug == knightWraps && m.piece(sq) == 'n' {
			to = sq + s[0] + 8*s[1]
		}
		if to >= 0 && to < 64 {
			reached = append(reached, to)
		}
	}
	return reached
}

// reach returns the squares that the man on sq attacks; of pawns the captures.
func (m *mailbox) reach(sq int) []int {
	switch m.piece(sq) {
	case 'n':
		return m.leap(sq, leaps)
	case 'b':
		return m.slide(sq, diagonals)
	case 'r':
		return m.slide(sq, lines)
	case 'q':
		return m.slide(sq, around)
	case 'k':
		return m.leap(sq, around)
	}
	up := 1
	if m.men[sq] == 'p' {
		up = -1
	}
	return m.leap(sq, [][2]int{{-1, up}, {1, up}})
}

// attackers returns where the men of one side stand that attack target.
func (m *mailbox) attackers(target int, black bool) (from []int) {
	for sq, man := range m.men {
		if man == 0 || (man >= 'a') != black {
			continue
		}
		for _, to := range m.reach(sq) {
			if to == target {
				from = append(from, sq)
			}
		}
	}
	return from
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
	for sq := range m.men {
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
	if one := sq + up; m.men[one] == 0 || m.bug == pushOverMan {
		if m.men[one] == 0 {
			steps = append(steps, m.promotions(sq, one)...)
		}
		if two := one + up; sq/8 == home && m.men[two] == 0 {
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
		if sq != king && sq != rook && m.men[sq] != 0 && (m.bug != knightInTheWay || !beyondKing) {
			return false
		}
	}
	for sq := min(king, goal); sq <= max(king, goal); sq++ {
		passing := sq != king && sq != goal
		if m.bug == castlingThroughCheck && passing || m.bug == castlingOutOfCheck && sq == king {
			continue
		}
		without := *m
		without.men[king] = 0
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

// play returns the position after s.
func (m *mailbox) play(s step) mailbox {
	next := *m
	next.black = !m.black
	next.enPassant = -1
	man := m.men[s.from]
	next.rooks &^= 1 << s.from
	if m.bug != staleCastlingRight || s.castling {
		next.rooks &^= 1 << s.to
	}
	if m.piece(s.from) == 'k' {
		next.rooks &^= 0xff << (s.from & 56)
	}
	next.men[s.from] = 0
	switch {
	case s.castling:
		rook := m.men[s.to]
		next.men[s.to] = 0
		goal, rookGoal := castlingGoals(s.from, s.to)
		next.men[goal], next.men[rookGoal] = man, rook
		return next
	case s.enPassant:
		next.men[s.from&56+s.to&7] = 0
	case s.promotion != 0:
		man += s.promotion - m.piece(s.from)
	case m.piece(s.from) == 'p':
		next.enPassant = m.passed(s)
	}
	next.men[s.to] = man
	return next
}

// passed returns the square that a pawn has passed over, if an opposing pawn stands ready, as
// the oracles note it.
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
			still.men[s.to] = 'p' &^ 0x20
			if m.black {
				still.men[s.to] = 'p'
			}
			return len(still.attackers(s.to, !m.black)) == 0
		}
	case protectedMan:
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
	case pinnedManStuck:
		if !kingMoves && !s.castling && m.piece(s.from) != 'p' && len(after) == 0 {
			lifted := *m
			lifted.men[s.from] = 0
			return len(lifted.attackers(king, !m.black)) <= len(m.attackers(king, !m.black))
		}
	}
	return len(after) == 0
}
