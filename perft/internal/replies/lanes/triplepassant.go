package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/magic"
)

// enPassantLeaves counts the captures en passant that replies allow, which are not among the last
// moves counted elsewhere: of pawns that make a double step to a square next to one of the mover's.
func (t *triple) enPassantLeaves() (leaves uint64) {
	n, ways := &t.passed, &t.now.pawnMoves
	takers := n.replier.pawns | bits.ReverseBytes64(ways.west|ways.single|ways.east|ways.double)
	for d := n.pawnMoves.double & (west(takers) | east(takers)); d != 0; d &= d - 1 {
		to := d & -d
		leaves += t.takersAfter(to, t.replyOfDouble(to))
	}
	for _, d := range t.doubles[:t.doubleCount] {
		for b := d.to; b != 0; b &= b - 1 {
			leaves += t.takersOf(b&-b, d.first)
		}
	}
	return leaves
}

// takersAfter counts the captures en passant after first moves that leave a reply, a double step to a square.
// All that leave the squares next to it alone allow as many, if the king is not exposed.
func (t *triple) takersAfter(double, reply uint64) (number uint64) {
	next, exposed := east(double)|west(double), t.exposedKing()
	standing := uint64(bits.OnesCount64(next & t.passed.replier.pawns))
	from, to, removed := t.firsts.from[:], t.firsts.to[:len(t.firsts.from)], t.firsts.removed[:len(t.firsts.from)]
	for i := range from[:t.firsts.count] {
		touched := next>>(to[i]%64)&1 != 0
		if standing == 0 && !touched { // as after most moves: there is no pawn that could capture
			continue
		}
		switch {
		case removed[i][reply/64%words]>>(reply%64)&1 != 0:
		case exposed || touched || next>>(from[i]%64)&1 != 0:
			number += t.takersOf(double, uint64(i))
		default:
			number += standing
		}
	}
	return number
}

// exposedKing reports whether a slider of the replier's can see the mover's king after a capture en passant:
// only on a ray where something may happen, as not more pieces leave it than by any first move, reply and
// last move.
func (t *triple) exposedKing() bool { return t.rays.count != 0 }

// replyOfDouble returns the index of the reply that is a double step to a square.
func (t *triple) replyOfDouble(square uint64) uint64 {
	n, to := &t.passed, uint8(bits.TrailingZeros64(square))
	for r := range t.replies.count {
		if n.to[1+r] == to && n.from[1+r] == to-16 {
			return r
		}
	}
	panic("bitray/perft/internal/replies/lanes: a double step is not among the replies")
}

// takersOf counts the pawns that may capture en passant the one that has just gone to a square,
// after the first move of index i. If the king is exposed, the capture must not leave it to a
// slider.
func (t *triple) takersOf(double, i uint64) (number uint64) {
	n := &t.passed
	from, to := uint64(1)<<t.firsts.from[i], uint64(1)<<t.firsts.to[i]
	pawns := n.replier.pawns
	if from&pawns != 0 {
		pawns ^= from | to
	}
	takers := (east(double) | west(double)) & pawns
	if !t.exposedKing() {
		return uint64(bits.OnesCount64(takers))
	}
	king := bits.TrailingZeros64(n.replier.king)
	for ; takers != 0; takers &= takers - 1 {
		occ := (n.occ&^from|to)&^(double>>16|double|takers&-takers) | double>>8
		if magic.Rook(king, occ)&n.mover.orthogonals&^to == 0 && magic.Bishop(king, occ)&n.mover.diagonals&^to == 0 {
			number++
		}
	}
	return number
}
