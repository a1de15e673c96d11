package replies

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// lostToPins returns how many replies are lost because a slider that goes from one square to each of the
// others, one at a time, pins a piece from there.
//
// Nothing but that piece stands between the king and the slider, and it was not pinned before. Its moves have
// been counted as if it were free; those that lead off the line from the king to the slider are gone. They
// are found with the slider lifted and set down, so nothing else needs to be known of the move.
func (q *pair[Mover, Replier]) lostToPins(from, targets attacks.Bitboard) (lost int) {
	for ; targets != 0; targets = targets.WithoutLowest() {
		to := targets.Lowest()
		line := attacks.Between(q.replying.King, to.First())
		occ, movers := q.occ&^from|to, q.movers&^from|to
		pinned := line & q.repliers
		line |= to
		switch sq := pinned.First(); {
		case pinned&q.replier.Pawns != 0:
			front := rules.Forward[Replier](pinned)
			single := front &^ occ
			double := rules.Forward[Replier](single&rules.ThirdRank[Replier]()) &^ occ
			lost += weigh((single | double | (front.West()|front.East())&movers) &^ line)
		case pinned&q.replier.Knights != 0:
			lost += (attacks.Knight(sq) &^ q.repliers).Count()
		default:
			var seen attacks.Bitboard
			if pinned&q.replier.Orthogonals != 0 {
				seen = attacks.Rook(sq, occ)
			}
			if pinned&q.replier.Diagonals != 0 {
				seen |= attacks.Bishop(sq, occ)
			}
			lost += (seen &^ (q.repliers | line)).Count()
		}
	}
	return lost
}
