package lanes

import (
	"fmt"
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
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
	function *ir.Function
	halves   int
	forms    map[string]form
	wholes   map[string]any
	upper    map[reg.ID]reg.VecVirtual // the upper halves of vectors, by the vector
	masks    map[reg.ID]laneMask
	words    map[reg.ID]reg.GPVirtual // masks of bytes
	block    int                      // the piece of straight code at hand
	written  map[reg.ID]int           // how many instructions write a vector
	alike    map[reg.ID]bool          // vectors whose halves are equal: they are broadcast, and nothing else is done to them
	local    int                      // bytes of local memory that the function asked for
	memory   reg.GPVirtual            // where that is
	sizes    vec                      // of the sixteen sets of four squares
	labels   int
}

// narrow is the narrowing of the function at hand, or nil if that is for AVX-512.
var narrow *narrowing

// fourLanes reports whether the function at hand is for AVX2.
func fourLanes() bool { return narrow != nil }

// boardsAtATime returns how many boards the function at hand does at a time.
func boardsAtATime() int {
	if fourLanes() {
		return 4 * narrow.halves
	}
	return width
}

// writeNarrow writes the function that has begun for AVX2.
func writeNarrow(halves int, write func()) error {
	narrow = &narrowing{
		halves: halves, upper: map[reg.ID]reg.VecVirtual{}, masks: map[reg.ID]laneMask{},
		words: map[reg.ID]reg.GPVirtual{}, written: map[reg.ID]int{}, alike: map[reg.ID]bool{}, memory: asm.GP64(),
	}
	narrow.forms, narrow.wholes = narrowForms(), narrow.wholeForms()
	defer func() { narrow = nil }()
	// Local memory is aligned to a line of the cache. How much there is shows at the end.
	asm.LEAQ(operand.NewStackAddr(lineSize-1), narrow.memory)
	asm.ANDQ(operand.I8(-lineSize), narrow.memory)
	write()
	file, err := asm.Result()
	if err != nil {
		return err
	}
	all := file.Functions()
	return narrow.end(all[len(all)-1])
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
	size, err := spill(function, operand.Mem{Base: n.memory, Disp: n.local})
	function.AllocLocal(n.local + size + lineSize)
	return err
}

// half returns half of a vector.
func half(v vec, h int) reg.VecVirtual {
	if h == 0 || narrow.alike[v.ID()] {
		return v.AsY().(reg.VecVirtual)
	}
	if _, ok := narrow.upper[v.ID()]; !ok {
		narrow.upper[v.ID()] = asm.YMM()
	}
	return narrow.upper[v.ID()]
}

// form is how AVX2 writes an instruction for each half, and how many bytes behind what the lower half takes from
// memory is what the upper half takes. If there are none, the instruction broadcasts.
type form struct {
	write any
	step  int
}

// narrowForms returns the instructions that do to each half what the one of AVX-512 does to the whole.
func narrowForms() map[string]form {
	return map[string]form{
		"VPANDQ": {asm.VPAND, 32}, "VPANDNQ": {asm.VPANDN, 32}, "VPORQ": {asm.VPOR, 32}, "VPXORQ": {asm.VPXOR, 32},
		"VPADDQ": {asm.VPADDQ, 32}, "VPADDB": {asm.VPADDB, 32}, "VPSUBQ": {asm.VPSUBQ, 32}, "VPSUBB": {asm.VPSUBB, 32},
		"VPSLLQ": {asm.VPSLLQ, 32}, "VPSRLQ": {asm.VPSRLQ, 32}, "VPSLLVQ": {asm.VPSLLVQ, 32}, "VPSRLVQ": {asm.VPSRLVQ, 32},
		"VPSHUFB": {asm.VPSHUFB, 32}, "VPSADBW": {asm.VPSADBW, 32}, "VPMOVZXBQ": {asm.VPMOVZXBQ, 4},
		"VMOVDQA64": {asm.VMOVDQA, 32}, "VMOVDQU64": {asm.VMOVDQU, 32}, "VEXTRACTI64X2": {asm.VEXTRACTI128, 32},
		"VBROADCASTI64X2": {asm.VBROADCASTI128, 0}, "VPBROADCASTQ": {asm.VPBROADCASTQ, 0}, "VPBROADCASTB": {asm.VPBROADCASTB, 0},
	}
}

