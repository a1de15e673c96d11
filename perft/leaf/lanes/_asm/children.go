package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
)

// children makes the eight positions of the batch, one in each lane.
//
// Every set of the mover's men that holds the square from which the man moves loses it and gains
// the square to which he goes; the replier loses what stood there. In a lane for no
// move, and in a last batch that is not full, both squares are none.
func (k *kernel) children() {
	k.replies = zero()
	square := func(list string) vec {
		z := ZMM()
		VPMOVZXBQ(element(k.node.Field(list), 0).Idx(k.index, 1), z)
		VPSLLVQ(z, broadcast(word(1)), z)
		return z
	}
	from, to := square("from"), square("to")
	k.valid = meets(from, from)
	both := xor(from, to)
	moved := func(set string) vec {
		before := k.field("mover", set)
		after := broadcast(before)
		VPXORQ(both, after, meets(from, before), after)
		return after
	}
	k.pawns = moved("pawns")
	k.knights = moved("knights")
	k.diagonals = moved("diagonals")
	k.orthogonals = moved("orthogonals")
	k.batch.king = moved("king")
	k.replier = without(k.field("replierAll"), to)

	k.mend()

	k.mover = of(k.pawns, k.knights, k.diagonals, orOr)
	into(k.mover, k.orthogonals, k.batch.king, orOr)
	k.occ = or(k.mover, k.replier)
	VMOVDQA64(k.orthogonals, k.sliders)
	VMOVDQA64(k.diagonals, k.sliders.Offset(64))
}

// mend does what special moves do beyond moving a man: a pawn becomes another man, a rook is
// moved too, a pawn is captured on another square.
func (k *kernel) mend() {
	end := GP64()
	LEAQ(operand.Mem{Base: k.index, Disp: 8}, end)
	CMPQ(end, k.field("special"))
	JBE(operand.LabelRef("mended"))

	offset := GP64()
	IMUL3Q(operand.U8(5*8), k.index, offset)
	SUBQ(k.field("mendBase"), offset)
	mending := k.node.Field("mend").Index(0)
	for _, m := range []struct {
		name string
		set  vec
	}{
		{"pawns", k.pawns}, {"knights", k.knights}, {"diagonals", k.diagonals},
		{"orthogonals", k.orthogonals}, {"replier", k.replier},
	} {
		VPXORQ(element(mending.Field(m.name), 0).Idx(offset, 1), m.set, m.set)
	}
	Label("mended")
}
