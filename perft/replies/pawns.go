package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

const lastRanks = attacks.Rank1 | attacks.Rank8

// weigh returns the number of moves of pawns to the squares of b: a promotion counts four times.
func weigh(b attacks.Bitboard) int {
	if b&lastRanks != 0 {
		return b.Count() + 3*(b&lastRanks).Count()
	}
	return b.Count()
}

// lookAtPawnReplies fills in the replies of pawns.
func (q *pair[Mover, Replier]) lookAtPawnReplies() {
	pawns := q.replier.Pawns
	q.pawns = rules.FindPawnTargets[Replier](pawns, q.occ, attacks.Universe, &q.replying)
	q.pawnCount = weigh(q.pawns.Single) + q.pawns.Double.Count() +
		weigh(q.pawns.West&q.movers) + weigh(q.pawns.East&q.movers)
	q.baseReplies += q.pawnCount
	front := rules.Forward[Replier](pawns)
	q.pawnSquares = pawns | front | rules.Forward[Replier](front&startFront) | q.pawns.West | q.pawns.East
}

// startFront holds the squares in front of pawns of both colors that have not moved.
const startFront = attacks.Rank3 | attacks.Rank6

// pawnReplies returns by how much the replies of pawns differ.
//
// Lifting the piece may clear the way of a pawn, and takes a piece away that pawns could capture, for
// all its moves alike. On a quiet square it stands in the way of pawns; on any square those that
// attack it can capture it. A captured pawn has no replies.
func (q *pair[Mover, Replier]) pawnReplies(lifted, quiet, captures attacks.Bitboard, moves int) (difference int) {
	now, victims := q.pawns, q.movers&^lifted
	if lifted&q.pawnSquares != 0 {
		now = rules.FindPawnTargets[Replier](q.replier.Pawns, q.occ&^lifted, attacks.Universe, &q.replying)
		count := weigh(now.Single) + now.Double.Count() + weigh(now.West&victims) + weigh(now.East&victims)
		difference = (count - q.pawnCount) * moves
	}
	blocked := now.Single & quiet
	difference -= weigh(blocked|now.Double&quiet) + (now.Double & rules.Forward[Replier](blocked)).Count()
	targets := quiet | captures
	difference += weigh(now.West&targets) + weigh(now.East&targets)

	if captured := q.replier.Pawns & captures; captured != 0 {
		front := rules.Forward[Replier](captured)
		single := front & now.Single
		difference -= weigh(single) + (rules.Forward[Replier](single) & now.Double).Count()
		difference -= weigh(front.West()&victims) + weigh(front.East()&victims)
	}
	return difference
}
