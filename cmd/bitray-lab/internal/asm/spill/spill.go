// Package spill gives registers to the values of a function that has more of them than there are registers, which
// the library refuses to do. It knows nothing of what the function is for.
package spill

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/pass"
	"github.com/mmcloughlin/avo/reg"
	"github.com/mmcloughlin/avo/x86"
)

// bank is a kind of registers that values are given.
type bank struct {
	registers []reg.Register // whole ones
	move      func(from, to operand.Op) (*ir.Instruction, error)
}

// banks holds the registers of AVX2, and the general ones: all but the stack pointer and one for the address of
// the slots. The base pointer comes last, as it would have to be saved.
var banks = []bank{
	{[]reg.Register{
		reg.Y0, reg.Y1, reg.Y2, reg.Y3, reg.Y4, reg.Y5, reg.Y6, reg.Y7,
		reg.Y8, reg.Y9, reg.Y10, reg.Y11, reg.Y12, reg.Y13, reg.Y14, reg.Y15,
	}, x86.VMOVDQU},
	{[]reg.Register{
		reg.RAX, reg.RCX, reg.RDX, reg.RBX, reg.RSI, reg.RDI,
		reg.R8, reg.R9, reg.R10, reg.R11, reg.R12, reg.R14, reg.R15, reg.RBP,
	}, x86.MOVQ},
}

func (b bank) size() int { return int(b.registers[0].Size()) }

// Registers gives registers to the vectors of a function, and to what it has in general registers, if there are
// more values than registers: then some are in memory for a while, in slots that begin at memory. It returns
// how many bytes that takes. The register that memory begins at is left alone.
//
// When a register is wanted and none is free, the value goes whose next use comes last in the text of the
// function. Where the text is not straight, what is in registers at a label is what all ways to it have
// there, and every value that is loaded again has been stored by then.
func Registers(function *ir.Function, memory operand.Mem) (size int, err error) {
	for _, b := range banks {
		if err := analyses.Execute(&ir.File{Sections: []ir.Section{function}}); err != nil {
			return 0, fmt.Errorf("%s: %w", function.Name, err)
		}
		s := &spiller{bank: b, function: function, memory: memory.Offset(size), entries: map[ir.Label]holdings{}}
		s.survey()
		for s.run() {
		}
		size += s.giveSlots()
		s.run()
		function.Nodes = s.nodes
	}
	return size, nil
}

// analyses find out which values are alive where.
var analyses = pass.Concat(
	pass.InstructionPass(pass.ZeroExtend32BitOutputs),
	pass.FunctionPass(pass.LabelTarget), pass.FunctionPass(pass.CFG), pass.FunctionPass(pass.Liveness),
)

// spiller gives the registers of a bank to the values of a function.
type spiller struct {
	bank
	function *ir.Function
	memory   operand.Mem // where slots begin
	uses     map[reg.ID][]int
	loops    map[ir.Label]span // by the labels that are jumped to from below
	nested   []span            // the loops, inner ones before those around them
	slots    map[reg.ID]int    // of the values that are loaded, once it is known which
	// entries are what is in registers where loops begin: at first what is there when they are entered, and
	// then what is left of it on every way back.
	entries map[ir.Label]holdings
	rewriting
}

// span is a loop: the nodes from its label to the last jump back.
type span struct{ start, end int }

// rewriting is what one pass over the function finds out.
type rewriting struct {
	holdings
	nodes    []ir.Node // the part of the function that is rewritten
	at       int       // index of the node at hand
	arriving map[ir.Label]holdings
	saved    map[reg.ID]bool // those whose slot holds them
	loaded   map[reg.ID]bool // whether any slot is read
	changed  bool            // entries are not as this pass took them to be
}

// holdings says which value is in which register; 0 is none.
type holdings [16]reg.ID

// with returns the values that are in the same register in both.
func (h holdings) with(other holdings) holdings {
	for i := range h {
		if h[i] != other[i] {
			h[i] = 0
		}
	}
	return h
}

// drop forgets the values that are not alive.
func (h *holdings) drop(live reg.MaskSet) {
	for i, id := range h {
		if live[id] == 0 {
			h[i] = 0
		}
	}
}

// where returns the register that holds a value, or -1.
func (h *holdings) where(id reg.ID) int { return slices.Index(h[:], id) }

