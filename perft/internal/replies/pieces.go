package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// countPieces adds the arrivals of all pieces but the pawns. It returns the number of replies to their slow
// moves, and by how much the replies to the others differ from what the landings say.
//
// The first loop has no call and no branch that is hard to predict. It picks out the pieces, few of all, for
// which there is more to do.
func (q *pair[Mover, Replier]) countPieces() (total int) {
	var special attacks.Bitboard
	q.arrivals = numbers{}
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
		if m.bit&(restless|q.lifts[m.kind&7])|fast&(q.watched[m.kind&7]|q.pinning[m.kind&7])|slow != 0 {
			special |= 1 << (i % maxPieces)
		}
		q.arrivals.add(fast)
	}
	for ; special != 0; special = special.WithoutLowest() {
		m := &q.pieces[special.First()%maxPieces]
		slow := m.targets & q.slow.of(m.kind, m.bit)
		if slow != 0 {
			total += q.countMade(m.kind, m.from, slow)
		}
		if fast := m.targets &^ slow; fast != 0 {
			total += q.lift(m.kind, m.bit, fast)
			if pinning := fast & q.pinning[m.kind&7]; pinning != 0 {
				total -= q.lostToPins(m.bit, pinning)
			}
		}
	}
	return total
}

// lift returns by how much the replies differ from what the landings say, because a piece is lifted from one
// square, or from none, and set down on each of the targets, one at a time.
//
// The replies are a sum, of those of the sliders, the pawns, the knights and the king. Lifting and setting
// down are counted apart; the counters of lifts return what both make together beyond that.
func (q *pair[Mover, Replier]) lift(kind rules.Kind, lifted, targets attacks.Bitboard) (difference int) {
	moves := targets.Count()
	if lifted&q.seen != 0 {
		difference = q.sliderReplies(lifted, targets, moves)
	}
	if lifted&q.pawnSquares != 0 {
		difference += q.pawnReplies(lifted, targets, moves)
	}
	if lifted&q.lifts[kind&7] != 0 {
		difference += q.kingRepliesToLift(kind, lifted, targets, moves)
	} else if targets &= q.watched[kind&7]; targets != 0 {
		difference += q.kingReplies(kind, lifted, targets)
	}
	return difference
}
