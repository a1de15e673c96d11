package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/perft/internal/rules"
)

// pair is what is known of a position before the replies to all its moves are counted. The
// mover makes the first move, the replier answers; exactly one of the two is Black.
type pair[Mover, Replier constbool.Flag] struct {
	pos              *board.Position
	mover, replier   attacks.Pieces
	movers, repliers attacks.Bitboard
	occ              attacks.Bitboard
	moving, replying rules.Constraints

	moves
	rays
	replies
	arrivals numbers // of the mover's pieces, by moves that are not slow
	safety
	slow    slowMoves
	pinning byKind // the squares from which a piece that arrives there pins one of the replier's

	list  []board.Move
	child board.Position
}

// count returns the number of replies to all moves.
func (q *pair[Mover, Replier]) count(p *board.Position) (total int) {
	q.look(p)
	q.lookAlongRays()
	danger := q.lookAtReplies()
	q.lookAtMoves(danger)
	q.lookForArrivals()
	q.lookAtSafety()
	q.lookAtSlow()
	total = q.countPieces() + q.countPawns()
	total += q.countPromotions() + q.countEnPassant() + q.countCastlings(danger)
	return total + q.countLandings()
}

// look fills in what both sides have.
func (q *pair[Mover, Replier]) look(p *board.Position) {
	q.pos = p
	// Set by set: a move that has just been made wrote single sets, and to load two at a time would stall.
	us, them := rules.Color[Mover](), rules.Color[Replier]()
	q.mover.Pawns, q.replier.Pawns = p.Pieces(us, board.Pawn), p.Pieces(them, board.Pawn)
	q.mover.Knights, q.replier.Knights = p.Pieces(us, board.Knight), p.Pieces(them, board.Knight)
	q.mover.Diagonals, q.replier.Diagonals = p.Diagonals(us), p.Diagonals(them)
	q.mover.Orthogonals, q.replier.Orthogonals = p.Orthogonals(us), p.Orthogonals(them)
	q.mover.King, q.replier.King = p.Pieces(us, board.King), p.Pieces(them, board.King)
	q.movers, q.repliers = q.mover.All(), q.replier.All()
	q.occ = q.movers | q.repliers
	king := q.mover.King.First()
	checkers, pins := legality.ChecksAndPins(king, legality.Snipers(&q.replier, king), legality.Occupied[attacks.Bitboard]{Own: q.movers, All: q.occ})
	checkers |= legality.Checkers(&q.replier, them, king, legality.Sight[attacks.Bitboard]{})
	targets := legality.CheckMask(king, checkers) &^ q.movers
	q.moving = rules.Constraints{King: king, Checkers: checkers, Targets: targets, Pins: pins}
	q.replying.King = q.replier.King.First()
	q.replying.Targets = attacks.Universe // captures are filtered where they are counted
}

// countMade returns the number of replies to the moves of one piece, by making them.
func (q *pair[Mover, Replier]) countMade(kind rules.Kind, from attacks.Square, targets attacks.Bitboard) (total int) {
	for ; targets != 0; targets = targets.WithoutLowest() {
		total += q.repliesTo(board.Move(rules.Move(kind, from, targets.First())))
	}
	return total
}

// repliesTo makes m and returns the number of replies to it.
func (q *pair[Mover, Replier]) repliesTo(m board.Move) int {
	q.child = *q.pos
	q.child.Play(m)
	return q.child.CountLegalMoves()
}
