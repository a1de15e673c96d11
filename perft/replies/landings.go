package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// landings says by how much the replies differ when a piece is set down on a square and nothing else
// changes. The piece may be any: that it attacks squares of the king is counted elsewhere.
type landings struct {
	changed     attacks.Bitboard // the squares whose difference may not be zero
	differences [64]int16
	king        [64]int16 // the part of the differences that is the king's
}

// lookAtLandings fills in the differences for all targets, except the king's.
//
// On a quiet square a piece cuts the sight of sliders, stands in the way of pawns, and can be captured by
// those that attack it. A capture leaves the occupancy as it was: those that guard the captured piece
// can now capture there, and its own replies are gone.
func (q *pair[Mover, Replier]) lookAtLandings() {
	l := &q.landings
	l.differences = [64]int16{}
	quiet, captures := q.targets&^q.repliers, q.targets&q.repliers
	free := ^q.repliers
	for i := range q.sliderCount {
		s := &q.sliders[i%uint(len(q.sliders))]
		for b := s.seen & quiet; b != 0; b = b.WithoutLowest() {
			to := b.First() & 63
			l.differences[to] -= int16((s.seen & free & behind[s.from&63][to]).Count())
		}
	}
	q.landAmongPawns()
	l.changed = q.targets & (q.seen | q.pawnSquares | q.repliers)
	if captures != 0 {
		q.lookAtCaptures(captures)
	}
}

// landAmongPawns adds the differences of the replies of pawns: they can capture the piece, or it stands in
// their way. A pawn that cannot take a single step cannot take a double one.
func (q *pair[Mover, Replier]) landAmongPawns() {
	l, t := &q.landings, &q.pawns
	double := t.Double | rules.Forward[Mover](t.Double)
	for b := q.targets & q.pawnSquares; b != 0; b = b.WithoutLowest() {
		to := b.First() & 63
		n := int16(t.West>>to&1) + int16(t.East>>to&1) - int16(t.Single>>to&1)
		if b.Lowest()&lastRanks != 0 {
			n *= 4 // promotions
		}
		l.differences[to] += n - int16(double>>to&1)
	}
}

// lookAtCaptures adds the differences of the replies to captures: guards can capture there, and what is
// captured has no replies.
func (q *pair[Mover, Replier]) lookAtCaptures(captures attacks.Bitboard) {
	l := &q.landings
	for i := range q.sliderCount {
		s := &q.sliders[i%uint(len(q.sliders))]
		l.add(s.seen & captures)
		if captures.Has(s.from) {
			l.differences[s.from&63] -= int16((s.seen &^ q.repliers).Count())
		}
	}
	for b := q.freeKnights; b != 0; b = b.WithoutLowest() {
		seen := attacks.Knight(b.First())
		l.add(seen & captures)
		if b.Lowest()&captures != 0 {
			l.differences[b.First()&63] -= int16((seen &^ q.repliers).Count())
		}
	}
	for b := q.replier.Pawns & captures; b != 0; b = b.WithoutLowest() {
		front := rules.Forward[Replier](b.Lowest())
		single := front & q.pawns.Single
		moves := weigh(single|front.West()&q.movers) + weigh(rules.Forward[Replier](single)&q.pawns.Double|front.East()&q.movers)
		l.differences[b.First()&63] -= int16(moves)
	}
}

// add adds one to the differences of all squares of b.
func (l *landings) add(b attacks.Bitboard) {
	for ; b != 0; b = b.WithoutLowest() {
		l.differences[b.First()&63]++
	}
}

// lookAtKingLandings adds to the differences of all targets those of the replies of the king to a
// piece that attacks none of its choices: it may cut the sight of a threat, or stand in the way of castling. A
// piece that captures next to the king attacked that square, so lifting it mattered.
func (q *pair[Mover, Replier]) lookAtKingLandings() {
	s, l := &q.safety, &q.landings
	l.king = [64]int16{}
	s.possible = s.choices
	s.landed = q.targets & (s.ways | s.threatened) &^ q.occ
	l.changed |= s.landed
	for b := s.landed; b != 0; b = b.WithoutLowest() {
		to := b.First() & 63
		n, squares := s.choose(s.kingMoves, s.through|b.Lowest(), s.byAll|s.cut(to))
		s.possible |= squares
		l.king[to] = int16(n - s.kingCount)
		l.differences[to] += l.king[to]
	}
}
