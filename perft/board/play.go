package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// After returns the position after m, and leaves p as it is. A variable that is there already gets it faster by a copy and
// [Position.Play]: child = *p; child.Play(m).
//
// m must be a legal move of p: that is not checked, and the result of another move, such as one from a hash table
// that belongs to another position, is unspecified and may be no position at all; see [Position.IsLegal].
//
// The zero Move passes the turn: a null move. It takes the right to capture en passant away and counts for the
// clocks as a move of a piece. A side in check must not pass: its king could be captured, and the legal
// moves of such a position are unspecified.
func (p *Position) After(m Move) Position {
	child := *p
	child.Play(m)
	return child
}

// Play changes p to the position after m, which must be a legal move of p or 0, as for [Position.After]. It does
// not allocate. The clocks stay at 65,535 once they are there, far beyond the longest possible game.
func (p *Position) Play(m Move) {
	if m == 0 {
		p.pass()
		return
	}
	us, them := &p.sides[attacks.White], &p.sides[attacks.Black]
	if p.turn != attacks.White {
		us, them = them, us
		p.fullmoves = saturated(uint32(p.fullmoves) + 1)
	}
	from, to := m.From().Bitboard(), m.To().Bitboard()
	both := from | to

	p.halfmoves = saturated(uint32(p.halfmoves) + 1)
	if them.All()&to != 0 {
		p.halfmoves = 0
		remove(them, to)
	}
	p.enPassant = attacks.NoSquare
	p.castling &^= both

	switch k := m.kind(); k {
	case rules.PawnMove:
		us.Pawns ^= both
		p.halfmoves = 0
	case rules.KnightMove:
		us.Knights ^= both
	case rules.BishopMove:
		us.Diagonals ^= both
	case rules.RookMove:
		us.Orthogonals ^= both
	case rules.QueenMove:
		us.Diagonals ^= both
		us.Orthogonals ^= both
	case rules.KingMove:
		us.King ^= both
		p.castling &^= rules.BackRank(p.turn)
	case rules.DoublePush:
		us.Pawns ^= both
		p.halfmoves = 0
		// One rank north of the one square and one rank south of the other is the square between.
		if passed := both << 8 & (both >> 8); passed.PawnAttacks(p.turn)&them.Pawns != 0 {
			p.enPassant = passed.First()
		}
	case rules.EnPassantCapture:
		us.Pawns ^= both
		them.Pawns &^= rules.PassedPawn(m.To()).Bitboard()
		p.halfmoves = 0
	case rules.Castling:
		p.castle(us, from, to)
	default:
		us.Pawns ^= from
		put(us, m.Promotion(), to)
		p.halfmoves = 0
	}
	p.turn ^= 1
}

// pass changes p as the null move does.
func (p *Position) pass() {
	p.fullmoves = saturated(uint32(p.fullmoves) + uint32(p.turn&1))
	p.halfmoves = saturated(uint32(p.halfmoves) + 1)
	p.enPassant = attacks.NoSquare
	p.turn ^= 1
}

// saturated returns a clock of at most 65,536 as it is kept, one that has overflowed as 65,535.
func saturated(clock uint32) uint16 { return uint16(clock - clock>>16) }

// castle puts king and rook where castling takes them.
func (p *Position) castle(us *attacks.Pieces, king, rook attacks.Bitboard) {
	goal := rules.CastlingGoal(king, rook)
	us.King = goal.King.Bitboard()
	us.Orthogonals = us.Orthogonals&^rook | goal.Rook.Bitboard()
	p.castling &^= rules.BackRank(p.turn)
}
