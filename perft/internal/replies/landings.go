package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// countLandings returns the number of replies to all moves that have been added to the arrivals, except for what
// lifting changes: a piece, lifted from nowhere, is set down on each square, one at a time. The piece may be any:
// that it attacks squares of the king is counted elsewhere.
//
// On a quiet square a piece cuts the sight of sliders, stands in the way of pawns, and can be captured by
// those that attack it. A capture leaves the occupancy as it was: those that guard the captured piece
// can now capture there, and its own replies are gone.
func (q *pair[Mover, Replier]) countLandings() (total int) {
	for digit, squares := range &q.arrivals {
		if squares == 0 {
			continue
		}
		n := squares.Count() * q.baseReplies
		if quiet := squares &^ q.repliers & q.seen; quiet != 0 {
			n -= q.cut(quiet)
		}
		if squares&q.pawnSquares != 0 {
			n += q.landAmongPawns(squares)
		}
		if captures := squares & q.repliers; captures != 0 {
			n += q.capture(captures)
		}
		for b := squares & q.landed; b != 0; b = b.WithoutLowest() {
			n += int(q.kingLandings[b.First()&63])
		}
		total += n << digit
	}
	return total
}

// cut returns how many moves the sliders lose when a piece is set down on each of the squares, all empty, one
// at a time.
func (q *pair[Mover, Replier]) cut(squares attacks.Bitboard) (lost int) {
	free := ^q.repliers
	for i := range q.sliderCount {
		s := &q.sliders[i%uint(len(q.sliders))]
		for b := s.seen & squares; b != 0; b = b.WithoutLowest() {
			lost += (s.seen & free & behind[s.from&63][b.First()&63]).Count()
		}
	}
	return lost
}

// landAmongPawns returns by how much the replies of pawns differ when a piece is set down: they can capture
// the piece, or it stands in their way. A pawn that cannot take a single step cannot take a double one.
func (q *pair[Mover, Replier]) landAmongPawns(squares attacks.Bitboard) (difference int) {
	t := &q.pawns
	west, east, single := squares&t.West, squares&t.East, squares&t.Single
	double := squares & (t.Double | rules.Forward[Mover](t.Double))
	difference = west.Count() + east.Count() - single.Count() - double.Count()
	if promotions := (west | east | single) & lastRanks; promotions != 0 {
		difference += 3 * ((west & lastRanks).Count() + (east & lastRanks).Count() - (single & lastRanks).Count())
	}
	return difference
}

// capture returns by how much the replies differ when a piece of the replier is captured on each of the
// squares, except for those of the king and of pawns that guard: the other guards can capture there, and what is
// captured has no replies. It is not pinned, or the move would be slow.
func (q *pair[Mover, Replier]) capture(captures attacks.Bitboard) (difference int) {
	difference = q.movesTo(captures)
	for b := captures & q.replier.Orthogonals; b != 0; b = b.WithoutLowest() {
		difference -= (attacks.Rook(b.First(), q.occ) &^ q.repliers).Count()
	}
	for b := captures & q.replier.Diagonals; b != 0; b = b.WithoutLowest() {
		difference -= (attacks.Bishop(b.First(), q.occ) &^ q.repliers).Count()
	}
	for b := captures & q.replier.Knights; b != 0; b = b.WithoutLowest() {
		difference -= (attacks.Knight(b.First()) &^ q.repliers).Count()
	}
	for b := captures & q.replier.Pawns; b != 0; b = b.WithoutLowest() {
		front := rules.Forward[Replier](b.Lowest())
		single := front & q.pawns.Single
		difference -= weigh(single|front.West()&q.movers) + weigh(rules.Forward[Replier](single)&q.pawns.Double|front.East()&q.movers)
	}
	return difference
}

// lookAtKingLandings fills in for all targets by how much the replies of the king differ when a piece that
// attacks none of its choices is set down: it may cut the sight of a threat, or stand in the way of castling.
// A piece that captures next to the king attacked that square, so lifting it mattered.
func (q *pair[Mover, Replier]) lookAtKingLandings() {
	s := &q.safety
	s.kingLandings = [64]int8{}
	s.possible = s.choices
	s.landed = q.targets & (s.ways | s.threatened) &^ q.occ
	for b := s.landed; b != 0; b = b.WithoutLowest() {
		to := b.First() & 63
		n, squares := s.choose(s.kingMoves, s.through|b.Lowest(), s.byAll|s.cut(to))
		s.possible |= squares
		s.kingLandings[to] = int8(n - s.kingCount)
	}
}
