package lanes

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// TestSpilledFunctionComputesTheSame runs random functions with more values than there are registers, before
// and after spill.
func TestSpilledFunctionComputesTheSame(t *testing.T) {
	for seed := range uint64(60) {
		p := newProgram(t, seed)
		want := newMachine(p.file, seed).run(t)
		size, err := spill(p.file.Functions()[0], operand.Mem{Base: p.slots})
		if err != nil {
			t.Fatal(err)
		}
		got := newMachine(p.file, seed).run(t)
		if !bytes.Equal(got.memory[outputs:], want.memory[outputs:]) {
			t.Fatalf("seed %d: the function stores something else after its values were given registers", seed)
		}
		used := len(bytes.TrimRight(got.memory[:inputs], "\x00"))
		if used == 0 || used > size || size > 2*used {
			t.Errorf("seed %d: slots take %d bytes, and %d are used", seed, size, used)
		}
		for _, i := range p.file.Functions()[0].Instructions() {
			for _, r := range append(i.InputRegisters(), i.OutputRegisters()...) {
				if r.ID().IsVirtual() && r.ID() != p.slots.ID() {
					t.Fatalf("seed %d: %s was given no register in %s", seed, r.Asm(), i.Opcode)
				}
			}
		}
	}
}

// TestSpillLeavesFewMoves holds that the value which is used last goes to memory. Of seventeen values in
// sixteen registers one is stored, and taken from memory where it is used, with no load: behind a loop, if it
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
			f.VMOVDQU(operand.Mem{Base: slots, Disp: inputs + 32*i}, values[i])
		}
		f.VMOVDQU(operand.Mem{Base: slots, Disp: inputs}, sum)
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
			f.JNE(operand.LabelRef("loop"))
		}
		f.VPADDQ(values[last], sum, sum)
		f.VMOVDQU(sum, operand.Mem{Base: slots, Disp: outputs})
		f.RET()
		function := fileOf(t, f).Functions()[0]
		size, err := spill(function, operand.Mem{Base: slots})
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

type program struct {
	file  *ir.File
	slots reg.GPVirtual
}

// newProgram returns a function of a loop with two ways through it, on 24 vectors and 20 words.
func newProgram(t *testing.T, seed uint64) program {
	random := rand.New(rand.NewPCG(seed, 29))
	f := emit.NewFile("test")
	f.Function("random")
	base, slots, times := f.GP64(), f.GP64(), f.GP64()
	f.XORQ(slots, slots)
	f.MOVQ(operand.U32(inputs), base)
	var vectors []reg.VecVirtual
	var words []reg.GPVirtual
	for i := range 24 {
		vectors = append(vectors, f.YMM())
		f.VMOVDQU(operand.Mem{Base: base, Disp: 32 * i}, vectors[i])
	}
	for i := range 20 {
		words = append(words, f.GP64())
		f.MOVQ(operand.Mem{Base: base, Disp: 8 * i}, words[i])
	}
	some := func(number int) {
		for range number {
			a, b, c := random.IntN(len(vectors)), random.IntN(len(vectors)), random.IntN(len(vectors))
			x, y := random.IntN(len(words)), random.IntN(len(words))
			switch random.IntN(7) {
			case 0:
				f.VPADDQ(vectors[a], vectors[b], vectors[c])
			case 1:
				f.VPSUBQ(vectors[a], vectors[b], vectors[c])
			case 2:
				f.VPANDN(vectors[a], vectors[b], vectors[c])
			case 3:
				f.VPXOR(vectors[a], vectors[b], vectors[c])
			case 4:
				f.VMOVDQA(vectors[a], vectors[c])
			case 5:
				f.ADDQ(words[x], words[y])
			case 6:
				f.MOVQ(words[x], words[y])
			}
		}
	}
	f.MOVQ(operand.U32(3), times)
	f.Label("loop")
	some(40)
	f.SUBQ(words[0], words[1])
	f.JE(operand.LabelRef("otherwise"))
	some(30)
	f.JMP(operand.LabelRef("join"))
	f.Label("otherwise")
	some(30)
	f.Label("join")
	some(10)
	f.DECQ(times)
	f.JNE(operand.LabelRef("loop"))
	out := f.GP64()
	f.MOVQ(operand.U32(outputs), out)
	for i, v := range vectors {
		f.VMOVDQU(v, operand.Mem{Base: out, Disp: 32 * i})
	}
	for i, w := range words {
		f.MOVQ(w, operand.Mem{Base: out, Disp: 1024 + 8*i})
	}
	f.RET()
	return program{fileOf(t, f), slots}
}

func fileOf(t *testing.T, f *emit.File) *ir.File {
	t.Helper()
	file, err := f.Result()
	if err != nil {
		t.Fatal(err)
	}
	return file
}
