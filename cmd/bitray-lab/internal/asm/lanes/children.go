package lanes

import "github.com/mmcloughlin/avo/operand"

// children makes the eight positions of the batch, one in each lane.
//
// Every set of the mover's pieces that holds the origin of the move loses that square and gains the
// target; the replier loses what stood there. In a lane for no move both squares are none.
func (k *kernel) children() {
	to := k.squares("to")
	k.move(to, k.squares("from"))
	k.mend(to)
	k.occ = k.or(k.mover, k.replier)
}

// move makes a move in each lane.
func (k *kernel) move(to, from vec) {
	k.from, k.both = from, k.xor(from, to)
	k.mover = k.xor(k.both, k.field("moverAll"))
	k.replier = k.without(k.field("replierAll"), to)
	k.movePieces()
}

// movePieces moves the mover's pieces of each kind that the variant looks at.
func (k *kernel) movePieces() {
	if k.dangers {
		k.pawns = k.moved("pawns")
		k.knights = k.moved("knights")
	}
	if k.dangers || k.lines {
		k.diagonals = k.moved("diagonals")
		k.orthogonals = k.moved("orthogonals")
	}
}

// squares returns what the entries of a list are for the batch, as boards of one square.
func (k *kernel) squares(list string) vec { return k.boardsOn(k.field(list, 0).Idx(k.index, 1)) }

// moved returns a set of the mover's pieces after the moves.
func (k *kernel) moved(set string) vec {
	before := k.field("mover", set)
	if k.ofPairs() {
		after := k.without(before, k.first.to)
		return written(after, k.VPXORQ, k.both, after, k.meets(k.from, after))
	}
	after := k.broadcast(before)
	return written(after, k.VPXORQ, k.both, after, k.meets(k.from, before))
}

// own returns a set of the replier's pieces after the moves.
func (k *kernel) own(set string) vec {
	before := k.field("replier", set)
	if k.ofPairs() {
		after := k.broadcast(before)
		k.VPXORQ(k.first.both, after, k.meets(k.first.from, after), after)
		return k.and(after, k.replier)
	}
	return k.and(k.replier, before)
}

// mend does what special moves do beyond moving a piece: a pawn becomes another piece, a rook is
// moved too, a pawn is captured on another square.
func (k *kernel) mend(to vec) {
	k.Branch(k.CMPQ, k.filled(k.LEAQ, operand.Mem{Base: k.index, Disp: k.boardsAtATime()}), k.field("special"), k.JBE, k.ref("mended"))
	become := k.made(k.VPMOVZXBQ, k.field("become", 0).Idx(k.index, 1))
	k.promote(become, to)
	for i := range 2 {
		k.moveRook(i, k.meets(become, k.word(uint64(k.named("castlesFirst")<<i))))
	}
	captured := k.up(k.broadcast(k.field("enPassant")), -8)
	k.VPXORQ(captured, k.replier, k.meets(become, k.word(uint64(k.named("capturesEnPassant")))), k.replier)
	k.label("mended")
}
