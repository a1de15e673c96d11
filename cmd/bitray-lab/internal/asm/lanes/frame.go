package lanes

import (
	words64 "math/bits"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// frame is what the functions share: the node, and the triple if they are given one, reached through a pointer.
type frame struct {
	*assembler
	node, triple component
}

// newFrame returns the frame of a function that is given a node.
func (asm *assembler) newFrame() frame {
	return frame{assembler: asm, node: asm.Param("n").Dereference(asm.Value("n"))}
}

// newTriple returns the frame of a function that is given a triple, and works on one of its nodes.
func (asm *assembler) newTriple(node string) frame {
	triple := asm.Param("t").Dereference(asm.Value("t"))
	return frame{asm, triple.Field(node), triple}
}

// field returns the address in the node, and inTriple the one in the triple, that a path leads to.
func (f frame) field(path ...any) operand.Mem    { return address(f.node, path...) }
func (f frame) inTriple(path ...any) operand.Mem { return address(f.triple, path...) }

// load returns the word in the node that a path leads to.
func (f frame) load(path ...any) general { return f.wordAt(f.field(path...)) }

// address returns the address in c that a path leads to, of names of fields and of indices.
func address(c component, path ...any) operand.Mem {
	for _, step := range path {
		if i, ok := step.(int); ok {
			c = c.Index(i)
		} else {
			c = c.Field(step.(string))
		}
	}
	return emit.Address(c)
}

// linesOf returns the lines of a king on a square, and linesAt those at an address.
func (f frame) linesOf(square general) component { return f.linesAt(f.row(square)) }
func (f frame) linesAt(row general) component {
	return f.node.Field("replierKing").Dereference(row)
}

// row returns the address of the lines of a king on a square.
func (f frame) row(square general) general {
	row := f.scaled(square, f.bytesOf("kingLines"))
	return written(row, f.ADDQ, f.filled(f.LEAQ, emit.Variable("lines")))
}

// removedBytes returns the size of the replies that a first move takes away, a bit for each.
func (asm *assembler) removedBytes() int { return 8 * asm.named("words") }

// scaled returns how far an element of a size, a power of two, lies from the first.
func (asm *assembler) scaled(index general, size int) general {
	return written(asm.filled(asm.MOVQ, index), asm.SHLQ, shiftFor(size))
}

// shiftFor returns the shift that multiplies by a size.
func shiftFor(size int) operand.U8 { return operand.U8(words64.TrailingZeros(uint(size))) }

// lineSize is the size of a line of the cache.
const lineSize = 64

// alignedLocal returns the address of local memory that begins on a line of the cache.
func (asm *assembler) alignedLocal(size int) operand.Mem {
	if asm.fourLanes() {
		local := operand.Mem{Base: asm.narrow.memory, Disp: asm.narrow.local}
		asm.narrow.local += (size + lineSize - 1) &^ (lineSize - 1)
		return local
	}
	p := written(asm.filled(asm.LEAQ, asm.AllocLocal(size+lineSize).Offset(lineSize-1)), asm.ANDQ, operand.I8(-lineSize))
	return operand.Mem{Base: p}
}

// leave returns to Go, with a result if there is one. The upper halves of the registers must be clear there.
func (asm *assembler) leave(result ...reg.Register) {
	asm.VZEROUPPER()
	for _, r := range result {
		asm.Store(r, asm.ReturnIndex(0))
	}
	asm.RET()
}
