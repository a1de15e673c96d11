package arithshift

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/transform/simd/_asm/emit"
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

func begin(f *emit.File, p piece, set string) *kernel {
	k := &kernel{piece: p, Kernel: f.Begin(4, p.name+set, "func(sq, occ uint64) uint64",
		p.name+set+" answers one question. The square is 0 to 63.")}
	k.offset = k.Value("sq")
	k.row = k.GP64()
	k.SHLQ(operand.U8(rowShift), k.offset)
	k.LEAQ(operand.NewDataAddr(operand.Symbol{Name: "·rows"}, 0), k.row)
	return k
}

// above and below are the squares of the lines on either side of the slider.
func (k *kernel) above() operand.Mem { return k.at(8 * k.first) }
func (k *kernel) below() operand.Mem { return k.at(half + 8*k.first) }

func (k *kernel) at(offset int) operand.Mem {
	return operand.Mem{Base: k.row, Index: k.offset, Scale: 1, Disp: offset}
}

// result returns where the caller expects the answer.
func (k *kernel) result() operand.Mem { return emit.Address(k.ReturnIndex(0)) }
