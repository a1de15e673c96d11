package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/magic"
	"github.com/bitray/bitray/perft/internal/rules"
)

// castlings are the castlings of a king with the rooks that may still castle. They are kept while
// these stay the same.
type castlings struct {
	king, rooks uint64
	ways        [2]castling
}

// of returns the castlings of the given king and rooks.
func (c *castlings) of(king, rooks uint64) *[2]castling {
	if c.king == king && c.rooks == rooks {
		return &c.ways
	}
	*c = castlings{king: king, rooks: rooks}
	for i := 0; rooks != 0 && i < len(c.ways); i, rooks = i+1, rooks&(rooks-1) {
		rook := rooks & -rooks
		kingGoal, rookGoal := castlingGoals(king, rook)
		kingWay := span(king, kingGoal)
		c.ways[i] = castling{
			empty: (kingWay | span(rook, rookGoal)) &^ (king | rook),
			safe:  kingWay &^ king,
			rook:  rook, kingGoal: kingGoal, rookGoal: rookGoal,
		}
	}
	return &c.ways
}

// setCastlings stores in n what listMoves needs to know of castlings: where the mover's go, and
// those of the replier whose ways are free of its own pieces. These pieces are own.
func (n *node) setCastlings(mover, replier *[2]castling, own uint64) {
	n.kingGoals = mover[0].kingGoal | mover[1].kingGoal
	n.rookGoals = mover[0].rookGoal | mover[1].rookGoal
	next := 0
	for i := range replier {
		if way := &replier[i]; way.rook != 0 && way.empty&own == 0 {
			n.castlings[next&1] = *way
			next++
		}
	}
	for ; next < len(n.castlings); next++ {
		n.castlings[next] = castling{}
	}
}

// castlingGoals returns where castling takes king and rook.
func castlingGoals(king, rook uint64) (kingGoal, rookGoal uint64) {
	goal := rules.CastlingGoal(attacks.Bitboard(king), attacks.Bitboard(rook))
	return uint64(goal.King.Bitboard()), uint64(goal.Rook.Bitboard())
}

// span returns the squares from a to b, both included, which must share a rank.
func span(a, b uint64) uint64 {
	return uint64(rules.Span(attacks.Bitboard(a).First(), attacks.Bitboard(b).First()))
}

// legalCastlings returns which of the mover's castlings are legal, as bits 0 and 1. The danger was
// computed with the rook on the board; where it screens the king's goal from a slider on the
// rank, which happens only in Chess960, the goal is looked at with both pieces lifted, see
// rules.LegalCastlings.
func (n *node) legalCastlings(ways *[2]castling) (which uint) {
	if n.kingGoals == 0 || n.checkers != 0 {
		return 0
	}
	for i := range ways {
		way := &ways[i]
		if way.rook == 0 || n.occ&way.empty != 0 || n.danger&way.safe != 0 {
			continue
		}
		if sliders := n.replier.orthogonals & rank1; sliders != 0 {
			lifted := n.occ &^ (n.mover.king | way.rook)
			if magic.Rook(bits.TrailingZeros64(way.kingGoal), lifted)&sliders != 0 {
				continue
			}
		}
		which |= 1 << i
	}
	return which
}

// listCastlings lists the castlings that the bits of which select from ways.
func (n *node) listCastlings(ways *[2]castling, which uint) {
	for ; which != 0; which &= which - 1 {
		way := &ways[bits.TrailingZeros(which)&1]
		if (n.mover.king|way.rook|way.kingGoal|way.rookGoal)&n.sensitive == 0 {
			n.untouched++
			continue
		}
		m, lane := n.listOne(int(n.moverKing), bits.TrailingZeros64(way.kingGoal))
		m.orthogonals[lane] = way.rook ^ way.rookGoal
		m.mover[lane] = way.rook ^ way.rookGoal
	}
}
