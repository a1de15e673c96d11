package crosscheck

import (
	"cmp"
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// The classes: the rule that is probably broken. "unknown" is a move that cannot be read, or has no
// piece; "duplicate" is a move that is listed twice; "counting" is a count that is wrong although the
// moves are right.
const (
	classUnknown       = "unknown"
	classCastling      = "castling"
	classEnPassant     = "en passant"
	classPromotion     = "promotion"
	classDoubleCheck   = "double check"
	classCheckEvasion  = "check evasion"
	classPin           = "pin"
	classKingSafety    = "king safety"
	classPawnMove      = "pawn move"
	classStepAttack    = "step attack"
	classSlidingAttack = "sliding attack"
	classDuplicate     = "duplicate"
	classCounting      = "counting"
)

// lastMove is the move that led to a position, if there is one.
type lastMove struct {
	board.Move
	uci      string // empty if there is none
	captured board.Piece
}

// suspect is a move of a position under examination. It may break any rule.
type suspect struct {
	*board.Position
	us, them board.Side
	last     lastMove // which led to the position
	text     string
	from, to attacks.Square
	piece    board.Piece
	siblings []string // the moves that are missing, or extra, with it
}

// guess returns the first rule that applies to a move of pos, to which last has led. The more special rules
// come first.
func guess(pos *board.Position, last lastMove, uci string, siblings []string) Finding {
	s := suspect{Position: pos, last: last, text: uci, siblings: siblings}
	switch err := s.read(); {
	case err != nil:
		return Finding{Class: classUnknown, Why: err.Error()}
	case s.castles():
		return s.castling()
	case s.piece == board.King:
		return s.king()
	case s.piece == board.Pawn && s.pawnAttacks().Has(s.to) && !s.Occupied().Has(s.to):
		return s.enPassant()
	case s.piece == board.Pawn && s.promotesIncorrectly():
		return s.promotion()
	case s.Checkers() != 0:
		return s.check()
	case s.Pinned().Has(s.from):
		return s.pin()
	case s.piece == board.Pawn:
		return s.pawn()
	}
	return s.pieces()
}

// read sets what the text says.
func (s *suspect) read() error {
	if len(s.text) < 4 || len(s.text) > 5 {
		return fmt.Errorf("%q is not a move in UCI notation", s.text)
	}
	var noFrom, noTo error
	s.from, noFrom = attacks.ParseSquare(s.text[:2])
	s.to, noTo = attacks.ParseSquare(s.text[2:4])
	if err := cmp.Or(noFrom, noTo); err != nil {
		return err
	}
	turn, color := s.SideToMove(), attacks.White
	s.us, s.them = s.Side(turn), s.Side(turn.Other())
	if s.piece, color = s.PieceAt(s.from); s.piece == board.NoPiece || color != turn {
		return fmt.Errorf("%v is to move and has no piece on %v", turn, s.from)
	}
	return nil
}

// finding returns what the squares show, and why.
func finding(class string, squares attacks.Bitboard, why string, args ...any) Finding {
	return Finding{Class: class, Squares: squares, Why: fmt.Sprintf(why, args...)}
}

// ignoring adds the opponent's pieces whose attack the move ignores.
func (f Finding) ignoring(attackers attacks.Bitboard) Finding {
	f.Ignored = attackers
	return f
}

// attackers returns the opponent's pieces that attack sq if the squares of occ are occupied. Pieces
// outside occ do not attack.
func (s *suspect) attackers(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return s.AttackersTo(sq, occ) & s.them.All() & occ
}

// named returns the name and the square of the first of the pieces, such as "the rook on a8".
func (s *suspect) named(pieces attacks.Bitboard) string {
	piece, _ := s.PieceAt(pieces.First())
	return fmt.Sprintf("the %s on %v", pieceNames[piece], pieces.First())
}

var pieceNames = [...]string{
	board.NoPiece: "nothing", board.Pawn: "pawn", board.Knight: "knight", board.Bishop: "bishop",
	board.Rook: "rook", board.Queen: "queen", board.King: "king",
}
