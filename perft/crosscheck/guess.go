package crosscheck

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// Class is the rule that a wrong move has probably to do with.
type Class string

// The classes.
const (
	Unknown       Class = "unknown"
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
	Duplicate     Class = "duplicate"
)

// Guess is what is probably wrong with a move, why, and the squares that show it: a line, a pin
// or the attacks of the man.
type Guess struct {
	Class   Class
	Why     string
	Squares attacks.Bitboard
	// Ignored is the man of the opponent whose attack an illegal move ignores, if there is one.
	Ignored attacks.Bitboard
}

// lastMove is the move that led to a position.
type lastMove struct {
	board.Move
	known    bool
	uci      string
	captured board.Piece
}

// examination looks for the rule that a move of pos has to do with.
type examination struct {
	pos  *board.Position
	last lastMove
}

// subject is a move under examination. It may be illegal in every way.
type subject struct {
	text     string
	from, to attacks.Square
	piece    board.Piece
	siblings []string // the other moves that are missing, or extra, with it
}

// guess returns what the move may be about. The more special rules are tried first.
func (e *examination) guess(uci string, siblings []string) Guess {
	s, err := e.subject(uci, siblings)
	if err != nil {
		return Guess{Class: Unknown, Why: err.Error()}
	}
	for _, rule := range []func(*examination, subject) (Guess, bool){
		(*examination).castling,
		(*examination).enPassant,
		(*examination).promotion,
		(*examination).king,
		(*examination).check,
		(*examination).pin,
		(*examination).pawn,
	} {
		if guess, ok := rule(e, s); ok {
			return guess
		}
	}
	return e.pieces(s)
}

func (e *examination) subject(uci string, siblings []string) (subject, error) {
	if len(uci) < 4 || len(uci) > 5 {
		return subject{}, fmt.Errorf("%q is no move in UCI notation", uci)
	}
	from, err := attacks.ParseSquare(uci[:2])
	if err != nil {
		return subject{}, err
	}
	to, err := attacks.ParseSquare(uci[2:4])
	if err != nil {
		return subject{}, err
	}
	piece, color := e.pos.PieceAt(from)
	if piece == board.NoPiece || color != e.pos.SideToMove() {
		return subject{}, fmt.Errorf("%v moves, and has no man on %v", e.pos.SideToMove(), from)
	}
	return subject{uci, from, to, piece, siblings}, nil
}

func (e *examination) us() *board.Side   { return e.pos.Side(e.pos.SideToMove()) }
func (e *examination) them() *board.Side { return e.pos.Side(e.pos.SideToMove().Other()) }

func (e *examination) kingSquare() attacks.Square { return e.us().King.First() }

// attackers returns the opponent's men that attack sq when occ is occupied.
func (e *examination) attackers(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return e.pos.AttackersTo(sq, occ) & e.them().All() & occ
}

// man names a man and where it stands, such as "the rook on a8".
func (e *examination) man(sq attacks.Square) string {
	piece, _ := e.pos.PieceAt(sq)
	return fmt.Sprintf("the %s on %v", pieceNames[piece], sq)
}

var pieceNames = [...]string{
	board.NoPiece: "nothing", board.Pawn: "pawn", board.Knight: "knight", board.Bishop: "bishop",
	board.Rook: "rook", board.Queen: "queen", board.King: "king",
}

// lineOf returns the squares between a and b and both of them.
func lineOf(a, b attacks.Square) attacks.Bitboard {
	return attacks.Between(a, b) | attacks.Of(a, b)
}
