package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// slowMoves says which moves must be made, because the replies to them are not those of a king without
// checks whose pieces have the same pins, or because a castling right is lost. It is looked up by
// the kind of move: kinds follow one another in no order that a processor could predict.
type slowMoves struct {
	from attacks.Bitboard // all moves that leave these squares
	to   byKind           // moves of a kind that arrive on these
}

// lookAtSlow fills in which moves must be made, and which pin.
func (q *pair[Mover, Replier]) lookAtSlow() {
	king := q.replying.King
	to := q.pinned | q.castlingRooks
	q.slow.from = q.pinned | q.shields
	q.slow.to.set(to|attacks.Pawn(rules.Color[Replier](), king), to|attacks.Knight(king),
		to|q.checkDiagonals, to|q.checkLines, to|q.checkDiagonals|q.checkLines, to)
	q.pinning.set(0, 0, q.pinDiagonals, q.pinLines, q.pinDiagonals|q.pinLines, 0)
}

// of returns the targets that make a move slow, of a piece of the given kind that stands on from.
func (s *slowMoves) of(kind rules.Kind, from attacks.Bitboard) attacks.Bitboard {
	if from&s.from != 0 {
		return attacks.Universe
	}
	return s.to[kind&7]
}
