package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// kernel holds the values of countReplies by name.
type kernel struct {
	node gotypes.Component // the parent
	base reg.GPVirtual     // its address
	king reg.GPVirtual     // the address of the replier's king's lines
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

// field returns the address of a field of the parent, given its path.
func (k *kernel) field(path ...string) operand.Mem { return address(k.node, path...) }

func (k *kernel) kingField(name string) operand.Mem { return address(k.kin, name) }

func address(c gotypes.Component, path ...string) operand.Mem {
	for _, name := range path {
		c = c.Field(name)
	}
	return resolve(c)
}

func resolve(c gotypes.Component) operand.Mem {
	b, err := c.Resolve()
	if err != nil {
		panic(err)
	}
	return b.Addr
}

// element returns the address of the first word of an array field.
func (k *kernel) element(c gotypes.Component, i int) operand.Mem { return resolve(c.Index(i)) }

func countReplies() {
	Implement("countReplies")
	k := new(kernel)
	k.base = GP64()
	Load(Param("n"), k.base)
	k.node = Param("n").Dereference(k.base)
	k.king = GP64()
	MOVQ(k.field("king"), k.king)
	k.kin = k.node.Field("king").Dereference(k.king)
	k.sliders = k.alignedLocal(128)

	k.directions()

	k.total = zero()
	k.index = GP64()
	XORQ(k.index, k.index)

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
	ADDQ(operand.U8(8), k.index)
	CMPQ(k.index, k.field("moves"))
	JB(operand.LabelRef("batch"))

	k.sum()
	RET()
}

// alignedLocal returns the address of local memory that begins on a cache line.
func (k *kernel) alignedLocal(size int) operand.Mem {
	local := AllocLocal(size + 64)
	p := GP64()
	LEAQ(local.Offset(63), p)
	ANDQ(operand.I8(-64), p)
	return operand.Mem{Base: p}
}

// sum returns the sum of all lanes of total.
func (k *kernel) sum() {
	half, low, swapped := YMM(), XMM(), XMM()
	VEXTRACTI64X4(operand.U8(1), k.total, half)
	VPADDQ(half, k.total.AsY(), half)
	VEXTRACTI128(operand.U8(1), half, low)
	VPADDQ(low, half.AsX(), low)
	VPSHUFD(operand.U8(0x4e), low, swapped)
	VPADDQ(low, swapped, low)
	result := GP64()
	VMOVQ(low, result)
	VZEROUPPER()
	Store(result, ReturnIndex(0))
}