// survey finds where values are used, and which labels begin loops.
func (s *spiller) survey() {
	s.uses = map[reg.ID][]int{}
	s.loops = map[ir.Label]span{}
	seen := map[ir.Label]int{}
	for i, node := range s.function.Nodes {
		switch n := node.(type) {
		case ir.Label:
			seen[n] = i
		case *ir.Instruction:
			if target := n.TargetLabel(); target != nil {
				if start, backward := seen[*target]; backward {
					s.loops[*target] = span{start, i}
				}
			}
			for _, v := range s.values(n.InputRegisters()) {
				s.uses[v.ID()] = append(s.uses[v.ID()], i)
			}
		}
	}
	s.nested = slices.SortedFunc(maps.Values(s.loops), func(a, b span) int { return cmp.Compare(b.start, a.start) })
}

// values returns those of the registers that need one of the bank.
func (s *spiller) values(all []reg.Register) []reg.Register {
	return slices.DeleteFunc(slices.Clone(all), func(r reg.Register) bool { return !s.isValue(r) })
}

func (s *spiller) isValue(r reg.Register) bool {
	return r.Kind() == s.registers[0].Kind() && r.ID().IsVirtual() && r.ID() != s.memory.Base.ID()
}

// run rewrites the function, and reports whether it has to be done again.
func (s *spiller) run() bool {
	s.rewriting = rewriting{arriving: map[ir.Label]holdings{}, saved: map[reg.ID]bool{}, loaded: map[reg.ID]bool{}}
	var last *ir.Instruction
	reached := false // whether what is before runs into the node
	for i, node := range s.function.Nodes {
		s.at = i
		switch n := node.(type) {
		case ir.Label:
			if reached {
				s.leaveFor(n, last)
			}
			s.enter(n)
			reached = true
		case *ir.Instruction:
			last, reached = n, !n.IsTerminal && !n.IsUnconditionalBranch()
			if target := n.TargetLabel(); target != nil {
				s.leaveFor(*target, n)
				s.nodes = append(s.nodes, copyOf(n))
			} else {
				s.instruction(n)
			}
		}
	}
	return s.changed
}

// leaveFor saves the values that are used after an instruction, and notes which are in registers on one more
// way to a label.
func (s *spiller) leaveFor(label ir.Label, last *ir.Instruction) {
	s.drop(last.LiveOut)
	for index, id := range s.holdings {
		if id != 0 {
			s.save(index)
		}
	}
	loop, ok := s.loops[label]
	back, ways := ok && loop.start < s.at, s.arriving
	if back {
		ways = s.entries
	}
	left := s.holdings
	if others, ok := ways[label]; ok {
		left = left.with(others)
	}
	s.changed = s.changed || back && ways[label] != left
	ways[label] = left
}

// enter begins what follows a label.
func (s *spiller) enter(label ir.Label) {
	s.holdings = s.arriving[label]
	if _, ok := s.loops[label]; ok {
		if entry, known := s.entries[label]; known {
			s.holdings = s.holdings.with(entry)
		}
		s.entries[label] = s.holdings
	}
	s.nodes = append(s.nodes, label)
}

// save stores the value of a register in its slot, unless it is there, or nothing loads it.
func (s *spiller) save(index int) {
	id := s.holdings[index]
	if _, ok := s.slots[id]; ok && !s.saved[id] {
		s.transfer(s.registers[index], s.slot(id))
	}
	s.saved[id] = true
}

func (s *spiller) slot(id reg.ID) operand.Mem { return s.memory.Offset(s.slots[id]) }

func (s *spiller) transfer(from, to operand.Op) {
	i, err := s.move(from, to)
	if err != nil {
		panic(fmt.Sprintf("%s: %v", s.function.Name, err))
	}
	s.nodes = append(s.nodes, i)
}

// giveSlots gives slots to the values that are loaded, and returns the size of all.
func (s *spiller) giveSlots() int {
	s.slots = map[reg.ID]int{}
	for i, id := range slices.Sorted(maps.Keys(s.loaded)) {
		s.slots[id] = i * s.size()
	}
	return len(s.slots) * s.size()
}

// instruction rewrites an instruction that does not jump.
func (s *spiller) instruction(original *ir.Instruction) {
	i := copyOf(original)
	s.takeFromMemory(i)
	inputs, outputs := s.values(i.InputRegisters()), s.values(i.OutputRegisters())
	if i.CancellingInputs && len(inputs) == 0 && len(outputs) == 1 { // what its operands are does not matter
		i.Inputs, i.Operands = slices.Repeat(i.Outputs, len(i.Inputs)), slices.Repeat(i.Outputs, len(i.Operands))
	}
	for _, v := range inputs {
		if s.where(v.ID()) < 0 {
			index := s.free(inputs)
			s.holdings[index], s.loaded[v.ID()] = v.ID(), true
			s.transfer(s.slot(v.ID()), s.registers[index])
		}
	}
	read := s.allocation()
	s.drop(original.LiveOut)
	for _, v := range outputs {
		if s.where(v.ID()) < 0 {
			s.holdings[s.free(outputs)] = v.ID()
		}
		s.saved[v.ID()] = false
	}
	written := s.allocation()
	s.drop(original.LiveOut)

	last := len(i.Operands) // what it writes is its last operand
	if len(outputs) > 0 {
		last--
	}
	bind(i.Operands[:last], read, written)
	bind(i.Operands[last:], written, read)
	bind(i.Inputs, read, written)
	bind(i.Outputs, written, read)
	s.nodes = append(s.nodes, i)
}

