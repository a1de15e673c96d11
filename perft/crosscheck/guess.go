package crosscheck

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/rules"
)

// Class is the rule that is probably broken, in words.
type Class string

const (
	Castling      Class = "castling"
	EnPassant     Class = "en passant"
	Promotion     Class = "promotion"
	DoubleCheck   Class = "double check"
	CheckEvasion  Class = "check evasion"
	Pin           Class = "pin"
	KingSafety    Class = "king safety"
	PawnMove      Class = "pawn move"
	StepAttack    Class = "step attack"
	SlidingAttack Class = "sliding attack"
	Duplicate     Class = "duplicate"      // a move that is listed twice
	Counting      Class = "counting"       // a count is wrong although the moves are right, or a game ends in no move
	Overflow      Class = "overflow"       // a count is too small by a multiple of 2^8, 2^16 or 2^32
	Making        Class = "making"         // a move of the path is made incorrectly: see [Difference.InMaking]
	OtherPosition Class = "other position" // the moves are those of a position asked before, or of the start position
	Unknown       Class = "unknown"        // a move that cannot be read, or has no piece
)

// guessTogether returns what explains all missing moves of d at once, if something does and none is extra: a game that
// is taken to be over, or a check that is none. A program that sees one lists only what would answer it: moves of the
// king, without castling, and captures of one piece.
func (d *Difference) guessTogether() (f Finding, ok bool) {
	const shortest = 64 // of lists of moves that may be full; they have room for a power of two
	if n := d.moves[0]; n >= shortest && n&(n-1) == 0 && len(d.Missing) > 0 && len(d.Extra) == 0 {
		return finding(Counting, attacks.Empty, "%d moves are listed: perhaps its list has no room for more", n), true
	}
	pos := &d.Position
	king, legal := pos.Side(pos.SideToMove()).King, pos.AppendLegalMoves(nil)
	var stuck, victims attacks.Bitboard // pieces with missing moves; those that are captured
	for _, m := range legal {
		switch {
		case slices.Contains(d.Missing, m.UCI(d.Line.Chess960)):
			stuck |= m.From().Bitboard()
		case king.Has(m.From()) && !m.IsCastling():
		case pos.Captured(m) == board.NoPiece:
			return f, false
		default:
			victims |= m.To().Bitboard()
		}
	}
	switch drawn := d.Line.drawn(); {
	case len(d.Extra) > 0:
	case len(d.Missing) == len(legal) && (drawn != "" || stuck.Several()):
		return finding(Counting, attacks.Empty, "no move is listed%s", drawn), true
	case pos.Checkers() != 0 || victims.Several():
	case (stuck &^ king).Several():
		return finding(CheckEvasion, king|victims, "it plays as if its king on %v were attacked, but nothing attacks it", king.First()), true
	}
	return f, false
}

// suspect is a move of a position under examination. It may break any rule.
type suspect struct {
	*board.Position
	us, them attacks.Pieces
	from, to attacks.Square
	piece    board.Piece
}

// guess returns the first rule that applies to a move of pos. The more special rules come first. The siblings are the
// moves that are missing or extra with it.
func guess(pos *board.Position, uci string, siblings []string) Finding {
	turn := pos.SideToMove()
	s := suspect{Position: pos, us: pos.Side(turn), them: pos.Side(turn.Other())}
	if err := s.read(uci); err != nil {
		return Finding{Class: Unknown, Why: err.Error()}
	}
	switch {
	case s.castles():
		return s.castling()
	case s.piece == board.Pawn && promotesIncorrectly(uci, s.to, siblings):
		return finding(Promotion, attacks.SetOf(s.from, s.to), "a pawn becomes a knight, a bishop, a rook or a queen on the last rank, and only there")
	}
	if f, unreachable := s.unreachable(); unreachable {
		return f
	}
	class, way := s.class(), rules.Span(s.from, s.to)
	king, after := s.us.King.First(), s.Occupied().Without(s.from).With(s.to)
	if s.piece == board.King {
		king = s.to
	}
	if class == EnPassant {
		passed := attacks.NewSquare(s.to.File(), s.from.Rank())
		way, after = way.With(passed), after.Without(passed)
	}
	if by := s.attackers(king, after).Without(s.to); by != 0 {
		return finding(class, rules.Span(by.First(), king), "then %s attacks the king on %v", s.named(by), king)
	}
	if _, err := pos.ParseMove(uci); err != nil {
		return finding(class, way, "%s does not move to %v like that", s.named(s.from.Bitboard()), s.to)
	}
	return finding(class, way, "%s reaches %v, and then nothing attacks the king", s.named(s.from.Bitboard()), s.to)
}

// read sets what the text of a move says.
func (s *suspect) read(uci string) error {
	if len(uci) < 4 || len(uci) > 5 {
		return fmt.Errorf("%q is not a move in UCI notation", uci)
	}
	var noFrom, noTo error
	s.from, noFrom = attacks.ParseSquare(uci[:2])
	s.to, noTo = attacks.ParseSquare(uci[2:4])
	if err := cmp.Or(noFrom, noTo); err != nil {
		return err
	}
	if s.piece, _ = s.PieceAt(s.from); !s.us.All().Has(s.from) {
		return fmt.Errorf("%v is to move and has no piece on %v", s.SideToMove(), s.from)
	}
	return nil
}

// finding returns what the squares show, and why.
func finding(class Class, squares attacks.Bitboard, why string, args ...any) Finding {
	return Finding{Class: class, Squares: squares, Why: fmt.Sprintf(why, args...)}
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
