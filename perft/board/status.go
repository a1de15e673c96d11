package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// HasLegalMoves reports whether the side to move has a legal move. If not, it is mated where [Position.Checkers] is
// not empty, and otherwise the game is drawn by stalemate.
func (p *Position) HasLegalMoves() bool { return p.CountLegalMoves() != 0 }

// InsufficientMaterial reports whether the material alone rules mate out: besides the kings there is nothing, or one knight,
// or there are bishops alone, all on squares of one color. Positions that are dead for other reasons are not found.
func (p *Position) InsufficientMaterial() bool {
	w, b := &p.sides[attacks.White], &p.sides[attacks.Black]
	bishops, knights := w.Diagonals|b.Diagonals, w.Knights|b.Knights
	if w.Pawns|b.Pawns|w.Orthogonals|b.Orthogonals != 0 {
		return false
	}
	if knights != 0 {
		return bishops == 0 && !knights.Several()
	}
	return bishops&attacks.DarkSquares == 0 || bishops&attacks.LightSquares == 0
}

// GivesCheck reports whether m, a legal move of p, gives check: by the piece that moves, by one that it uncovers, by
// the rook that castles, or by what a capture en passant uncovers. Nothing is made.
func (p *Position) GivesCheck(m Move) bool {
	from, to := m.From().Bitboard(), m.To().Bitboard()
	occ, us := p.Occupied()&^from|to, &p.sides[p.turn&1]
	able := attacks.Pieces{Orthogonals: us.Orthogonals &^ from, Diagonals: us.Diagonals &^ from} // after the move
	put(&able, becomes[m.kind()&15], to)
	switch {
	case m.IsEnPassant():
		occ &^= rules.PassedPawn(m.To()).Bitboard()
	case m.IsCastling():
		goal := rules.CastlingGoal(from, to)
		occ = occ&^to | attacks.SetOf(goal.King, goal.Rook)
		able.Orthogonals = able.Orthogonals&^to | goal.Rook.Bitboard()
	}
	return checkers(p.King(p.turn^1), p.turn^1, &able, occ) != 0
}
