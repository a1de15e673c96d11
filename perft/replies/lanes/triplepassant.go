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
	exposed := t.exposedKing()
	for d := n.pawnMoves.double & (west(takers) | east(takers)); d != 0; d &= d - 1 {
		to := d & -d
		reply := t.replyOfDouble(to)
		for i := range t.firsts.count {
			if t.firsts.removed[i][reply/64]>>(reply%64)&1 == 0 {
				leaves += t.takersOf(to, i, exposed)
			}
		}
	}
	for _, d := range t.doubles[:t.doubleCount] {
		for b := d.to; b != 0; b &= b - 1 {
			leaves += t.takersOf(b&-b, d.first, exposed)
		}
	}
	return leaves
}

// exposedKing reports whether any slider of the replier's stands on a line with the mover's king.
func (t *triple) exposedKing() bool {
	n := &t.passed
	l := n.replierKing
	return (l.rank|l.file)&n.mover.orthogonals|(l.diagonal|l.antiDiagonal)&n.mover.diagonals != 0
}

// replyOfDouble returns the index of the reply that is a double step to a square.
func (t *triple) replyOfDouble(square uint64) uint64 {
	n, to := &t.passed, uint8(bits.TrailingZeros64(square))
	for r := range t.replies.count {
		if n.to[1+r] == to && n.from[1+r] == to-16 {
			return r
		}
	}
	panic("bitray/perft/replies/lanes: a double step is not among the replies")
}

// takersOf counts the pawns that may capture en passant the one that has just gone to a square,
// after the first move of index i. If the king is exposed, the capture must not leave it to a
// slider.
func (t *triple) takersOf(double, i uint64, exposed bool) (number uint64) {
	n := &t.passed
	from, to := uint64(1)<<t.firsts.from[i], uint64(1)<<t.firsts.to[i]
	pawns := n.replier.pawns
	if from&pawns != 0 {
		pawns ^= from | to
	}
	takers := (east(double) | west(double)) & pawns
	if !exposed {
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
