package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// Make returns the position after m, which must be a legal move of p: that is not checked, and the result of
// another move is undefined. It does not change p.
func (p *Position) Make(m Move) Position {
	child := *p
	child.Play(m)
	return child
}

// Play changes p to the position after m, which must be a legal move of p, as for [Position.Make]. It does
// not allocate. The clocks stay at 65,535 once they are there, far beyond the longest possible game.
func (p *Position) Play(m Move) {
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
		them.Pawns &^= passedPawn(m.To()).Bitboard()
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

// saturated returns a clock of at most 65,536 as it is kept, one that has overflowed as 65,535.
func saturated(clock uint32) uint16 { return uint16(clock - clock>>16) }

// passedPawn returns the square of the pawn that has passed over a square by a double step: from rank 6 to 5, from
// rank 3 to 4.
func passedPawn(passed attacks.Square) attacks.Square { return passed ^ 8 }

// castle puts king and rook where castling takes them.
func (p *Position) castle(us *Side, king, rook attacks.Bitboard) {
	goal := rules.CastlingGoal(king, rook)
	us.King = goal.King.Bitboard()
	us.Orthogonals = us.Orthogonals&^rook | goal.Rook.Bitboard()
	p.castling &^= rules.BackRank(p.turn)
}
