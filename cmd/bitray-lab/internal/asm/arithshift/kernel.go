package arithshift

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// rowShift is the logarithm of the size of a row: four words of squares above the slider, and four of
// those below.
const (
	rowShift = 6
	half     = 32
)

// kernel is a function that answers one question.
type kernel struct {
	*emit.Kernel
	piece
	row, offset reg.GPVirtual
}

func begin(f *emit.File, p piece, name, doc string) *kernel {
	return &kernel{piece: p, Kernel: f.Begin(p.lanes, name, "func(sq, occ uint64) uint64", name+" "+doc+" The square is 0 to 63.")}
}

// findRow leaves the address of the square's row in two registers.
func (k *kernel) findRow() {
	k.offset, k.row = k.Value("sq"), k.GP64()
	k.SHLQ(operand.U8(rowShift), k.offset)
	k.LEAQ(emit.Variable("rows"), k.row)
}

// above and below are the squares of the lines on either side of the slider.
func (k *kernel) above() operand.Mem { return k.at(8 * k.first) }
func (k *kernel) below() operand.Mem { return k.at(half + 8*k.first) }

func (k *kernel) at(offset int) operand.Mem {
	return operand.Mem{Base: k.row, Index: k.offset, Scale: 1, Disp: offset}
}

// result returns where the caller expects the answer.
func (k *kernel) result() operand.Mem { return emit.Address(k.ReturnIndex(0)) }
