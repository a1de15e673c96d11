package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/perft/internal/rules"
)

// castling is how king and rook move when they castle.
type castling struct{ kingFrom, kingTo, rookFrom, rookTo attacks.Bitboard }

// changed returns the squares whose piece changes by a castling.
func (c castling) changed() attacks.Bitboard { return c.kingFrom | c.kingTo | c.rookFrom | c.rookTo }

// countCastlings returns the number of replies to castlings; danger is what the replier attacks.
func (q *pair[Mover, Replier]) countCastlings(danger attacks.Bitboard) (total int) {
	rooks, king := q.pos.CastlingRooks()&q.movers, q.moving.King
	if rooks == 0 || q.moving.Checkers != 0 {
		return 0
	}
	if rooks, _ = rules.FreeCastlings(rooks, king, q.occ); rooks == 0 {
		return 0
	}
	legal := rules.LegalCastlings[constbool.No](nil, rooks, king, q.occ, danger, q.replier.Orthogonals)
	for ; legal != 0; legal = legal.WithoutLowest() {
		total += q.countCastling(legal.Lowest())
	}
	return total
}

// countCastling returns the number of replies to the legal castling with rook.
//
// In standard chess it changes the replies of hardly anything except the king. The king's way is not
// attacked, so no piece sees it whose moves could differ. The rook leaves a corner, which is the
// end of every ray: whatever could capture it there can still go there. Only a pawn may have stood
// in front of it.
//
// Pins and checks stay as they are if neither piece stood or arrives where they matter. That the
// rook then arrives on no line of the replier's king also keeps it off the back rank, on which
// two pieces leave at once.
func (q *pair[Mover, Replier]) countCastling(rook attacks.Bitboard) int {
	goal := rules.CastlingGoal(q.mover.King, rook)
	c := castling{q.mover.King, goal.King.Bitboard(), rook, goal.Rook.Bitboard()}
	restless := q.pinned | q.shields | q.pawnSquares
	if c.kingFrom&attacks.FileE == 0 || c.rookFrom&(attacks.FileA|attacks.FileH) == 0 ||
		c.changed()&restless != 0 || c.rookTo&attacks.RookLines(q.replying.King) != 0 {
		return q.countMade(rules.Castling, q.moving.King, rook)
	}
	if q.zone == 0 {
		return q.baseReplies
	}
	return q.baseReplies + q.kingRepliesToCastling(c)
}

// kingRepliesToCastling returns by how much the replies of the king differ.
func (q *pair[Mover, Replier]) kingRepliesToCastling(c castling) (difference int) {
	s := &q.safety
	occ := s.through ^ c.changed()
	danger := attacks.King(c.kingTo.First()) | attacks.Rook(c.rookTo.First(), occ) |
		s.byKnights | s.byPawns | s.see(c.rookFrom, c.changed(), occ)
	n, _ := s.choose(s.kingMoves, occ, danger)
	return n - s.kingCount
}
