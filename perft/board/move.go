package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// Move is a move of a given position: the squares and what kind of move it is, in 16 bits, which fit the entry of
// a hash table. It means nothing without its position; [Position.IsLegal] says whether it is a move of another.
// Castling is kept as the king taking its own rook.
//
// The zero Move is the null move, "0000": it is legal in no position, but [Position.After], [Position.Play] and
// [Position.KeyAfter] take it to pass the turn.
type Move uint16

// String returns m in the notation of the UCI protocol: "e2e4", "e7e8q", and "0000" for the null move. Castling is
// "e1g1" where king and rook stand as in standard chess, and elsewhere the king taking its rook, "b1h1". In Chess960 use
// [Move.UCI]: there a king on e1 castles by "e1h1" too.
func (m Move) String() string {
	if m == 0 {
		return "0000"
	}
	text := m.From().String() + m.goal().String()
	if promoted := m.Promotion(); promoted != NoPiece {
		text += promoted.String()
	}
	return text
}

// goal returns the square where the king castles to from that of standard chess, with a rook of standard chess, and
// otherwise the square that m goes to.
func (m Move) goal() attacks.Square {
	from, to := m.From(), m.To()
	if !m.IsCastling() || from.File() != attacks.E1.File() || to.File()%7 != 0 {
		return to
	}
	return rules.CastlingGoal(from.Bitboard(), to.Bitboard()).King
}

// From returns the square that the piece leaves.
func (m Move) From() attacks.Square { return attacks.Square(m & 63) }

// To returns the square that the piece goes to; of castling, the square of the rook.
func (m Move) To() attacks.Square { return attacks.Square(m >> rules.ToShift & 63) }

func (m Move) kind() rules.Kind { return rules.Kind(m >> rules.KindShift) }

// IsCastling reports whether m castles. It goes from the king's square to the rook's.
func (m Move) IsCastling() bool { return m.kind() == rules.Castling }

// IsEnPassant reports whether m captures en passant.
func (m Move) IsEnPassant() bool { return m.kind() == rules.EnPassantCapture }

// IsDoublePush reports whether m is the first step of a pawn over two squares.
func (m Move) IsDoublePush() bool { return m.kind() == rules.DoublePush }

// movers holds the piece that each kind of move moves.
var movers = [16]Piece{
	rules.PawnMove: Pawn, rules.KnightMove: Knight, rules.BishopMove: Bishop, rules.RookMove: Rook, rules.QueenMove: Queen,
	rules.KingMove: King, rules.DoublePush: Pawn, rules.EnPassantCapture: Pawn, rules.Castling: King,
	rules.PromoteKnight: Pawn, rules.PromoteBishop: Pawn, rules.PromoteRook: Pawn, rules.PromoteQueen: Pawn,
}

// becomes holds the piece that stands on the square that each kind of move goes to.
var becomes = [16]Piece{
	rules.PawnMove: Pawn, rules.KnightMove: Knight, rules.BishopMove: Bishop, rules.RookMove: Rook, rules.QueenMove: Queen,
	rules.KingMove: King, rules.DoublePush: Pawn, rules.EnPassantCapture: Pawn, rules.Castling: King,
	rules.PromoteKnight: Knight, rules.PromoteBishop: Bishop, rules.PromoteRook: Rook, rules.PromoteQueen: Queen,
}

// Piece returns the piece that moves: the pawn if it is promoted, the king if it castles.
func (m Move) Piece() Piece { return movers[m.kind()&15] }

// promotions holds the piece that a pawn becomes by each kind of move.
var promotions = [16]Piece{
	rules.PromoteKnight: Knight, rules.PromoteBishop: Bishop, rules.PromoteRook: Rook, rules.PromoteQueen: Queen,
}

// Promotion returns the piece that a pawn becomes, or [NoPiece].
func (m Move) Promotion() Piece { return promotions[m.kind()&15] }

// Captured returns the piece that m, a legal move of p, takes, or [NoPiece]. m may be any value, as killer moves are: what
// another move takes means nothing.
func (p *Position) Captured(m Move) Piece {
	return captiveAt(&p.sides[p.turn&1^1], m.To()) + capturedBeside[m>>rules.KindShift]
}

// capturedBeside holds the piece that a kind of move takes from another square than the one it goes to.
var capturedBeside = [16]Piece{rules.EnPassantCapture: Pawn}
