package lanes

import (
	"fmt"
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/spill"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// narrowing turns a function in AVX-512 into one in AVX2. A register of eight boards becomes two of four, the
// lower and the upper half, or one where the function does four boards at a time; a mask of lanes becomes a
// vector of such halves with ones in the lanes, and a mask of 64 bytes a word.
//
// The functions of this package are written in instructions of AVX-512. Most of them become one of AVX2 for
// each half. Where AVX2 has nothing like it, the function asks [fourLanes] and does it in another way.
type narrowing struct {
	*assembler
	function  *ir.Function
	halves    int
	forms     map[string]form
	wholes    map[string]emit.Instruction
	upper     map[reg.ID]half // the upper halves of vectors, by the vector
	masks     map[reg.ID]laneMask
	byteMasks map[reg.ID]general // masks of bytes
	block     int                // the piece of straight code at hand
	written   map[reg.ID]int     // how many instructions write a vector
	alike     map[reg.ID]bool    // vectors whose halves are equal: they are broadcast, and nothing else is done to them
	local     int                // bytes of local memory that the function asked for
	memory    general            // where that is
	sizes     vec                // of the sixteen sets of four squares
	labels    int
}

// writeNarrow writes the function that has begun for AVX2.
func writeNarrow(asm *assembler, halves int, write func(*assembler)) error {
	n := &narrowing{
		assembler: asm, halves: halves, upper: map[reg.ID]half{}, masks: map[reg.ID]laneMask{},
		byteMasks: map[reg.ID]general{}, written: map[reg.ID]int{}, alike: map[reg.ID]bool{}, memory: asm.GP64(),
	}
	asm.narrow = n
	n.forms, n.wholes = n.narrowForms(), n.wholeForms()
	// Local memory is aligned to a line of the cache. How much there is shows at the end.
	n.LEAQ(operand.NewStackAddr(lineSize-1), n.memory)
	n.ANDQ(operand.I8(-lineSize), n.memory)
	write(asm)
	file, err := asm.Result()
	if err != nil {
		return err
	}
	all := file.Functions()
	return n.end(all[len(all)-1])
}

// label returns a new label.
func (n *narrowing) label(name string) string {
	n.labels++
	return fmt.Sprintf("%s%d", name, n.labels)
}

// end writes the function in AVX2.
func (n *narrowing) end(function *ir.Function) error {
	n.function = function
	for _, i := range function.Instructions() {
		for _, r := range i.OutputRegisters() {
			n.written[r.ID()]++
		}
	}
	nodes := function.Nodes
	function.Nodes = nil
	for _, node := range nodes {
		i, ok := node.(*ir.Instruction)
		if ok {
			n.instruction(i)
		} else {
			function.Nodes = append(function.Nodes, node)
		}
		if !ok || i.IsBranch {
			n.block++
		}
	}
	size, err := spill.Registers(function, operand.Mem{Base: n.memory, Disp: n.local})
	function.AllocLocal(n.local + size + lineSize)
	return err
}

// half returns half of a vector.
func (asm *assembler) half(v operand.Op, h int) half {
	n, whole := asm.narrow, v.(vec)
	if h == 0 || n.alike[whole.ID()] {
		return whole.AsY().(half)
	}
	if _, ok := n.upper[whole.ID()]; !ok {
		n.upper[whole.ID()] = asm.YMM()
	}
	return n.upper[whole.ID()]
}

// form is how AVX2 writes an instruction for each half, and how many bytes after what the lower half takes from
// memory is what the upper half takes. If there are none, the instruction broadcasts.
type form struct {
	write emit.Instruction
	step  int
}

// narrowForms returns the instructions that do to each half what the one of AVX-512 does to the whole.
func (asm *assembler) narrowForms() map[string]form {
	return map[string]form{
		"VPANDQ": {asm.VPAND, 32}, "VPANDNQ": {asm.VPANDN, 32},
		"VPORQ": {asm.VPOR, 32}, "VPXORQ": {asm.VPXOR, 32},
		"VPADDQ": {asm.VPADDQ, 32}, "VPADDB": {asm.VPADDB, 32}, "VPSUBQ": {asm.VPSUBQ, 32}, "VPSUBB": {asm.VPSUBB, 32},
		"VPSLLQ": {asm.VPSLLQ, 32}, "VPSRLQ": {asm.VPSRLQ, 32}, "VPSLLVQ": {asm.VPSLLVQ, 32}, "VPSRLVQ": {asm.VPSRLVQ, 32},
		"VPSHUFB": {asm.VPSHUFB, 32}, "VPSADBW": {asm.VPSADBW, 32}, "VPMOVZXBQ": {asm.VPMOVZXBQ, 4},
		"VMOVDQA64": {asm.VMOVDQA, 32}, "VMOVDQU64": {asm.VMOVDQU, 32},
		"VEXTRACTI64X2": {asm.VEXTRACTI128, 32}, "VBROADCASTI64X2": {asm.VBROADCASTI128, 0},
		"VPBROADCASTQ": {asm.VPBROADCASTQ, 0}, "VPBROADCASTB": {asm.VPBROADCASTB, 0},
	}
}

// wholeForms returns the instructions that AVX2 does in its own way: those that make a mask, read one as a number or
// join masks, and those that do not do the same to all boards.
func (n *narrowing) wholeForms() map[string]emit.Instruction {
	return map[string]emit.Instruction{
		"KNOTB":  func(ops ...operand.Op) { n.define(ops[1], n.lanes(ops[0]).not()) },
		"KANDB":  func(ops ...operand.Op) { n.define(ops[2], n.joined(n.lanes(ops[0]), n.lanes(ops[1]))) },
		"KANDNB": func(ops ...operand.Op) { n.define(ops[2], n.joined(n.lanes(ops[0]), n.lanes(ops[1]).not())) },
		"KORB": func(ops ...operand.Op) {
			n.define(ops[2], n.joined(n.lanes(ops[0]).not(), n.lanes(ops[1]).not()).not())
		},
		"KTESTB":    func(ops ...operand.Op) { n.testMask(n.lanes(ops[0])) },
		"KMOVB":     n.moveMask,
		"VPTESTMQ":  func(ops ...operand.Op) { n.test(true, ops) },
		"VPTESTNMQ": func(ops ...operand.Op) { n.test(false, ops) },
		"KMOVQ":     func(ops ...operand.Op) { n.MOVQ(n.word(ops[0]), n.word(ops[1])) },
		"KANDQ":     n.joinWords(n.ANDQ),
		"KORQ":      n.joinWords(n.ORQ),
		"KANDNQ":    func(ops ...operand.Op) { n.ANDNQ(n.word(ops[0]), n.word(ops[1]), n.word(ops[2])) },
		"VPCMPEQB":  n.equalBytes, "VPSHUFBITQMB": n.selectBits,
		"VEXTRACTI64X4": n.upperHalf, "VPMOVQB": n.storeBytes,
	}
}

// instruction writes an instruction for AVX2.
func (n *narrowing) instruction(i *ir.Instruction) {
	form, known := n.forms[i.Opcode]
	wide := slices.ContainsFunc(i.Operands, func(op operand.Op) bool { return operand.IsZMM(op) || operand.IsK(op) })
	switch whole := n.wholes[i.Opcode]; {
	case !wide && known:
		form.write(i.Operands...)
	case !wide:
		n.Instruction(i)
	case whole != nil:
		whole(i.Operands...)
	case known:
		n.byHalves(i, form)
	default:
		panic(fmt.Sprintf("%s: AVX2 has nothing like %s", n.function.Name, i.Opcode))
	}
}

// byHalves writes an instruction for each half.
func (n *narrowing) byHalves(i *ir.Instruction, f form) {
	ops, last := slices.Clone(i.Operands), len(i.Operands)-1
	var where laneMask
	if k := ops[last-1]; operand.IsK(k) {
		where = n.lanes(k)
		ops = slices.Delete(ops, last-1, last)
	}
	halves := n.halves
	if target, ok := i.Operands[last].(vec); ok && f.step == 0 && where.ones == nil {
		_, asked := n.upper[target.ID()] // by what was written for the upper half alone
		if n.written[target.ID()] == 1 && !asked {
			n.alike[target.ID()], halves = true, 1
		}
	}
	switch {
	case slices.Contains(i.Suffixes, "BCST"):
		ops[0], f.step = n.repeated(ops[0]), 0
	case i.Opcode == "VPBROADCASTQ" && operand.IsR64(ops[0]):
		ops[0] = written(n.XMM(), n.VMOVQ, ops[0])
	}
	for h := range halves {
		parts := make([]operand.Op, len(ops))
		for j, op := range ops {
			parts[j] = n.part(op, h, f.step)
		}
		if where.ones == nil {
			f.write(parts...)
		} else {
			n.masked(i, f, where, h, parts)
		}
	}
}

// repeated returns what AVX-512 broadcasts from memory: if it is a constant as a whole vector in memory, and else
// broadcast to a register. Other operands it returns as they are.
func (asm *assembler) repeated(op operand.Op) operand.Op {
	m, ok := op.(operand.Mem)
	if !ok {
		return op
	}
	if value, ok := asm.ValueOf(m); ok {
		return asm.words(value)
	}
	return written(asm.YMM(), asm.VPBROADCASTQ, m)
}

// words returns the address of a vector of equal words.
func (asm *assembler) words(value uint64) operand.Mem {
	return asm.Table(fmt.Sprintf("words_%016x", value), value, value, value, value)
}

// part returns the part of an operand that belongs to a half, which in memory is step bytes long.
func (asm *assembler) part(op operand.Op, h, step int) operand.Op {
	if m, ok := op.(operand.Mem); ok {
		return m.Offset(step * h)
	}
	if operand.IsZMM(op) {
		return asm.half(op, h)
	}
	return op
}

// masked writes an instruction that clears the lanes outside of a mask, or leaves them as they are.
func (n *narrowing) masked(i *ir.Instruction, f form, where laneMask, h int, parts []operand.Op) {
	sources, target := parts[:len(parts)-1], parts[len(parts)-1]
	clears := slices.Contains(i.Suffixes, "Z")
	zeroIsNeutral := slices.Contains([]string{"VPORQ", "VPXORQ", "VPADDQ"}, i.Opcode)
	if zeroIsNeutral && !clears && sources[1] == target {
		some := n.YMM()
		n.restrict(where, h, sources[0], some)
		f.write(some, target, target)
		return
	}
	result := sources[0]
	if i.Opcode != "VMOVDQA64" {
		result = n.YMM()
		f.write(slices.Concat(sources, []operand.Op{result})...)
	}
	switch {
	case clears:
		n.restrict(where, h, result, target)
	case where.inverted:
		n.VPBLENDVB(n.half(where.ones, h), target, result, target)
	default:
		n.VPBLENDVB(n.half(where.ones, h), result, target, target)
	}
}

// upperHalf copies the upper half of a vector. There is none in one register.
func (n *narrowing) upperHalf(ops ...operand.Op) {
	v, to := ops[1], ops[2]
	if n.halves == 1 {
		n.VPXOR(to, to, to)
	} else {
		n.VMOVDQA(n.half(v, 1), to)
	}
}

// storeBytes stores the lowest byte of each board.
func (n *narrowing) storeBytes(ops ...operand.Op) {
	v, to := ops[0], ops[1]
	for h := range n.halves {
		order := n.Table("lowestBytes", 0x8080808080800800, ^uint64(0), 0x8080808008008080, ^uint64(0))
		bytes := written(n.YMM(), n.VPSHUFB, order, n.half(v, h))
		high := written(n.XMM(), n.VEXTRACTI128, operand.U8(1), bytes)
		n.VPOR(bytes.AsX(), high, high)
		n.VMOVD(high, to.(operand.Mem).Offset(4*h))
	}
}
