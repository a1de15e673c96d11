package hyperbola

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

func writeFrom512(f *emit.File, p piece) {
	k := newTable512(f, p, p.name+"FromAVX512", "func(dst []uint64, squares []uint8, occ uint64)",
		"answers for many squares of one occupancy.")
	k.loadTables()
	k.loadMasks()
	dst, squares, left := k.Base("dst"), k.Base("squares"), k.Len("dst")
	replicate := k.From(k.replicated())
	replicateInHalves := k.From(k.ConstantBytes("replicate_in_halves", func(i int) byte { return byte(i &^ 7 & 15) }))

	k.SUBQ(operand.U8(8), left)
	k.JLT(operand.LabelRef("few"))
	k.Label("eight")
	eight := k.Vector()
	k.VPBROADCASTQ(operand.Mem{Base: squares}, eight)
	k.VPSHUFB(replicate, eight, eight)
	k.VMOVDQU64(k.answer(eight), operand.Mem{Base: dst})
	k.ADDQ(operand.U8(8), squares)
	k.ADDQ(operand.U8(64), dst)
	k.SUBQ(operand.U8(8), left)
	k.JGE(operand.LabelRef("eight"))

	// What is left is answered together with some of what has been answered.
	k.ADDQ(operand.U8(8), left)
	k.JEQ(operand.LabelRef("done"))
	k.LEAQ(operand.Mem{Base: squares, Index: left, Scale: 1, Disp: -8}, squares)
	k.LEAQ(operand.Mem{Base: dst, Index: left, Scale: 8, Disp: -64}, dst)
	k.XORL(left.As32(), left.As32())
	k.JMP(operand.LabelRef("eight"))

	k.Label("few")
	k.ADDQ(operand.U8(8), left)
	k.JEQ(operand.LabelRef("done"))
	lanes, few := k.LowestLanes512(left), k.Vector()
	k.VPMOVZXBQ_Z(operand.Mem{Base: squares}, lanes, few)
	k.VPSHUFB(replicateInHalves, few, few)
	k.VMOVDQU64(k.answer(few), lanes, operand.Mem{Base: dst})
	k.Label("done")
	k.End()
}

// replicated is the order of bytes that copies the first eight of a lane eight times each.
func (k *table512) replicated() operand.Mem {
	return k.ConstantBytes("replicate", func(i int) byte { return byte(i / 8) })
}

func (k *table512) loadMasks() {
	if k.rook {
		k.fileA = k.Broadcast(fileA)
		k.rankMasks = k.From(k.Constant("ranks", func(i int) uint64 { return 0xff << (8 * i) }))
	}
	if k.bishop {
		k.diagonalMasks = k.loadDiagonals()
	}
}

// answer returns the attacks from the squares in the lanes, each of them eight times in its
// lane. The instructions that look up take as many of the lowest bits of an index as they need,
// so nothing is masked.
func (k *table512) answer(squares reg.VecVirtual) reg.VecVirtual {
	u := &union{k: k}
	if k.bishop {
		d, a := k.diagonalMasks.of(squares)
		u.add(k.lookUp(k.diagonals, squares), d)
		u.add(k.lookUp(k.antis, squares), a)
	}
	if k.rook {
		fileMask, rankMask, files, rank := k.Vector(), k.Vector(), k.Vector(), k.Vector()
		k.VPSRLQ(operand.U8(3), squares, rank)
		k.VPROLVQ(squares, k.fileA, fileMask) // whole ranks make no difference
		k.VPERMQ(k.rankMasks, rank, rankMask)
		k.VPERMQ(k.files, rank, files)
		u.add(k.lookUp(k.ranks, squares), rankMask)
		u.add(files, fileMask)
	}
	return u.all
}
