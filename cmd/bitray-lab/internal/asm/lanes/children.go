package lanes

import (
	"github.com/mmcloughlin/avo/operand"
)

// children makes the eight positions of the batch, one in each lane.
//
// Every set of the mover's pieces that holds the origin of the move loses that square and gains the
// target; the replier loses what stood there. In a lane for no move both squares are none.
func (k *kernel) children() {
	to := k.squares("to")
	k.move(to, k.squares("from"))
	k.mend(to)
	k.occ = or(k.mover, k.replier)
}

// move makes a move in each lane.
func (k *kernel) move(to, from vec) {
	k.from, k.both = from, xor(from, to)
	k.mover = xor(k.both, k.field("moverAll"))
	k.replier = without(k.field("replierAll"), to)
	if k.dangers {
		k.pawns = k.moved("pawns")
		k.knights = k.moved("knights")
		k.diagonals = k.moved("diagonals")
		k.orthogonals = k.moved("orthogonals")
	}
}

// squares returns what the entries of a list are for the batch, as boards of one square.
func (k *kernel) squares(list string) vec {
	return boardsOn(element(k.node.Field(list), 0).Idx(k.index, 1))
}

// moved returns a set of the mover's pieces after the moves.
func (k *kernel) moved(set string) vec {
	before := k.field("mover", set)
	if k.pairs != nil {
		after := without(before, k.first.to)
		asm.VPXORQ(k.both, after, meets(k.from, after), after)
		return after
	}
	after := broadcast(before)
	asm.VPXORQ(k.both, after, meets(k.from, before), after)
	return after
}

// own returns a set of the replier's pieces after the moves.
func (k *kernel) own(set string) vec {
	before := k.field("replier", set)
	if k.pairs != nil {
		after := broadcast(before)
		asm.VPXORQ(k.first.both, after, meets(k.first.from, after), after)
		return and(after, k.replier)
	}
	return and(k.replier, before)
}

// mend does what special moves do beyond moving a piece: a pawn becomes another piece, a rook is
// moved too, a pawn is captured on another square.
func (k *kernel) mend(to vec) {
	asm.CMPQ(filled(asm.LEAQ, operand.Mem{Base: k.index, Disp: boardsAtATime()}), k.field("special"))
	asm.JBE(k.ref("mended"))
	become := made(asm.VPMOVZXBQ, element(k.node.Field("become"), 0).Idx(k.index, 1))
	k.promote(become, to)
	for i := range 2 {
		k.moveRook(i, meets(become, word(castlesFirst<<i)))
	}
	captured := up(broadcast(k.field("enPassant")), -8)
	asm.VPXORQ(captured, k.replier, meets(become, word(capturesEnPassant)), k.replier)
	k.label("mended")
}
