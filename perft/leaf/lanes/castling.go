package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/magic"
)

// castlingRights is what the castlings of both sides depend on, seen from the mover. It is kept
// while rights and kings stay the same.
type castlingRights struct {
	// What the rest follows from, as on the board.
	rooks, mover, replier attacks.Bitboard
	turn                  attacks.Color

	ours, theirs         [2]castling
	kingGoals, rookGoals uint64 // of the mover
}

// update makes c that of the given rooks and kings.
func (c *castlingRights) update(rooks, mover, replier attacks.Bitboard, turn attacks.Color) {
	if c.rooks == rooks && c.mover == mover && c.replier == replier && c.turn == turn {
		return
	}
	our, their := turned(rooks, turn)&rank1, turned(rooks, turn)&rank8
	*c = castlingRights{
		rooks: rooks, mover: mover, replier: replier, turn: turn,
		ours:   castlingsOf(turned(mover, turn), our),
		theirs: castlingsOf(turned(replier, turn), their),
	}
	for ; our != 0; our &= our - 1 {
		kingGoal, rookGoal := castlingGoals(turned(mover, turn), our&-our)
		c.kingGoals |= kingGoal
		c.rookGoals |= rookGoal
	}
}

// offer stores in n what listMoves wants to know of castlings. Of the replier's those count whose
// ways are free of his own men.
func (c *castlingRights) offer(n *node, own uint64) {
	n.kingGoals, n.rookGoals = c.kingGoals, c.rookGoals
	next := 0
	for i := range c.theirs {
		if way := &c.theirs[i]; way.rook != 0 && way.empty&own == 0 {
			n.castlings[next&1] = *way
			next++
		}
	}
	for ; next < len(n.castlings); next++ {
		n.castlings[next] = castling{}
	}
}

// castlingsOf returns the castlings of a king with the given rooks.
func castlingsOf(king, rooks uint64) (c [2]castling) {
	for i := 0; rooks != 0 && i < len(c); i, rooks = i+1, rooks&(rooks-1) {
		rook := rooks & -rooks
		kingGoal, rookGoal := castlingGoals(king, rook)
		kingWay := span(king, kingGoal)
		c[i] = castling{
			empty: (kingWay | span(rook, rookGoal)) &^ (king | rook),
			safe:  kingWay &^ king,
			rook:  rook,
		}
	}
	return c
}

// castlingGoals returns where castling takes king and rook.
func castlingGoals(king, rook uint64) (kingGoal, rookGoal uint64) {
	rank := rank1
	if king > rank1 {
		rank = rank8
	}
	if rook > king {
		return uint64(attacks.FileG) & rank, uint64(attacks.FileF) & rank
	}
	return uint64(attacks.FileC) & rank, uint64(attacks.FileD) & rank
}

// span returns the squares from a to b, both included, which must share a rank.
func span(a, b uint64) uint64 {
	lo, hi := min(a, b), max(a, b)
	return hi | (hi - lo)
}

// legal returns which of the mover's castlings are legal, as bits 0 and 1. The danger was computed
// with the rook on the board; where it screens the king's goal from a slider on the rank, which
// happens only in Chess960, the goal is tested with the men where they will be.
func (c *castlingRights) legal(n *node) (which uint) {
	if c.kingGoals == 0 || n.checkers != 0 {
		return 0
	}
	for i := range c.ours {
		way := &c.ours[i]
		if way.rook == 0 || n.occ&way.empty != 0 || n.danger&way.safe != 0 {
			continue
		}
		if sliders := n.replier.orthogonals & rank1; sliders != 0 {
			kingGoal, rookGoal := castlingGoals(n.mover.king, way.rook)
			after := n.occ&^(n.mover.king|way.rook) | rookGoal
			if magic.Rook(bits.TrailingZeros64(kingGoal), after)&sliders != 0 {
				continue
			}
		}
		which |= 1 << i
	}
	return which
}

// listCastlings lists those of the mover's castlings that which says.
func (n *node) listCastlings(c *castlingRights, which uint) {
	for ; which != 0; which &= which - 1 {
		rook := c.ours[bits.TrailingZeros(which)&1].rook
		kingGoal, rookGoal := castlingGoals(n.mover.king, rook)
		if (n.mover.king|rook|kingGoal|rookGoal)&n.sensitive == 0 {
			n.untouched++
			continue
		}
		m, lane := n.listOne(int(n.moverKing), bits.TrailingZeros64(kingGoal))
		m.orthogonals[lane] = rook ^ rookGoal
		m.mover[lane] = rook ^ rookGoal
	}
}
