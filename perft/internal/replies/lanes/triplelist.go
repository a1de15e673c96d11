package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// separable reports whether p can be counted from parts, as far as the pieces and the rights to
// castle tell.
func separable(p *board.Position) bool {
	return handles(p) && fewMoves(p.Side(attacks.White)) && fewMoves(p.Side(attacks.Black)) && castlesFromHome(p)
}

// fewMoves reports whether a side can never have more than 255 moves, so that their number fits a
// byte. A pawn that is promoted by capturing to either side or by a step has twelve.
func fewMoves(s *board.Side) bool {
	return 13*s.Diagonals.Count()+14*s.Orthogonals.Count()+8*s.Knights.Count()+12*s.Pawns.Count()+8+2 <= 255
}

// castlesFromHome reports whether kings and rooks that may castle stand where they do in standard
// chess. Elsewhere the king may reach the square to which castling takes it by a step too.
func castlesFromHome(p *board.Position) bool {
	rooks := p.CastlingRooks()
	if rooks&^(attacks.FileA|attacks.FileH) != 0 {
		return false
	}
	for _, c := range []attacks.Color{attacks.White, attacks.Black} {
		if back := attacks.Rank1 << (56 * c); rooks&back != 0 && p.Side(c).King&attacks.FileE == 0 {
			return false
		}
	}
	return true
}

// list lists the first moves of p, and the replies to a passed turn. It reports whether there are
// some of both and the mover is not in check, so that it can pass.
func (c *TripleCounter) list(p *board.Position) bool {
	t, turn := &c.triple, p.SideToMove()
	mover, replier := p.Side(turn), p.Side(turn.Other())
	now, passed := &t.now, &t.passed

	rooks := turned(p.CastlingRooks(), turn)
	c.ways = c.mover.of(turned(mover.King, turn), rooks&rank1)
	now.setCastlings(c.ways, c.replier.of(turned(replier.King, turn), rooks&rank8), turned(replier.All(), turn))
	now.listed = ^uint64(0)
	listMoves(now, mover, replier, uint64(turn))
	if now.checkers != 0 || now.moves < 2 || now.moves > maxFirst {
		return false
	}

	rooks = turned(p.CastlingRooks(), turn.Other())
	ways := c.replierTurned.of(turned(replier.King, turn.Other()), rooks&rank1)
	passed.setCastlings(ways, c.moverTurned.of(turned(mover.King, turn.Other()), rooks&rank8), 0)
	passed.listed = ^uint64(0)
	listMoves(passed, replier, mover, uint64(turn.Other()))
	if passed.moves < 2 || passed.moves+passed.specialMoves() > maxReplies {
		return false
	}
	t.replies.special = [words]uint64{}
	t.listCastlings(ways)
	t.listPromotions()
	return true
}

// specialMoves returns how many promotions and castlings the mover may have.
func (n *node) specialMoves() uint64 {
	p := &n.promotions
	return 4*uint64(bits.OnesCount64(p.west)+bits.OnesCount64(p.single)+bits.OnesCount64(p.east)) + 2
}

// listSpecial lists a reply that does more than move one piece.
func (t *triple) listSpecial(from, to int) (reply uint64) {
	n := &t.passed
	n.from[n.moves], n.to[n.moves] = uint8(from), uint8(to)
	reply = n.moves - 1
	t.replies.special[reply/64] |= 1 << (reply % 64)
	n.moves++
	return reply
}

// listPromotions lists the promotions among the replies.
func (t *triple) listPromotions() {
	n := &t.passed
	t.replies.promotes = n.mover.pawns & uint64(attacks.Rank7)
	if t.replies.promotes == 0 {
		return
	}
	t.replies.become = [maxReplies]uint8{}
	for i, targets := range [...]uint64{n.promotions.west, n.promotions.single, n.promotions.east} {
		for ; targets != 0; targets &= targets - 1 {
			to := bits.TrailingZeros64(targets)
			for _, kind := range [...]uint8{joinsKnights, joinsDiagonals, joinsOrthogonals, joinsDiagonals | joinsOrthogonals} {
				t.replies.become[t.listSpecial(to-7-i, to)] = leavesPawns | kind
			}
		}
	}
}

// listCastlings lists the castlings among the replies, as moves of the king.
func (t *triple) listCastlings(ways *[2]castling) {
	n := &t.passed
	t.replies.castlingGoals, t.replies.castlingRooks = [2]uint64{}, [2]uint64{}
	next := 0
	for i := range ways {
		if ways[i].rook != 0 {
			t.replies.castlingGoals[next], t.replies.castlingRooks[next] = ways[i].kingGoal, ways[i].rook|ways[i].rookGoal
			next++
		}
	}
	for which := n.legalCastlings(ways); which != 0; which &= which - 1 {
		way := &ways[bits.TrailingZeros(which)&1]
		t.listSpecial(int(n.moverKing), bits.TrailingZeros64(way.kingGoal))
	}
}
