package emit_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"testing"

	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// TestSpilledFunctionComputesTheSame runs random functions with more values than there are registers, before
// and after [emit.Spill].
func TestSpilledFunctionComputesTheSame(t *testing.T) {
	for seed := range uint64(60) {
		p := newProgram(t, seed)
		want := run(t, p.function)
		size, err := emit.Spill(p.function, operand.Mem{Base: p.slots})
		if err != nil {
			t.Fatal(err)
		}
		got := run(t, p.function)
		used := 0
		for address := range got {
			if address < inputs {
				used = max(used, int(address)+8)
				delete(got, address)
			}
		}
		if !maps.Equal(got, want) {
			t.Fatalf("seed %d: the function stores something else after its values were given registers", seed)
		}
		if used == 0 || used > size || size > 2*used {
			t.Errorf("seed %d: slots take %d bytes, and %d are used", seed, size, used)
		}
		for _, i := range p.function.Instructions() {
			for _, r := range append(i.InputRegisters(), i.OutputRegisters()...) {
				if r.ID().IsVirtual() && r.ID() != p.slots.ID() {
					t.Fatalf("seed %d: %s was given no register in %s", seed, r.Asm(), i.Opcode)
				}
			}
		}
	}
}

// TestSpillLeavesFewStores holds that a value which is used again goes last to memory, if that is not before
// the others: of seventeen values in sixteen registers one is stored and taken from memory where it is used,
// with no load.
func TestSpillLeavesFewStores(t *testing.T) {
	f := emit.NewFile("test")
	f.Function("sum")
	slots := f.GP64()
	f.XORQ(slots, slots)
	var values []reg.VecVirtual
	for i := range 17 {
		values = append(values, f.YMM())
		f.VMOVDQU(operand.Mem{Base: slots, Disp: 1<<20 + 32*i}, values[i])
	}
	for _, v := range values[1:] {
		f.VPADDQ(v, values[0], values[0])
	}
	f.VMOVDQU(values[0], operand.Mem{Base: slots, Disp: 1 << 21})
	f.RET()
	function := functionOf(t, f)
	size, err := emit.Spill(function, operand.Mem{Base: slots})
	if err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	for _, i := range function.Instructions() {
		count[i.Opcode]++
	}
	if size != 32 || count["VMOVDQU"] != 17+1+1 {
		t.Errorf("%d bytes of slots and %d moves, want 32 and 19", size, count["VMOVDQU"])
	}
}

// Where random functions have what they read and what they write. Slots begin at 0.
const (
	inputs  = 1 << 20
	outputs = 1 << 21
)

type program struct {
	function *ir.Function
	slots    reg.GPVirtual
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
	return program{functionOf(t, f), slots}
}

func functionOf(t *testing.T, f *emit.File) *ir.Function {
	t.Helper()
	file, err := f.Result()
	if err != nil {
		t.Fatal(err)
	}
	return file.Functions()[0]
}

// machine runs the few instructions of the random functions.
type machine struct {
	registers map[reg.ID][4]uint64
	memory    map[uint64]uint64
}

// run returns what a function stores.
func run(t *testing.T, function *ir.Function) map[uint64]uint64 {
	t.Helper()
	m := machine{map[reg.ID][4]uint64{}, map[uint64]uint64{}}
	labels := map[string]int{}
	for i, n := range function.Nodes {
		if label, ok := n.(ir.Label); ok {
			labels[string(label)] = i
		}
	}
	zero := false
	for at := 0; ; at++ {
		i, ok := function.Nodes[at].(*ir.Instruction)
		if !ok {
			continue
		}
		last := len(i.Operands) - 1
		switch i.Opcode {
		case "RET":
			return m.memory
		case "JMP", "JE", "JNE":
			if i.Opcode == "JMP" || zero == (i.Opcode == "JE") {
				at = labels[i.Operands[0].Asm()]
			}
			continue
		}
		size := 4
		if i.Opcode[0] != 'V' {
			size = 1
		}
		var read [3][4]uint64
		for n, op := range i.Operands {
			read[n] = m.read(op, size)
		}
		var result [4]uint64
		for lane := range size {
			a, b := read[0][lane], read[1][lane]
			switch i.Opcode {
			case "VMOVDQU", "VMOVDQA", "MOVQ":
				result[lane] = a
			case "VPADDQ", "ADDQ":
				result[lane] = b + a
			case "VPSUBQ", "SUBQ":
				result[lane] = b - a
			case "VPANDN":
				result[lane] = a &^ b
			case "VPXOR", "XORQ":
				result[lane] = a ^ b
			case "DECQ":
				result[lane] = a - 1
			default:
				t.Fatalf("the machine does not know %s", i.Opcode)
			}
		}
		if size == 1 && i.Opcode != "MOVQ" {
			zero = result[0] == 0
		}
		m.write(i.Operands[last], size, result)
	}
}

func (m *machine) address(op operand.Mem) uint64 {
	return m.registers[op.Base.ID()][0] + uint64(op.Disp)
}

// read returns the value of an operand. What was never stored is a number of its own.
func (m *machine) read(op operand.Op, size int) (value [4]uint64) {
	switch op := op.(type) {
	case reg.Register:
		return m.registers[op.ID()]
	case operand.U32:
		value[0] = uint64(op)
	case operand.Mem:
		for lane := range size {
			address := m.address(op) + 8*uint64(lane)
			stored, ok := m.memory[address]
			if !ok {
				stored = (address + 1) * 0x9e3779b97f4a7c15
			}
			value[lane] = stored
		}
	default:
		panic(fmt.Sprintf("the machine does not know operand %s", op.Asm()))
	}
	return value
}

func (m *machine) write(op operand.Op, size int, value [4]uint64) {
	if r, ok := op.(reg.Register); ok {
		m.registers[r.ID()] = value
		return
	}
	for lane := range size {
		m.memory[m.address(op.(operand.Mem))+8*uint64(lane)] = value[lane]
	}
}
