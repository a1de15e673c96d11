package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/rules"
)

// countPawns adds the arrivals of the pawns, except by promotions and captures en passant. It returns the
// number of replies to their slow moves, of captures en passant, and by how much the replies to the others
// differ from what the landings say.
//
// Lifting a pawn usually changes nothing: no slider looks at it, it blocks nothing and
// attacks nothing next to the king. The moves of all such pawns are looked at together, as those
// of one piece that is lifted from no square; west and east apart, because two pawns may capture on the same
// square. The other pawns are looked at one by one.
func (q *pair[Mover, Replier]) countPawns() (total int) {
	movable := q.movablePawns()
	if slow := movable & q.slow.from; slow != 0 {
		total += q.countMadeSteps(q.stepsOf(slow), attacks.Universe)
		movable &^= slow
	}
	steps := q.stepsOf(movable)
	slow := q.slow.to[rules.PawnMove]
	if (steps.Single|steps.Double|steps.West|steps.East)&slow != 0 {
		total += q.countMadeSteps(steps, slow)
	}
	double := steps.Double &^ slow
	west, east := (steps.Single|steps.West)&^slow|double, steps.East&^slow
	q.arrivals.add(west)
	q.arrivals.add(east)
	if passing := double & (q.replier.Pawns.West() | q.replier.Pawns.East()); passing != 0 {
		total += q.passingReplies(passing)
	}
	restless := movable & (q.seen | q.pawnSquares | q.lifts[rules.PawnMove])
	if (west|east)&q.watched[rules.PawnMove] != 0 {
		steps := q.stepsOf(movable &^ restless)
		if west := (steps.Single | steps.Double | steps.West) &^ slow; west != 0 {
			total += q.lift(rules.PawnMove, 0, west)
		}
		if east := steps.East &^ slow; east != 0 {
			total += q.lift(rules.PawnMove, 0, east)
		}
	}
	for b := restless; b != 0; b = b.WithoutLowest() {
		steps := q.stepsOf(b.Lowest())
		if targets := (steps.Single | steps.Double | steps.West | steps.East) &^ slow; targets != 0 {
			total += q.lift(rules.PawnMove, b.Lowest(), targets)
		}
	}
	return total
}

// movablePawns returns the mover's pawns that have moves, except captures en passant.
func (q *pair[Mover, Replier]) movablePawns() attacks.Bitboard {
	t := &q.pawnMoves
	back := rules.Forward[Replier](t.Double)
	return rules.Forward[Replier](t.Single|back) | rules.Forward[Replier](t.West).East() | rules.Forward[Replier](t.East).West()
}

// stepsOf returns the targets of some of the mover's pawns, without promotions.
func (q *pair[Mover, Replier]) stepsOf(pawns attacks.Bitboard) rules.PawnTargets {
	front := rules.Forward[Mover](pawns)
	return rules.PawnTargets{
		Single: q.pawnMoves.Single & front &^ lastRanks,
		Double: q.pawnMoves.Double & rules.Forward[Mover](front),
		West:   q.pawnMoves.West & front.West() &^ lastRanks,
		East:   q.pawnMoves.East & front.East() &^ lastRanks,
	}
}

// countMadeSteps returns the number of replies to those moves of pawns that go to the squares of slow,
// by making them.
func (q *pair[Mover, Replier]) countMadeSteps(t rules.PawnTargets, slow attacks.Bitboard) (total int) {
	step := rules.ForwardOffset[Mover]()
	total += q.countMadeStep(rules.PawnMove, step, t.Single&slow)
	total += q.countMadeStep(rules.DoublePush, 2*step, t.Double&slow)
	total += q.countMadeStep(rules.PawnMove, step-1, t.West&slow)
	total += q.countMadeStep(rules.PawnMove, step+1, t.East&slow)
	return total
}

// passingReplies returns the number of captures en passant after double pushes to the squares of
// targets. Each capture is tested by looking from the king with the two pawns gone and the
// capturer in place; it was not in check, so nothing else can go wrong. Package perft/internal/rules
// names the other places with this rule.
func (q *pair[Mover, Replier]) passingReplies(targets attacks.Bitboard) (total int) {
	king := q.replying.King
	for ; targets != 0; targets = targets.WithoutLowest() {
		pushed := targets.Lowest()
		passed := rules.Forward[Replier](pushed)
		occ := q.occ&^rules.Forward[Replier](passed) | passed
		for b := (pushed.West() | pushed.East()) & q.replier.Pawns; b != 0; b = b.WithoutLowest() {
			after := occ &^ b.Lowest()
			if attacks.Rook(king, after)&q.mover.Orthogonals == 0 && attacks.Bishop(king, after)&q.mover.Diagonals == 0 {
				total++
			}
		}
	}
	return total
}

// countMadeStep returns the number of replies to moves of pawns by the same step, by making
// them.
func (q *pair[Mover, Replier]) countMadeStep(kind rules.Kind, offset int8, targets attacks.Bitboard) (total int) {
	for ; targets != 0; targets = targets.WithoutLowest() {
		to := targets.First()
		total += q.repliesTo(board.Move(rules.Move(kind, to-attacks.Square(offset), to)))
	}
	return total
}

// countPromotions returns the number of replies to promotions.
func (q *pair[Mover, Replier]) countPromotions() (total int) {
	t := &q.pawnMoves
	if (t.Single|t.West|t.East)&lastRanks == 0 {
		return 0
	}
	step := rules.ForwardOffset[Mover]()
	for kind := rules.PromoteKnight; kind <= rules.PromoteQueen; kind++ {
		total += q.countMadeStep(kind, step, t.Single&lastRanks)
		total += q.countMadeStep(kind, step-1, t.West&lastRanks)
		total += q.countMadeStep(kind, step+1, t.East&lastRanks)
	}
	return total
}

// countEnPassant returns the number of replies to captures en passant. They are so rare that the
// generator finds them.
func (q *pair[Mover, Replier]) countEnPassant() (total int) {
	if q.pos.EnPassant() == attacks.NoSquare {
		return 0
	}
	q.list = q.pos.AppendLegalMoves(q.list[:0])
	for _, m := range q.list {
		if m.IsEnPassant() {
			total += q.repliesTo(m)
		}
	}
	return total
}
