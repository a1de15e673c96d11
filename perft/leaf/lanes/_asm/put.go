package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// startList begins the list of moves.
func (l *lister) startList() {
	l.moves = GP64()
	XORQ(l.moves, l.moves)
	l.numbers = ZMM()
	VMOVDQU64(numbers(), l.numbers)
}

// numbers returns the address of the bytes 0 to 63.
func numbers() operand.Mem {
	var words [8]uint64
	for i := range 64 {
		words[i/8] |= uint64(i) << (i % 8 * 8)
	}
	return table("squareNumbers", words[:]...)
}

// squaresOf returns the numbers of the squares of b, in ascending order: the bytes of numbers
// that b selects.
func (l *lister) squaresOf(b reg.GPVirtual) vec {
	selected, squares := K(), ZMM()
	KMOVQ(b, selected)
	VPCOMPRESSB_Z(l.numbers, selected, squares)
	return squares
}

// put lists the moves of the man on a square to targets, and adds these to the reach. More bytes
// than moves are written; the next moves overwrite them.
func (l *lister) put(square, targets reg.GPVirtual) {
	from := YMM()
	VPBROADCASTB(square.As32(), from)
	VMOVDQU64(from, l.list("from"))
	VMOVDQU64(l.squaresOf(targets).AsY(), l.list("to"))
	l.count(targets)
}

// putSteps lists the moves of pawns that all go by the same step.
func (l *lister) putSteps(offset int, targets reg.GPVirtual) {
	to, from := l.squaresOf(targets).AsX(), XMM()
	VMOVDQU64(to, l.list("to"))
	VPSUBB(bytes16(uint8(offset)), to, from)
	VMOVDQU64(from, l.list("from"))
	l.count(targets)
}

func (l *lister) list(name string) operand.Mem {
	return resolve(l.node.Field(name).Index(0)).Idx(l.moves, 1)
}

func (l *lister) count(targets reg.GPVirtual) {
	number := GP64()
	POPCNTQ(targets, number)
	ADDQ(number, l.moves)
	ORQ(targets, l.reach)
}
