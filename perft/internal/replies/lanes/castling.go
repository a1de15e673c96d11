package lanes

import (
	"math/bits"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/perft/internal/rules"
)

// setCastlings stores in n the castlings with rooks that may castle, except those of the replier
// whose ways its own pieces stand in, of which own are those that stay. What few moves change is kept.
func (n *node) setCastlings(rooks, own uint64) {
	if kept := &n.castlingsOf; kept.mover != n.mover.king || kept.replier != n.replier.king || kept.rooks != rooks {
		kept.mover, kept.replier, kept.rooks = n.mover.king, n.replier.king, rooks
		n.moverCastlings, n.replierCastlings = castlings(kept.mover, rooks&rank1), castlings(kept.replier, rooks&rank8)
		a, b := &n.moverCastlings[0], &n.moverCastlings[1]
		n.kingGoals, n.rookGoals = a.kingGoal|b.kingGoal, a.rook^a.rooks|b.rook^b.rooks
	}
	next := 0
	for i := range n.replierCastlings {
		if way := &n.replierCastlings[i]; way.rook != 0 && way.empty&own == 0 {
			n.castlings[next&1] = *way
			next++
		}
	}
	for ; next < len(n.castlings); next++ {
		n.castlings[next] = castling{}
	}
}

// castlings returns the castlings of a king with rooks.
func castlings(king, rooks uint64) (all [2]castling) {
	for i := 0; rooks != 0 && i < len(all); i, rooks = i+1, rooks&(rooks-1) {
		rook := rooks & -rooks
		goal := rules.CastlingGoal(attacks.Bitboard(king), attacks.Bitboard(rook))
		free, crossed := rules.CastlingWay(attacks.Bitboard(king).First(), attacks.Bitboard(rook).First())
		all[i] = castling{
			empty: uint64(free), safe: uint64(crossed),
			rook: rook, kingGoal: uint64(goal.King.Bitboard()), rooks: rook ^ uint64(goal.Rook.Bitboard()),
		}
	}
	return all
}

// legalCastlings returns the rooks of the mover's castlings that are legal.
func (n *node) legalCastlings() (rooks uint64) {
	if n.kingGoals == 0 || n.checkers != 0 {
		return 0
	}
	for i := range n.moverCastlings {
		if way := &n.moverCastlings[i]; n.occ&way.empty|n.danger&way.safe == 0 {
			rooks |= way.rook
		}
	}
	if sliders := n.replier.orthogonals & rank1; rooks != 0 && sliders != 0 {
		king, occ, danger := attacks.Square(n.moverKing), attacks.Bitboard(n.occ), attacks.Bitboard(n.danger)
		rooks = uint64(rules.LegalCastlings[constbool.No](nil, attacks.Bitboard(rooks), king, occ, danger, attacks.Bitboard(sliders)))
	}
	return rooks
}

// listCastlings lists the castlings with the given rooks.
func (n *node) listCastlings(rooks uint64) {
	for i := range n.moverCastlings {
		switch way := &n.moverCastlings[i]; {
		case way.rook&rooks == 0:
		case (n.mover.king|way.kingGoal|way.rook|way.rooks)&(n.sensitive|n.listed) == 0:
			n.untouched++
		default:
			n.listOne(int(n.moverKing), bits.TrailingZeros64(way.kingGoal), castlesFirst<<i)
		}
	}
}
