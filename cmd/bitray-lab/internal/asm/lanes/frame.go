package lanes

import (
	words64 "math/bits"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// frame is what the functions share: the node, reached through a pointer.
type frame struct {
	*assembler
	node gotypes.Component
}

func (asm *assembler) newFrame() frame { return frame{asm, asm.Param("n").Dereference(asm.Value("n"))} }

// newTriple returns the triple that a function is given, and the frame of one of its nodes.
func (asm *assembler) newTriple(node string) (gotypes.Component, frame) {
	triple := asm.Param("t").Dereference(asm.Value("t"))
	return triple, frame{asm, triple.Field(node)}
}

// field returns the address of a field of the node, given its path.
func (f frame) field(path ...string) operand.Mem { return address(f.node, path...) }

// load returns the word in a field of the node.
func (f frame) load(path ...string) reg.GPVirtual {
	return f.wordAt(f.field(path...))
}

func address(c gotypes.Component, path ...string) operand.Mem {
	for _, name := range path {
		c = c.Field(name)
	}
	return emit.Address(c)
}

// linesOf returns the address of the lines of a king on a square, and their fields.
func (f frame) linesOf(square reg.GPVirtual) (reg.GPVirtual, gotypes.Component) {
	row := f.scaled(square, linesSize)
	first := f.filled(f.LEAQ, operand.Mem{Symbol: operand.Symbol{Name: "·lines"}, Base: reg.StaticBase})
	f.ADDQ(first, row)
	return row, f.node.Field("replierKing").Dereference(row)
}

// The sizes of elements that are found by their index, powers of two: the lines of a king, a double step of pawns,
// and the replies that a first move takes away.
const (
	linesSize   = 128
	doubleSize  = 16
	removedSize = 8 * replyWords
)

// scaled returns how far an element of a size lies from the first.
func (asm *assembler) scaled(index reg.GPVirtual, size uint) reg.GPVirtual {
	offset := asm.filled(asm.MOVQ, index)
	asm.SHLQ(shiftFor(size), offset)
	return offset
}

// shiftFor returns the shift that multiplies by a size.
func shiftFor(size uint) operand.U8 { return operand.U8(words64.TrailingZeros(size)) }

// lineSize is the size of a line of the cache.
const lineSize = 64

// alignedLocal returns the address of local memory that begins on a line of the cache.
func (asm *assembler) alignedLocal(size int) operand.Mem {
	if asm.fourLanes() {
		local := operand.Mem{Base: asm.narrow.memory, Disp: asm.narrow.local}
		asm.narrow.local += (size + lineSize - 1) &^ (lineSize - 1)
		return local
	}
	p, local := asm.GP64(), asm.AllocLocal(size+lineSize)
	asm.LEAQ(local.Offset(lineSize-1), p)
	asm.ANDQ(operand.I8(-lineSize), p)
	return operand.Mem{Base: p}
}

// element returns the address of an element of an array.
func element(c gotypes.Component, i int) operand.Mem { return emit.Address(c.Index(i)) }

// entryOf returns the address of an entry of the list in a field: index counts units of so many bytes.
func entryOf(c gotypes.Component, list string, index reg.Register, bytes uint8) operand.Mem {
	return element(c.Field(list), 0).Idx(index, bytes)
}

// leave returns to Go, with a result if there is one. The upper halves of the registers must be clear there.
func (asm *assembler) leave(result ...reg.Register) {
	asm.VZEROUPPER()
	for _, r := range result {
		asm.Store(r, asm.ReturnIndex(0))
	}
	asm.RET()
}
