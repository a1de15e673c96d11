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
	t := rules.FindPawnTargets[Replier](pawns, q.occ, attacks.Universe, &q.replying)
	q.pawns = t
	// Pushes end on empty squares, captures on those of the mover.
	q.baseReplies += weigh(t.Single|t.West&q.movers) + weigh(t.Double|t.East&q.movers)
	q.pawnFronts = rules.Forward[Replier](pawns &^ q.pinned)
	q.pawnSquares = q.pawnFronts | rules.Forward[Replier](q.pawnFronts&rules.ThirdRank[Replier]()) | t.West | t.East
}

// pawnReplies returns by how much the replies of pawns differ when a piece is lifted from a square
// that matters to them, for all its moves.
//
// A pawn that attacked the square has nothing to capture there any more, and a pawn that was kept from
// a push can make it. A capture of that pawn takes these differences with it, and a push that has
// become possible is cut off where the piece is set down in its way.
func (q *pair[Mover, Replier]) pawnReplies(lifted, quiet, captures attacks.Bitboard, moves int) (difference int) {
	takers := attacks.Pawn(rules.Color[Mover](), lifted.First()) & q.replier.Pawns &^ q.pinned
	difference = (takers & captures).Count() - takers.Count()*moves
	if lifted&lastRanks != 0 {
		difference *= 4 // promotions
	}
	single := lifted & q.pawnFronts
	double := rules.Forward[Replier](single&rules.ThirdRank[Replier]())&^q.occ |
		rules.Forward[Replier](q.pawns.Single&rules.ThirdRank[Replier]())&lifted
	if single|double != 0 {
		pushes := weigh(single) + double.Count()
		third := rules.Forward[Mover](double)
		pawn := rules.Forward[Mover](single | third)
		difference += pushes*(moves-(captures&pawn).Count()) - (quiet & (double | third)).Count()
	}
	return difference
}
