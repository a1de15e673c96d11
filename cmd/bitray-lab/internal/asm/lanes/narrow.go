package lanes

import (
	"fmt"
	"slices"

	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
	"github.com/mmcloughlin/avo/x86"
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
	upper    map[reg.ID]reg.VecVirtual // the upper halves of vectors, by the vector
	masks    map[reg.ID]laneMask
	words    map[reg.ID]reg.GPVirtual // masks of bytes
	blocks   map[reg.ID]int           // in which piece of straight code a mask was made
	block    int                      // the one at hand
	written  map[reg.ID]int           // how many instructions write a vector
	alike    map[reg.ID]bool          // vectors whose halves are equal: they are broadcast, and nothing else is done to them
	local    int                      // bytes of local memory that the function asked for
	memory   reg.GPVirtual            // where that is
	sizes    vec                      // of the sixteen sets of four squares
	labels   int
	scratch  *operand.Mem // eight boards
	nodes    []ir.Node
}

// laneMask is a mask of lanes: vectors with ones in its lanes or, if it is inverted, in the others.
type laneMask struct {
	halves   []operand.Op
	inverted bool
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

func beginNarrow(halves int) {
	narrow = &narrowing{
		halves: halves, upper: map[reg.ID]reg.VecVirtual{}, masks: map[reg.ID]laneMask{},
		words: map[reg.ID]reg.GPVirtual{}, blocks: map[reg.ID]int{}, written: map[reg.ID]int{}, alike: map[reg.ID]bool{},
	}
	// Local memory is aligned to a line of the cache. How much there is shows at the end.
	narrow.memory = asm.GP64()
	asm.LEAQ(operand.NewStackAddr(lineSize-1), narrow.memory)
	asm.ANDQ(operand.I8(-lineSize), narrow.memory)
}

const lineSize = 64

// alignedLocal returns the address of local memory that begins on a line of the cache.
func (n *narrowing) alignedLocal(size int) operand.Mem {
	local := operand.Mem{Base: n.memory, Disp: n.local}
	n.local += (size + lineSize - 1) &^ (lineSize - 1)
	return local
}

// label returns a new label.
func (n *narrowing) label(name string) string {
	n.labels++
	return fmt.Sprintf("%s%d", name, n.labels)
}

// boards returns the address of memory for eight boards, which is used for a moment only.
func (n *narrowing) boards() operand.Mem {
	if n.scratch == nil {
		m := n.alignedLocal(8 * width)
		n.scratch = &m
	}
	return *n.scratch
}

// end writes the function in AVX2.
func (n *narrowing) end(function *ir.Function) error {
	n.function = function
	for _, i := range function.Instructions() {
		for _, r := range i.OutputRegisters() {
			n.written[r.ID()]++
		}
	}
	for _, node := range function.Nodes {
		i, ok := node.(*ir.Instruction)
		if ok {
			n.instruction(i)
		} else {
			n.nodes = append(n.nodes, node)
		}
		if !ok || i.IsBranch {
			n.block++
		}
	}
	function.Nodes = n.nodes
	size, err := spill(function, operand.Mem{Base: n.memory, Disp: n.local})
	function.AllocLocal(n.local + size + lineSize)
	return err
}

// half returns half of a vector.
func (n *narrowing) half(v reg.Register, half int) reg.VecVirtual {
	vector := v.(reg.VecVirtual)
	if half == 0 || n.alike[v.ID()] {
		return vector.AsY().(reg.VecVirtual)
	}
	upper, ok := n.upper[v.ID()]
	if !ok {
		upper = asm.YMM()
		n.upper[v.ID()] = upper
	}
	return upper
}

func half(v vec, which int) reg.VecVirtual { return narrow.half(v, which) }

type constructor = func(...operand.Op) (*ir.Instruction, error)

// emit appends an instruction.
func (n *narrowing) emit(write constructor, ops ...operand.Op) {
	i, err := write(ops...)
	if err != nil {
		panic(fmt.Sprintf("%s: %v", n.function.Name, err))
	}
	n.nodes = append(n.nodes, i)
}

// Constructors with as many parameters as the instruction has operands.
func two(f func(a, b operand.Op) (*ir.Instruction, error)) constructor {
	return func(ops ...operand.Op) (*ir.Instruction, error) { return f(ops[0], ops[1]) }
}

func three(f func(a, b, c operand.Op) (*ir.Instruction, error)) constructor {
	return func(ops ...operand.Op) (*ir.Instruction, error) { return f(ops[0], ops[1], ops[2]) }
}

func four(f func(a, b, c, d operand.Op) (*ir.Instruction, error)) constructor {
	return func(ops ...operand.Op) (*ir.Instruction, error) { return f(ops[0], ops[1], ops[2], ops[3]) }
}

// narrowForms are the instructions that do to each half what the one of AVX-512 does to the whole.
var narrowForms = map[string]constructor{
	"VPANDQ": three(x86.VPAND), "VPANDNQ": three(x86.VPANDN), "VPORQ": three(x86.VPOR), "VPXORQ": three(x86.VPXOR),
	"VPADDQ": x86.VPADDQ, "VPADDB": x86.VPADDB, "VPSUBQ": x86.VPSUBQ, "VPSUBB": x86.VPSUBB,
	"VPSLLQ": x86.VPSLLQ, "VPSRLQ": x86.VPSRLQ, "VPSLLVQ": x86.VPSLLVQ, "VPSRLVQ": x86.VPSRLVQ,
	"VPSHUFB": x86.VPSHUFB, "VPSADBW": three(x86.VPSADBW), "VPMOVZXBQ": x86.VPMOVZXBQ,
	"VMOVDQA64": two(x86.VMOVDQA), "VMOVDQU64": two(x86.VMOVDQU),
	"VBROADCASTI64X2": two(x86.VBROADCASTI128), "VPBROADCASTQ": x86.VPBROADCASTQ, "VPBROADCASTB": x86.VPBROADCASTB,
	"VEXTRACTI64X2": three(x86.VEXTRACTI128),
}

// instruction writes an instruction for AVX2.
func (n *narrowing) instruction(i *ir.Instruction) {
	ops := i.Operands
	switch write := narrowForms[i.Opcode]; {
	case i.Opcode == "VEXTRACTI64X4":
		if n.halves == 1 {
			n.emit(three(x86.VPXOR), ops[2], ops[2], ops[2])
		} else {
			n.emit(two(x86.VMOVDQA), n.half(ops[1].(reg.Register), 1), ops[2])
		}
	case n.maskInstruction(i):
	case !isWide(ops) && write != nil:
		n.emit(write, ops...)
	case !isWide(ops):
		n.nodes = append(n.nodes, i)
	case i.Opcode == "VPMOVQB":
		n.storeBytes(ops[0].(reg.Register), ops[1].(operand.Mem))
	case write == nil:
		panic(fmt.Sprintf("%s: AVX2 has nothing like %s", n.function.Name, i.Opcode))
	default:
		n.byHalves(i, write)
	}
}

func isWide(ops []operand.Op) bool {
	return slices.ContainsFunc(ops, func(op operand.Op) bool {
		r, ok := op.(reg.Register)
		return ok && r.Kind() == reg.KindVector && r.Size() == 64
	})
}

// isMask reports whether op is a mask register.
func isMask(op operand.Op) bool {
	r, ok := op.(reg.Register)
	return ok && r.Kind() == reg.KindOpmask
}

// byHalves writes an instruction for each half.
func (n *narrowing) byHalves(i *ir.Instruction, write constructor) {
	ops := slices.Clone(i.Operands)
	target := ops[len(ops)-1]
	var where operand.Op
	if m := len(ops) - 2; isMask(ops[m]) {
		where = ops[m]
		ops = slices.Delete(ops, m, m+1)
	}
	broadcasts := i.Opcode == "VPBROADCASTQ" || i.Opcode == "VPBROADCASTB" || i.Opcode == "VBROADCASTI64X2"
	if broadcasts && where == nil {
		id := target.(reg.Register).ID()
		_, asked := n.upper[id] // by what was written for the upper half alone
		n.alike[id] = n.written[id] == 1 && !asked
	}
	ops[0] = n.source(i, ops[0])
	for half := range n.halves {
		if !operand.IsMem(target) && n.alike[target.(reg.Register).ID()] && half > 0 {
			return
		}
		parts := make([]operand.Op, len(ops))
		for j, op := range ops {
			parts[j] = n.part(i, op, half)
		}
		switch {
		case where == nil:
			n.emit(write, parts...)
		case slices.Contains(i.Suffixes, "Z"):
			n.zeroing(i, write, where, half, parts)
		default:
			n.merging(i, write, where, half, parts)
		}
	}
}

// source returns the first operand of an instruction as all halves take it. What AVX-512 broadcasts from
// memory is a whole vector in memory, if it is a constant, and else broadcast to a register.
func (n *narrowing) source(i *ir.Instruction, op operand.Op) operand.Op {
	general, isRegister := op.(reg.GPVirtual)
	switch {
	case i.Opcode == "VPBROADCASTQ" && isRegister:
		x := asm.XMM()
		n.emit(two(x86.VMOVQ), general, x)
		return x
	case slices.Contains(i.Suffixes, "BCST"):
		m := i.Operands[0].(operand.Mem)
		if constant, ok := wholeConstant(m); ok {
			return constant
		}
		y := asm.YMM()
		n.emit(x86.VPBROADCASTQ, m, y)
		return y
	}
	return op
}

// words returns the address of a vector of equal words.
func words(value uint64) operand.Mem {
	return asm.Table(fmt.Sprintf("words_%016x", value), value, value, value, value)
}

// wholeConstant returns the address of a vector of equal words, if m is that of a word which is constant.
func wholeConstant(m operand.Mem) (operand.Mem, bool) {
	var value uint64
	if _, err := fmt.Sscanf(m.Symbol.Name, "word_%x", &value); err != nil {
		return m, false
	}
	return words(value), true
}

// part returns the part of an operand that belongs to a half.
func (n *narrowing) part(i *ir.Instruction, op operand.Op, half int) operand.Op {
	switch op := op.(type) {
	case reg.Register:
		if op.Kind() == reg.KindVector && op.Size() == 64 {
			return n.half(op, half)
		}
	case operand.Mem:
		switch {
		case i.Opcode == "VPMOVZXBQ":
			return op.Offset(4 * half)
		case !slices.Contains(i.Suffixes, "BCST") && narrowForms[i.Opcode] != nil && i.Opcode != "VPBROADCASTQ" &&
			i.Opcode != "VPBROADCASTB" && i.Opcode != "VBROADCASTI64X2":
			return op.Offset(32 * half)
		}
	}
	return op
}

// zeroing writes an instruction that clears the lanes outside of a mask.
func (n *narrowing) zeroing(i *ir.Instruction, write constructor, where operand.Op, half int, parts []operand.Op) {
	target := parts[len(parts)-1]
	result := parts[0]
	if i.Opcode != "VMOVDQA64" {
		result = asm.YMM()
		n.emit(write, append(parts[:len(parts)-1:len(parts)-1], result)...)
	}
	n.restrict(n.masks[where.(reg.Register).ID()], half, result, target)
}

// restrict writes a in the lanes of a mask, and zero in the others, to target.
func (n *narrowing) restrict(m laneMask, half int, a, target operand.Op) {
	if m.inverted {
		n.emit(three(x86.VPANDN), a, m.halves[half], target)
	} else {
		n.emit(three(x86.VPAND), a, m.halves[half], target)
	}
}

// merging writes an instruction that leaves the lanes outside of a mask as they are.
func (n *narrowing) merging(i *ir.Instruction, write constructor, where operand.Op, half int, parts []operand.Op) {
	m, target := n.masks[where.(reg.Register).ID()], parts[len(parts)-1]
	zeroIsNeutral := i.Opcode == "VPORQ" || i.Opcode == "VPXORQ" || i.Opcode == "VPADDQ"
	if zeroIsNeutral && parts[1] == target {
		some := asm.YMM()
		n.restrict(m, half, parts[0], some)
		n.emit(write, some, target, target)
		return
	}
	all := parts[0]
	if i.Opcode != "VMOVDQA64" {
		all = asm.YMM()
		n.emit(write, append(parts[:len(parts)-1:len(parts)-1], all)...)
	}
	if m.inverted {
		n.emit(four(x86.VPBLENDVB), m.halves[half], target, all, target)
	} else {
		n.emit(four(x86.VPBLENDVB), m.halves[half], all, target, target)
	}
}

// storeBytes stores the lowest byte of each board.
func (n *narrowing) storeBytes(v reg.Register, to operand.Mem) {
	for half := range n.halves {
		bytes, high := asm.YMM(), asm.XMM()
		n.emit(x86.VPSHUFB, asm.Table("lowestBytes", 0x8080808080800800, ^uint64(0), 0x8080808008008080, ^uint64(0)), n.half(v, half), bytes)
		n.emit(three(x86.VEXTRACTI128), operand.U8(1), bytes, high)
		n.emit(three(x86.VPOR), bytes.AsX(), high, high)
		n.emit(two(x86.VMOVD), high, to.Offset(4*half))
	}
}
