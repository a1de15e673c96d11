package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/rules"
	"github.com/bitray/bitray/perft/internal/shape"
)

// pair is what is known of a position when the replies to all its moves are to be counted. The
// mover makes the first move, the replier answers; exactly one of the two is Black.
type pair[Mover, Replier shape.Flag] struct {
	pos              *board.Position
	mover, replier   board.Side
	movers, repliers attacks.Bitboard
	occ              attacks.Bitboard
	moving, replying rules.Constraints

	moves
	rays
	replies
	arrivals numbers // of the mover's pieces, by moves that are not slow
	safety
	slow slowMoves

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
	copySide(&q.mover, p.Side(rules.Color[Mover]()))
	copySide(&q.replier, p.Side(rules.Color[Replier]()))
	q.movers, q.repliers = q.mover.All(), q.replier.All()
	q.occ = q.movers | q.repliers
	rules.Constrain[Mover](&q.moving, (*rules.Pieces)(&q.mover), (*rules.Pieces)(&q.replier), q.movers, q.occ)
	q.replying.King = q.replier.King.First()
	q.replying.Targets = attacks.Universe // captures are filtered where they are counted
	if q.moving.Checkers.Several() {
		q.moving.Targets = 0 // only the king moves
	}
}

// slowMoves says which moves must be made, because the replies to them are not those of a king without
// checks whose pieces have the same pins, or because a castling right is lost. It is looked up by
// the kind of move: kinds follow one another in no order that a processor could predict.
type slowMoves struct {
	from attacks.Bitboard // all moves that leave these squares
	to   byKind           // moves of a kind that arrive on these
}

// lookAtSlow fills in which moves must be made.
func (q *pair[Mover, Replier]) lookAtSlow() {
	king := q.replying.King
	to := q.pinned | q.castlingRooks
	q.slow.from = q.pinned | q.shields
	q.slow.to.set(to|attacks.Pawn(rules.Color[Replier](), king), to|attacks.Knight(king), to|q.onDiagonals, to|q.onLines, to|q.onDiagonals|q.onLines, to)
}

// of returns the targets that make a move slow, of a piece of the given kind that stands on from.
func (s *slowMoves) of(kind board.Kind, from attacks.Bitboard) attacks.Bitboard {
	if from&s.from != 0 {
		return attacks.Universe
	}
	return s.to[kind&7]
}

// countPieces lands all pieces but the pawns, and returns the number of replies to their slow moves and
// by how much those to the others differ because a piece is lifted.
func (q *pair[Mover, Replier]) countPieces() (total int) {
	var ones, twos, fours, carry, special attacks.Bitboard
	q.arrivals.eights, q.arrivals.sixteens = 0, 0
	slowFrom := q.slow.from
	restless := q.seen | q.pawnSquares
	for i := range q.pieceCount {
		m := &q.pieces[i%maxPieces]
		slow := q.slow.to[m.kind&7]
		if m.bit&slowFrom != 0 {
			slow = attacks.Universe
		}
		slow &= m.targets
		fast := m.targets &^ slow
		if m.bit&(restless|q.lifts[m.kind&7])|fast&q.watched[m.kind&7]|slow != 0 {
			special |= 1 << (i % maxPieces)
		}
		ones, twos, fours, carry = addTo(ones, twos, fours, fast)
		if carry != 0 {
			q.arrivals.carry(carry)
		}
	}
	q.arrivals.set(ones, twos, fours)
	for ; special != 0; special = special.WithoutLowest() {
		m := &q.pieces[special.First()%maxPieces]
		slow := m.targets & q.slow.of(m.kind, m.bit)
		if slow != 0 {
			total += q.countMade(m.kind, m.from, slow)
		}
		if fast := m.targets &^ slow; fast != 0 {
			total += q.lift(m.kind, m.bit, fast)
		}
	}
	return total
}

// lift returns by how much the replies to the moves of one piece differ because it is lifted from one
// square, or from none, and set down on each of the targets, beyond what the landings say.
func (q *pair[Mover, Replier]) lift(kind board.Kind, lifted, targets attacks.Bitboard) (difference int) {
	moves := targets.Count()
	if lifted&q.seen != 0 {
		difference = q.sliderReplies(lifted, targets, moves)
	}
	if lifted&q.pawnSquares != 0 {
		difference += q.pawnReplies(lifted, targets, moves)
	}
	if lifted&q.lifts[kind&7]|targets&q.watched[kind&7] != 0 {
		difference += q.kingReplies(kind, lifted, targets, moves)
	}
	return difference
}

// countMade returns the number of replies to the moves of one piece, by making them.
func (q *pair[Mover, Replier]) countMade(kind board.Kind, from attacks.Square, targets attacks.Bitboard) (total int) {
	for ; targets != 0; targets = targets.WithoutLowest() {
		total += q.repliesTo(board.NewMove(kind, from, targets.First()))
	}
	return total
}

// repliesTo makes m and returns the number of replies to it.
func (q *pair[Mover, Replier]) repliesTo(m board.Move) int {
	q.child = *q.pos
	q.child.Play(m)
	return q.child.CountLegalMoves()
}
