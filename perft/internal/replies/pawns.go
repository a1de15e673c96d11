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
	q.baseReplies = weigh(t.Single|t.West&q.movers) + weigh(t.Double|t.East&q.movers)
	q.pawnFronts = rules.Forward[Replier](pawns &^ q.pinned)
	q.pawnSquares = q.pawnFronts | rules.Forward[Replier](q.pawnFronts&rules.ThirdRank[Replier]()) | t.West | t.East
}
