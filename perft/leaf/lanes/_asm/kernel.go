package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// kernel holds the values of countReplies by name.
type kernel struct {
	frame
	king reg.GPVirtual // the address of the replier's king's lines
	kin  gotypes.Component

	// Bits of directions, in the order of the rays of a king.
	active reg.GPVirtual // along which the king can be checked or a man of his be pinned
	danger reg.GPVirtual // along which a square that matters to him can be attacked

	sliders operand.Mem // the mover's orthogonal and diagonal sliders, for look-up

	index reg.GPVirtual // of the first move of the batch
	total vec

	batch
}

// batch holds what is known of the eight positions at hand.
type batch struct {
	valid                                        mask // lanes that hold a position
	pawns, knights, diagonals, orthogonals, king vec  // the mover's men
	mover, replier, occ                          vec
	checkers, pinned                             vec
	inCheck                                      mask
	answer                                       vec // squares that answer the check, or all
	targets                                      vec // of those, where no man of the replier stands
	attacked                                     vec // by the mover, as far as it matters to the king
	free                                         vec // men of the replier that are not pinned
	replies                                      vec // counted so far
}

func (k *kernel) kingField(name string) operand.Mem { return address(k.kin, name) }

// kingRays returns the address of the eight rays of the replier's king.
func (k *kernel) kingRays() operand.Mem { return resolve(k.kin.Field("rays").Index(0)) }

// element returns the address of the first word of an array field.
func element(c gotypes.Component, i int) operand.Mem { return resolve(c.Index(i)) }

func countReplies() {
	Implement("countReplies")
	Attributes(NOSPLIT)
	k := new(kernel)
	k.frame = newFrame()
	k.king = k.load("replierKing")
	k.kin = k.node.Field("replierKing").Dereference(k.king)
	k.sliders = k.alignedLocal(128)

	k.active, k.danger = k.load("active"), k.load("dangers")

	k.total = zero()
	k.index = k.load("moves")
	DECQ(k.index)
	ANDQ(operand.I8(-8), k.index)

	Label("batch")
	k.children()
	k.kingLines()
	k.check()
	k.orthogonalMoves()
	k.diagonalMoves()
	k.stepDanger()
	k.kingMoves()
	k.knightMoves()
	k.pawnMoves()
	k.castling()
	VPADDQ(k.replies, k.total, k.valid, k.total)
	SUBQ(operand.U8(8), k.index)
	JGE(operand.LabelRef("batch"))

	k.sum()
	RET()
}

// sum returns the sum of all lanes of total and, for every move that is not listed, the first
// lane of the batch counted last, which is the first: the replies to no move.
func (k *kernel) sum() {
	half, low, swapped := YMM(), XMM(), XMM()
	VEXTRACTI64X4(operand.U8(1), k.total, half)
	VPADDQ(half, k.total.AsY(), half)
	VEXTRACTI64X2(operand.U8(1), half, low)
	VPADDQ(low, half.AsX(), low)
	VPSHUFD(operand.U8(0x4e), low, swapped)
	VPADDQ(low, swapped, low)
	result, untouched := GP64(), GP64()
	VMOVQ(k.replies.AsX(), untouched)
	IMULQ(k.field("untouched"), untouched)
	VMOVQ(low, result)
	ADDQ(untouched, result)
	VZEROUPPER()
	Store(result, ReturnIndex(0))
}
