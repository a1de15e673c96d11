package spill_test

import (
	"slices"
	"testing"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/spill"
)

// TestSpillLeavesFewMoves holds that the value which is used last goes to memory. Of seventeen values in
// sixteen registers one is stored, and taken from memory where it is used, with no load: after a loop, if it
// uses all others.
func TestSpillLeavesFewMoves(t *testing.T) {
	for _, loop := range []bool{false, true} {
		f := emit.NewFile("test")
		f.Function("sum")
		slots, times, sum := f.GP64(), f.GP64(), f.YMM()
		f.XORQ(slots, slots)
		f.MOVQ(operand.U32(3), times)
		var values [15]reg.VecVirtual
		for i := range values {
			values[i] = f.YMM()
			f.VMOVDQU(operand.Mem{Base: slots, Disp: 32 * i}, values[i])
		}
		f.VMOVDQU(operand.Mem{Base: slots}, sum)
		if loop {
			f.Label("loop")
		}
		const last = 7
		for _, v := range slices.Concat(values[:last], values[last+1:]) {
			if !loop || v == values[len(values)-1] { // in a loop when all others have been used, and will be
				some := f.YMM()
				f.VPXOR(v, sum, some)
				f.VPADDQ(some, v, v)
			}
			f.VPADDQ(v, sum, sum)
			f.VPADDQ(sum, v, v)
		}
		if loop {
			f.DECQ(times)
			f.JNE("loop")
		}
		f.VPADDQ(values[last], sum, sum)
		f.VMOVDQU(sum, operand.Mem{Base: slots, Disp: 1024})
		f.RET()
		file, err := f.Result()
		if err != nil {
			t.Fatal(err)
		}
		function := file.Functions()[0]
		size, err := spill.Registers(function, operand.Mem{Base: slots})
		if err != nil {
			t.Fatal(err)
		}
		count := map[string]int{}
		for _, i := range function.Instructions() {
			count[i.Opcode]++
		}
		if size != 32 || count["VMOVDQU"] != 16+1+1 {
			t.Errorf("loop %v: %d bytes of slots and %d moves, want 32 and 18", loop, size, count["VMOVDQU"])
		}
	}
}
