package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// sliderReplies returns by how much the replies of sliders differ when a piece is lifted that some of
// them see, for all its moves, beyond what the landings say.
//
// Each of these sliders sees farther, up to the next piece: the squares that a slider in the place of the
// lifted piece sees on the far side. They are cut off where the piece is set down before or among them, the
// slider guards what it now sees, and all that is gone when it is captured.
func (q *pair[Mover, Replier]) sliderReplies(lifted, targets attacks.Bitboard, moves int) (difference int) {
	from := lifted.First()
	lines, diagonals := attacks.Rook(from, q.occ), attacks.Bishop(from, q.occ)
	for b := (lines&q.replier.Orthogonals | diagonals&q.replier.Diagonals) &^ q.pinned; b != 0; b = b.WithoutLowest() {
		slider := b.First()
		farther := (lines | diagonals) & behind[slider&63][from&63]
		gained := farther &^ q.repliers
		n := gained.Count()
		way := targets & (attacks.Between(slider, from) | b.Lowest())
		difference += n * (moves - way.Count())
		if targets&farther != 0 {
			difference += (targets & farther & q.repliers).Count()
			for t := targets & farther &^ q.repliers; t != 0; t = t.WithoutLowest() {
				difference -= (gained & behind[slider&63][t.First()&63]).Count()
			}
		}
	}
	return difference
}

// pawnReplies returns by how much the replies of pawns differ when a piece is lifted from a square
// that matters to them, for all its moves, beyond what the landings say.
//
// A pawn that attacked the square has nothing to capture there any more, and a pawn that was kept from
// a push can make it. A capture of that pawn takes these differences with it, and a push that has
// become possible is cut off where the piece is set down in its way.
func (q *pair[Mover, Replier]) pawnReplies(lifted, targets attacks.Bitboard, moves int) (difference int) {
	takers := attacks.Pawn(rules.Color[Mover](), lifted.First()) & q.replier.Pawns &^ q.pinned
	difference = (takers & targets).Count() - takers.Count()*moves
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
		difference += pushes*(moves-(targets&pawn).Count()) - (targets & (double | third)).Count()
	}
	return difference
}
