package crosscheck

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// The classes: the rule that is probably broken, beside the draw rules of [drawnBy]. "unknown" is a move that cannot be
// read, or has no piece; "duplicate" is a move that is listed twice; "counting" is a count that is wrong although the
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

// guessTogether returns what explains all missing moves of d at once, if something does and none is extra.
func (d *Difference) guessTogether() (f Finding, ok bool) {
	pos := &d.Position
	legal := pos.AppendLegalMoves(nil)
	if len(d.Missing) == len(legal) && len(d.Extra) == 0 {
		rule, why := drawnBy(pos, d.Line)
		return finding(rule, attacks.Empty, "no move is listed: %s", why), rule != ""
	}
	// A program that sees a check which is none lists only what would answer it: moves of the king, without
	// castling, and captures of one piece.
	king := pos.Side(pos.SideToMove()).King
	var stuck, victims attacks.Bitboard // other pieces with missing moves; those that are captured
	for _, m := range legal {
		switch {
		case slices.Contains(d.Missing, pos.UCI(m, d.Line.Chess960)):
			stuck |= m.From().Bitboard() &^ king
		case king.Has(m.From()) && !m.IsCastling():
		case pos.Captured(m) == board.NoPiece:
			return f, false
		default:
			victims |= m.To().Bitboard()
		}
	}
	if pos.Checkers() != 0 || len(d.Extra) > 0 || !stuck.Several() || victims.Several() {
		return f, false
	}
	return finding(classCheckEvasion, king|victims, "it plays as if its king on %v were attacked, but nothing attacks it", king.First()), true
}

// suspect is a move of a position under examination. It may break any rule.
type suspect struct {
	*board.Position
	us, them board.Side
	text     string
	from, to attacks.Square
	piece    board.Piece
	siblings []string // the moves that are missing, or extra, with it
}

// guess returns the first rule that applies to a move of pos. The more special rules come first.
func guess(pos *board.Position, uci string, siblings []string) Finding {
	s := suspect{Position: pos, text: uci, siblings: siblings}
	if err := s.read(); err != nil {
		return Finding{Class: classUnknown, Why: err.Error()}
	}
	pawn := s.piece == board.Pawn
	switch {
	case s.castles():
		return s.castling()
	case s.piece == board.King:
		return s.king()
	case pawn && attacks.Pawn(s.SideToMove(), s.from).Has(s.to) && !s.Occupied().Has(s.to):
		return s.enPassant()
	case pawn && s.promotesIncorrectly():
		return s.promotion()
	case s.Checkers() != 0:
		return s.check()
	case s.Pinned().Has(s.from):
		return s.pin()
	case pawn && s.from.File() == s.to.File():
		return s.push()
	}
	return s.reach()
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
	f.ignored = attackers
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
	board.Pawn: "pawn", board.Knight: "knight", board.Bishop: "bishop", board.Rook: "rook", board.Queen: "queen", board.King: "king",
}
