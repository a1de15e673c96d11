package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/perft/internal/rules"
)

// replies is what the replier could do if the mover passed, and the squares that matter to it.
type replies struct {
	baseReplies int

	sliders     [2 * maxPieces]slider
	sliderCount uint
	seen        attacks.Bitboard // by sliders
	freeKnights attacks.Bitboard

	pawns       rules.PawnTargets // West and East are what pawns attack, whatever stands there
	pawnFronts  attacks.Bitboard  // the squares in front of pawns that are not pinned
	pawnSquares attacks.Bitboard  // what pawns attack and what is in front of them
}

// slider is a bishop or a rook of the replier, or one half of a queen.
type slider struct {
	from attacks.Square
	seen attacks.Bitboard // what it attacks, if it is pinned within its pin
}

// lookAtReplies fills in the replies, except the king's, and returns the squares that the mover's
// king must not enter.
func (q *pair[Mover, Replier]) lookAtReplies() (danger attacks.Bitboard) {
	q.sliderCount, q.seen = 0, 0
	q.lookAtPawnReplies()
	danger = attacks.King(q.replying.King) | q.replier.Knights.KnightAttacks() | q.replier.Pawns.PawnAttacks(rules.Color[Replier]())
	danger |= lookAtSliders[constbool.Yes](q) | lookAtSliders[constbool.No](q)
	q.freeKnights = q.replier.Knights &^ q.pinned
	q.baseReplies += q.movesTo(^q.repliers)
	return danger
}

// movesTo returns to how many squares of goals each slider and knight of the replier could go, summed over
// them, if nothing but its sight and its pin kept it from a square.
func (q *pair[Mover, Replier]) movesTo(goals attacks.Bitboard) (moves int) {
	for b := q.freeKnights; b != 0; b = b.WithoutLowest() {
		moves += (attacks.Knight(b.First()) & goals).Count()
	}
	for i := range q.sliderCount {
		moves += (q.sliders[i%uint(len(q.sliders))].seen & goals).Count()
	}
	return moves
}

// lookAtSliders lists the replier's sliders of one kind that can move, and returns what all of them,
// movable or not, attack through the mover's king.
func lookAtSliders[Diagonal, Mover, Replier constbool.Flag](q *pair[Mover, Replier]) (danger attacks.Bitboard) {
	set := q.replier.Orthogonals
	if constbool.Is[Diagonal]() {
		set = q.replier.Diagonals
	}
	occ, n := q.occ, q.sliderCount
	for b := set &^ q.pinned; b != 0; b = b.WithoutLowest() {
		from := b.First()
		var seen attacks.Bitboard
		if constbool.Is[Diagonal]() {
			seen = attacks.Bishop(from, occ)
		} else {
			seen = attacks.Rook(from, occ)
		}
		s := &q.sliders[n%uint(len(q.sliders))]
		n++
		s.from, s.seen = from, seen
		danger |= seen
	}
	q.sliderCount = n
	q.seen |= danger
	if set&(q.pinned|q.moving.Checkers) != 0 {
		danger |= lookAtRareSliders[Diagonal](q, set)
	}
	return danger
}

// lookAtRareSliders lists those of the replier's sliders that are pinned and can move, and returns what
// they attack, movable or not, and those that give check through the mover's king.
func lookAtRareSliders[Diagonal, Mover, Replier constbool.Flag](q *pair[Mover, Replier], set attacks.Bitboard) (danger attacks.Bitboard) {
	for b := set & q.pinned; b != 0; b = b.WithoutLowest() {
		from := b.First()
		seen := see[Diagonal](from, q.occ)
		danger |= seen
		if seen = along(seen, from, &q.replying); seen != 0 {
			q.sliders[q.sliderCount%uint(len(q.sliders))] = slider{from, seen}
			q.sliderCount++
			q.seen |= seen
		}
	}
	for b := set & q.moving.Checkers; b != 0; b = b.WithoutLowest() {
		danger |= see[Diagonal](b.First(), q.occ&^q.mover.King)
	}
	return danger
}

// see returns what a bishop (Diagonal) or a rook attacks.
func see[Diagonal constbool.Flag](from attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	if constbool.Is[Diagonal]() {
		return attacks.Bishop(from, occ)
	}
	return attacks.Rook(from, occ)
}
