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

// examination looks for the rule that applies to a move of pos.
type examination struct {
	pos  *board.Position
	last lastMove
}

// subject is a move under examination. It may break any rule.
type subject struct {
	text     string
	from, to attacks.Square
	piece    board.Piece
	siblings []string // the other moves that are missing, or extra, with it
}

// guess returns the first rule that applies to the move. The more special rules come first.
func (e *examination) guess(uci string, siblings []string) Finding {
	s, err := e.subject(uci, siblings)
	switch {
	case err != nil:
		return Finding{Class: classUnknown, Why: err.Error()}
	case s.piece == board.King && e.castles(s):
		return e.castling(s)
	case s.piece == board.King:
		return e.king(s)
	case s.piece == board.Pawn && e.pawnAttacks(s.from).Has(s.to) && !e.pos.Occupied().Has(s.to):
		return e.enPassant(s)
	case s.piece == board.Pawn && promotesIncorrectly(s):
		return promotion(s)
	case e.pos.Checkers() != 0:
		return e.check(s)
	case e.pos.Pinned().Has(s.from):
		return e.pin(s)
	case s.piece == board.Pawn:
		return e.pawn(s)
	}
	return e.pieces(s)
}

func (e *examination) subject(uci string, siblings []string) (subject, error) {
	if len(uci) < 4 || len(uci) > 5 {
		return subject{}, fmt.Errorf("%q is not a move in UCI notation", uci)
	}
	from, noFrom := attacks.ParseSquare(uci[:2])
	to, noTo := attacks.ParseSquare(uci[2:4])
	if err := cmp.Or(noFrom, noTo); err != nil {
		return subject{}, err
	}
	piece, color := e.pos.PieceAt(from)
	if piece == board.NoPiece || color != e.pos.SideToMove() {
		return subject{}, fmt.Errorf("%v is to move and has no piece on %v", e.pos.SideToMove(), from)
	}
	return subject{uci, from, to, piece, siblings}, nil
}

func (e *examination) us() *board.Side   { return e.pos.Side(e.pos.SideToMove()) }
func (e *examination) them() *board.Side { return e.pos.Side(e.pos.SideToMove().Other()) }

func (e *examination) kingSquare() attacks.Square { return e.us().King.First() }

// attackers returns the opponent's pieces that attack sq if the squares of occ are occupied. Pieces
// outside occ do not attack.
func (e *examination) attackers(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return e.pos.AttackersTo(sq, occ) & e.them().All() & occ
}

// named returns the name and the square of a piece, such as "the rook on a8".
func (e *examination) named(sq attacks.Square) string {
	piece, _ := e.pos.PieceAt(sq)
	return fmt.Sprintf("the %s on %v", pieceNames[piece], sq)
}

var pieceNames = [...]string{
	board.NoPiece: "nothing", board.Pawn: "pawn", board.Knight: "knight", board.Bishop: "bishop",
	board.Rook: "rook", board.Queen: "queen", board.King: "king",
}

// lineOf returns a, b and the squares between them.
func lineOf(a, b attacks.Square) attacks.Bitboard {
	return attacks.Between(a, b) | attacks.Of(a, b)
}