// wholeForms returns the instructions that AVX2 does in its own way: those that make a mask, read one as a number or
// join masks, and those that do not do the same to all boards.
func (n *narrowing) wholeForms() map[string]any {
	return map[string]any{
		"KNOTB":  func(a, to mask) { n.define(to, n.lanes(a).not()) },
		"KANDB":  func(a, b, to mask) { n.define(to, n.joined(n.lanes(a), n.lanes(b))) },
		"KANDNB": func(a, b, to mask) { n.define(to, n.joined(n.lanes(a), n.lanes(b).not())) },
		"KORB":   func(a, b, to mask) { n.define(to, n.joined(n.lanes(a).not(), n.lanes(b).not()).not()) },
		"KTESTB": func(a, _ mask) { n.testMask(n.lanes(a)) },
		"KMOVB":  n.moveMask, "VPTESTMQ": n.meets, "VPTESTNMQ": n.isApart,
		"KMOVQ":    func(a, to operand.Op) { asm.MOVQ(n.word(a), n.word(to)) },
		"KANDQ":    n.joinWords(asm.ANDQ),
		"KORQ":     n.joinWords(asm.ORQ),
		"KANDNQ":   func(a, b, to mask) { asm.ANDNQ(n.word(a), n.word(b), n.word(to)) },
		"VPCMPEQB": n.equalBytes, "VPSHUFBITQMB": n.selectBits,
		"VEXTRACTI64X4": n.upperHalf, "VPMOVQB": n.storeBytes,
	}
}

// instruction writes an instruction for AVX2.
func (n *narrowing) instruction(i *ir.Instruction) {
	form, known := n.forms[i.Opcode]
	wide := slices.ContainsFunc(i.Operands, func(op operand.Op) bool { return operand.IsZMM(op) || operand.IsK(op) })
	switch whole := n.wholes[i.Opcode]; {
	case !wide && known:
		emit.Write(form.write, i.Operands...)
	case !wide:
		asm.Instruction(i)
	case whole != nil:
		emit.Write(whole, i.Operands...)
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
		where = n.lanes(k.(mask))
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
		ops[0], f.step = repeated(ops[0]), 0
	case i.Opcode == "VPBROADCASTQ" && operand.IsR64(ops[0]):
		ops[0] = written(asm.XMM(), asm.VMOVQ, ops[0])
	}
	for h := range halves {
		parts := make([]operand.Op, len(ops))
		for j, op := range ops {
			parts[j] = part(op, h, f.step)
		}
		if where.ones == nil {
			emit.Write(f.write, parts...)
		} else {
			masked(i, f, where, h, parts)
		}
	}
}

// repeated returns what AVX-512 broadcasts from memory: if it is a constant as a whole vector in memory, and else
// broadcast to a register. Other operands it returns as they are.
func repeated(op operand.Op) operand.Op {
	m, ok := op.(operand.Mem)
	if !ok {
		return op
	}
	if value, ok := asm.ValueOf(m); ok {
		return words(value)
	}
	return written(asm.YMM(), asm.VPBROADCASTQ, m)
}

// words returns the address of a vector of equal words.
func words(value uint64) operand.Mem {
	return asm.Table(fmt.Sprintf("words_%016x", value), value, value, value, value)
}

// part returns the part of an operand that belongs to a half, which in memory is so many bytes long.
func part(op operand.Op, h, step int) operand.Op {
	if m, ok := op.(operand.Mem); ok {
		return m.Offset(step * h)
	}
	if operand.IsZMM(op) {
		return half(op.(vec), h)
	}
	return op
}

// masked writes an instruction that clears the lanes outside of a mask, or leaves them as they are.
func masked(i *ir.Instruction, f form, where laneMask, h int, parts []operand.Op) {
	sources, target := parts[:len(parts)-1], parts[len(parts)-1]
	clears := slices.Contains(i.Suffixes, "Z")
	zeroIsNeutral := slices.Contains([]string{"VPORQ", "VPXORQ", "VPADDQ"}, i.Opcode)
	if zeroIsNeutral && !clears && sources[1] == target {
		some := asm.YMM()
		where.restrict(h, sources[0], some)
		emit.Write(f.write, some, target, target)
		return
	}
	result := sources[0]
	if i.Opcode != "VMOVDQA64" {
		result = asm.YMM()
		emit.Write(f.write, slices.Concat(sources, []operand.Op{result})...)
	}
	switch {
	case clears:
		where.restrict(h, result, target)
	case where.inverted:
		asm.VPBLENDVB(half(where.ones, h), target, result, target)
	default:
		asm.VPBLENDVB(half(where.ones, h), result, target, target)
	}
}

// upperHalf copies the upper half of a vector. There is none in one register.
func (n *narrowing) upperHalf(_ operand.U8, v vec, to operand.Op) {
	if n.halves == 1 {
		asm.VPXOR(to, to, to)
	} else {
		asm.VMOVDQA(half(v, 1), to)
	}
}

// storeBytes stores the lowest byte of each board.
func (n *narrowing) storeBytes(v vec, to operand.Mem) {
	for h := range n.halves {
		order := asm.Table("lowestBytes", 0x8080808080800800, ^uint64(0), 0x8080808008008080, ^uint64(0))
		bytes := written(asm.YMM(), asm.VPSHUFB, order, half(v, h))
		high := written(asm.XMM(), asm.VEXTRACTI128, operand.U8(1), bytes)
		asm.VPOR(bytes.AsX(), high, high)
		asm.VMOVD(high, to.Offset(4*h))
	}
}