// allocation returns the registers of all values that are in one.
func (s *spiller) allocation() reg.Allocation {
	a := reg.Allocation{}
	for i, id := range s.holdings {
		if id != 0 {
			a[id] = s.registers[i].ID()
		}
	}
	return a
}

// bind replaces values by the registers that hold them, by the first allocation that knows them.
func bind(operands []operand.Op, allocations ...reg.Allocation) {
	for i := range operands {
		for _, a := range allocations {
			operands[i] = operand.ApplyAllocation(operands[i], a)
		}
	}
}

// copyOf returns an instruction to be rewritten.
func copyOf(i *ir.Instruction) *ir.Instruction {
	c := *i
	c.Operands, c.Inputs, c.Outputs = slices.Clone(i.Operands), slices.Clone(i.Inputs), slices.Clone(i.Outputs)
	c.Pred, c.Succ, c.LiveIn, c.LiveOut = nil, nil, nil, nil
	return &c
}

// free returns a register that may be overwritten: an empty one, or the one whose value is needed last, but
// none that holds one of keep.
func (s *spiller) free(keep []reg.Register) (index int) {
	furthest := -1
	for i, id := range s.holdings[:len(s.registers)] {
		if id == 0 {
			return i
		}
		if slices.ContainsFunc(keep, func(r reg.Register) bool { return r.ID() == id }) {
			continue
		}
		if next := s.nextUse(id); next > furthest {
			furthest, index = next, i
		}
	}
	s.save(index)
	return index
}

// nextUse returns how far away the next use of a value is, as the index of a node: in a loop, what is used
// earlier in it is used when it starts again, and sooner than what is only used after it.
func (s *spiller) nextUse(id reg.ID) int {
	uses := s.uses[id]
	next, before := math.MaxInt/2, 0
	if n, _ := slices.BinarySearch(uses, s.at+1); n < len(uses) {
		next = uses[n]
	}
	for _, l := range s.nested {
		if s.at < l.start || l.end < s.at {
			continue
		}
		if next <= l.end {
			break
		}
		if first, _ := slices.BinarySearch(uses, l.start); first < len(uses) && uses[first] <= s.at {
			return before + l.end + uses[first] - l.start
		}
		before += l.end - l.start
	}
	return before + next
}

// foldable are the instructions on vectors that can take their first operand from memory. The value says
// whether the first two can be exchanged.
var foldable = map[string]bool{
	"VPAND": true, "VPOR": true, "VPXOR": true, "VPADDB": true, "VPADDQ": true, "VPCMPEQB": true, "VPCMPEQQ": true,
	"VPANDN": false, "VPSUBB": false, "VPSUBQ": false, "VPSHUFB": false, "VPSLLVQ": false, "VPSRLVQ": false,
	"VPSADBW": false, "VPTEST": false, "VMOVDQA": false,
}

// takeFromMemory makes the instruction take an operand from its slot, if it can do so and the value is in no
// register.
func (s *spiller) takeFromMemory(i *ir.Instruction) {
	exchange, ok := foldable[i.Opcode]
	if !ok {
		return
	}
	inMemory := func(op operand.Op) bool {
		v, ok := op.(reg.Register)
		return ok && s.isValue(v) && v.Size() == s.registers[0].Size() && s.where(v.ID()) < 0
	}
	a, b := i.Operands[0], i.Operands[1]
	if exchange && !inMemory(a) && !operand.IsMem(a) && inMemory(b) {
		a, b = b, a
		i.Operands[0], i.Operands[1] = a, b
	}
	// An operand that is also the target would have to be in a register all the same.
	if !inMemory(a) || operand.IsMem(b) || len(i.Operands) > 2 && a == b {
		return
	}
	id := a.(reg.Register).ID()
	i.Inputs[slices.Index(i.Inputs, a)] = s.slot(id)
	i.Operands[0], s.loaded[id] = s.slot(id), true
}
