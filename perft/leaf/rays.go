package leaf

import "github.com/bitray/bitray/attacks"

// lookAlongRays finds the hot squares: those on rays from the replier's king on which a move may
// give check, or make or end a pin.
//
// Who is in check or pinned on a ray depends on its first two blockers. As long as no slider of
// the mover that moves along it is among the first three, and none can arrive on the ray up to
// the second, no move makes a difference: lifting one of the first two only brings the third
// forward. Otherwise every move that touches the ray up to the third blocker is hot. The others
// leave the first three blockers as they are.
//
// The blockers are found by looking from the king three times, each time with those that were
// seen before lifted.
func (q *pair[Mover, Replier]) lookAlongRays() {
	q.hot = 0
	king := q.replying.King
	if sliders := q.mover.Orthogonals; attacks.Rook(king, 0)&(sliders|q.reachLines) != 0 {
		first := attacks.Rook(king, q.occ)
		second := attacks.Rook(king, q.occ&^first)
		third := attacks.Rook(king, q.occ&^second)
		q.heat(attacks.North, third, third&sliders|second&q.reachLines)
	}
	if sliders := q.mover.Diagonals; attacks.Bishop(king, 0)&(sliders|q.reachDiagonals) != 0 {
		first := attacks.Bishop(king, q.occ)
		second := attacks.Bishop(king, q.occ&^first)
		third := attacks.Bishop(king, q.occ&^second)
		q.heat(attacks.NorthEast, third, third&sliders|second&q.reachDiagonals)
	}
}

// heat makes the squares of seen hot that lie on the same ray as one of sources; first is one of
// the four directions.
func (q *pair[Mover, Replier]) heat(first attacks.Direction, seen, sources attacks.Bitboard) {
	if sources == 0 {
		return
	}
	for d := first; d < first+8; d += 2 {
		if ray := attacks.Ray(d, q.replying.King); ray&sources != 0 {
			q.hot |= ray & seen
		}
	}
}
