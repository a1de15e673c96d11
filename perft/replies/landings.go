package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// landings says how the replies of sliders, pawns and knights differ when a piece is set down that was
// lifted from where none of them looked. They are the same for every piece that goes there.
type landings struct {
	changed     attacks.Bitboard // the squares whose difference may not be zero
	differences [64]int16
	king        [64]int16 // the part of the differences that is the king's
}

// lookAtLandings fills in the differences for all targets.
//
// On a quiet square a piece cuts the sight of sliders, stands in the way of pawns, and can be captured by
// those that attack it. A capture leaves the occupancy as it was: those that guard the captured piece
// can now capture there, and its own replies are gone.
func (q *pair[Mover, Replier]) lookAtLandings() {
	l := &q.landings
	l.differences = [64]int16{}
	quiet, captures := q.targets&^q.repliers, q.targets&q.repliers
	for i := range q.sliderCount {
		s := &q.sliders[i%len(q.sliders)]
		for b := s.seen & quiet; b != 0; b = b.WithoutLowest() {
			to := b.First() & 63
			l.differences[to] -= int16((s.moves & behind[s.from&63][to]).Count())
		}
		l.add(s.seen&captures, 1)
		if captures.Has(s.from) {
			l.differences[s.from&63] -= int16(s.moves.Count())
		}
	}
	q.landAmongPawns(quiet, captures)
	l.changed = q.targets & (q.seen | q.pawnSquares | q.repliers)
	if captures != 0 {
		q.landOnKnights(captures)
	}
}

// add adds n to the differences of all squares of b.
func (l *landings) add(b attacks.Bitboard, n int16) {
	for ; b != 0; b = b.WithoutLowest() {
		l.differences[b.First()&63] += n
	}
}

// landAmongPawns adds the differences of the replies of pawns.
func (q *pair[Mover, Replier]) landAmongPawns(quiet, captures attacks.Bitboard) {
	l, t := &q.landings, &q.pawns
	l.addSteps(t.West&q.targets, 1)
	l.addSteps(t.East&q.targets, 1)
	l.addSteps(t.Single&quiet, -1)
	l.add((t.Double|rules.Forward[Mover](t.Double))&quiet, -1)
	for b := q.replier.Pawns & captures; b != 0; b = b.WithoutLowest() {
		front := rules.Forward[Replier](b.Lowest())
		single := front & t.Single
		moves := weigh(single|front.West()&q.movers) + weigh(rules.Forward[Replier](single)&t.Double|front.East()&q.movers)
		l.differences[b.First()&63] -= int16(moves)
	}
}

// addSteps adds n for every move of a pawn to one of the squares of b: a promotion counts four times.
func (l *landings) addSteps(b attacks.Bitboard, n int16) {
	l.add(b, n)
	if b&lastRanks != 0 {
		l.add(b&lastRanks, 3*n)
	}
}

// landOnKnights adds the differences of the replies of knights: only captures matter to them, of a piece
// that they can now capture back, or of a knight.
func (q *pair[Mover, Replier]) landOnKnights(captures attacks.Bitboard) {
	l := &q.landings
	for b := q.freeKnights; b != 0; b = b.WithoutLowest() {
		l.add(attacks.Knight(b.First())&captures, 1)
		if b.Lowest()&captures != 0 {
			l.differences[b.First()&63] -= int16((attacks.Knight(b.First()) &^ q.repliers).Count())
		}
	}
}

// sliderReplies returns by how much the replies of sliders differ when a piece is lifted that some of
// them see, for all its moves.
//
// Each of these sliders sees farther, up to the next piece. What it sees there is cut off where the piece is
// set down on the way, it guards what it now sees, and all that is gone when it is captured.
func (q *pair[Mover, Replier]) sliderReplies(lifted, quiet, captures attacks.Bitboard, moves int) (difference int) {
	from := lifted.First()
	lines, diagonals := attacks.Rook(from, q.occ), attacks.Bishop(from, q.occ)
	for b := (lines&q.replier.Orthogonals | diagonals&q.replier.Diagonals) &^ q.pinned; b != 0; b = b.WithoutLowest() {
		slider := b.First()
		farther := (lines | diagonals) & behind[slider&63][from&63]
		gained := farther &^ q.repliers
		n := gained.Count()
		way := quiet&attacks.Between(slider, from) | captures&b.Lowest()
		difference += n * (moves - way.Count())
		if (quiet|captures)&farther != 0 {
			difference += (farther & captures).Count()
			for t := farther & quiet; t != 0; t = t.WithoutLowest() {
				difference -= (gained & behind[slider&63][t.First()&63]).Count()
			}
		}
	}
	return difference
}
