package crosscheck_test

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// mailbox is a position of a second move generator, as plain as can be: an array of squares,
// moves that are made to see whether they were legal. It shares nothing with the module except
// the FEN parser. A bug can be planted in it.
type mailbox struct {
	bug       bug
	squares   [64]byte // letters of FEN, 0 for none
	black     bool     // Black moves
	rooks     uint64   // that may still castle
	enPassant int      // -1 for none
	clock     int      // halfmoves since a capture or a pawn's move
}

func newMailbox(b bug, fen string) (mailbox, error) {
	pos, err := board.ParseFEN(fen)
	if err != nil {
		return mailbox{}, err
	}
	m := mailbox{bug: b, black: pos.SideToMove() == attacks.Black, rooks: uint64(pos.CastlingRooks()), enPassant: -1, clock: int(pos.Setup().HalfmoveClock)}
	if sq := pos.EnPassant(); sq != attacks.NoSquare {
		m.enPassant = int(sq)
	}
	for sq := range attacks.Square(64) {
		if piece, color := pos.PieceAt(sq); piece != board.NoPiece {
			m.squares[sq] = piece.String()[0]
			if color == attacks.White {
				m.squares[sq] -= 'a' - 'A'
			}
		}
	}
	return m, nil
}

// own and theirs report whether sq holds a piece of the side to move, or of the other.
func (m *mailbox) own(sq int) bool    { return m.squares[sq] != 0 && (m.squares[sq] >= 'a') == m.black }
func (m *mailbox) theirs(sq int) bool { return m.squares[sq] != 0 && (m.squares[sq] >= 'a') != m.black }

// piece returns the lower-case letter of the piece on sq.
func (m *mailbox) piece(sq int) byte {
	if m.squares[sq] == 0 {
		return 0
	}
	return m.squares[sq] | 0x20
}

func (m *mailbox) king(black bool) int {
	king := byte('K')
	if black {
		king = 'k'
	}
	for sq, letter := range m.squares {
		if letter == king {
			return sq
		}
	}
	panic("no king")
}
