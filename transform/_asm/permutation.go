package main

import (
	"slices"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// permutation holds for every place of the result the square that comes there.
type permutation [64]byte

// swap is a delta swap: the bits in mask change places with those distance places above.
type swap struct {
	distance uint8
	mask     uint64
}

func (s swap) apply(b uint64) uint64 {
	difference := (b>>s.distance ^ b) & s.mask
	return b ^ difference ^ difference<<s.distance
}

func backwards(swaps []swap) []swap {
	swaps = slices.Clone(swaps)
	slices.Reverse(swaps)
	return swaps
}

// swapped returns the map that makes the delta swaps one after the other.
func swapped(name string, swaps []swap) boardMap {
	m := boardMap{Name: name, Permutation: new(permutation)}
	for _, s := range swaps {
		m.Steps = append(m.Steps, deltaSwap(s.distance, s.mask))
	}
	for sq := range 64 {
		b := uint64(1) << sq
		for _, s := range swaps {
			b = s.apply(b)
		}
		for place := range 64 {
			if b>>place&1 != 0 {
				m.Permutation[place] = byte(sq)
			}
		}
	}
	return m
}

// permute picks every board together bit by bit: VPSHUFBITQMB takes the bits of a word that
// eight bytes number, in each of eight lanes, into a mask register. With the same board in all
// lanes that is any permutation of it. For layouts that take five delta swaps or more this is
// quicker than swapping on eight boards at once.
func (k *kernel) permute(m boardMap) {
	order := k.vector()
	k.c.VMOVDQU64(k.global("order_of_"+m.Name, 64, func(i int) byte { return m.Permutation[i] }), order)
	k.permuteLoop("rounds", k.set.unroll, "boards", order)
	k.permuteLoop("boards", 1, "done", order)
	k.c.Label("done")
	k.c.VZEROUPPER()
	k.c.RET()
}

func (k *kernel) permuteLoop(label string, boards int, next string, order reg.VecVirtual) {
	k.c.Label(label)
	k.c.CMPQ(k.left, operand.U8(boards))
	k.c.JLT(operand.LabelRef(next))
	for i := range boards {
		board, moved := k.vector(), k.c.K()
		k.c.VPBROADCASTQ(operand.Mem{Base: k.src, Disp: 8 * i}, board)
		k.c.VPSHUFBITQMB(order, board, moved)
		k.c.KMOVQ(moved, operand.Mem{Base: k.dst, Disp: 8 * i})
	}
	k.c.ADDQ(operand.U8(8*boards), k.src)
	k.c.ADDQ(operand.U8(8*boards), k.dst)
	k.c.SUBQ(operand.U8(boards), k.left)
	k.c.JMP(operand.LabelRef(label))
}
