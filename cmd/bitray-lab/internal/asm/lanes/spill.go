package lanes

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
	kind      reg.Kind
	whole     reg.Spec    // a whole register
	size      int         // of a whole register
	registers []reg.Index // from which
	move      func(from, to operand.Op) (*ir.Instruction, error)
}

// The registers of AVX2, and the general ones: all but the stack pointer and one for the address of the
// slots.
var (
	vectorBank  = bank{reg.KindVector, reg.S256, 32, indexes(16), x86.VMOVDQU}
	generalBank = bank{reg.KindGP, reg.S64, 8, generalIndexes(), x86.MOVQ}
)

func indexes(n int) (all []reg.Index) {
	for i := range n {
		all = append(all, reg.Index(i))
	}
	return all
}

func generalIndexes() []reg.Index {
	taken := []reg.Index{reg.RSP.PhysicalIndex(), reg.R13.PhysicalIndex(), reg.RBP.PhysicalIndex()}
	free := slices.DeleteFunc(indexes(16), func(i reg.Index) bool { return slices.Contains(taken, i) })
	return append(free, reg.RBP.PhysicalIndex())
}

// spill gives registers to the vectors of a function, and to what it has in general registers, if there are
// more values than registers: then some are in memory for a while, in slots that begin at memory. It returns
// how many bytes that takes. The register that memory begins at is left alone.
//
// When a register is wanted and none is free, the value goes whose next use comes last in the text of the
// function. Where the text is not straight, what is in registers at a label is what all ways to it have
// there, and every value has been stored by then; a store that nothing loads again is left out.
func spill(function *ir.Function, memory operand.Mem) (size int, err error) {
	for _, i := range function.Instructions() {
		if err := pass.ZeroExtend32BitOutputs(i); err != nil {
			return 0, err
		}
	}
	for _, b := range []*bank{&vectorBank, &generalBank} {
		for _, p := range []func(*ir.Function) error{pass.LabelTarget, pass.CFG, pass.Liveness} {
			if err := p(function); err != nil {
				return 0, fmt.Errorf("%s: %w", function.Name, err)
			}
		}
		s := &spiller{bank: b, function: function, memory: memory.Offset(size), fixed: memory.Base.ID(), entries: map[ir.Label]holdings{}}
		s.survey()
		for s.run() {
		}
		s.share()
		s.run()
		function.Nodes = s.stored()
		size += s.used
	}
	return size, nil
}

// spiller gives registers to the values of a function.
type spiller struct {
	*bank
	function *ir.Function
	memory   operand.Mem // where slots begin
	fixed    reg.ID      // what is given no register
	uses     map[reg.ID][]int
	lives    map[reg.ID][2]int // the first and the last node at which a value is alive
	slots    map[reg.ID]int    // where slots are, once it is known which there are
	used     int               // bytes of all slots
	loops    map[ir.Label]span // by the labels that are jumped to from below
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
	nodes    []ir.Node // the function as far as it is rewritten
	at       int       // index of the node at hand
	arriving map[ir.Label]holdings
	saved    map[reg.ID]bool            // those whose slot holds them
	stores   map[*ir.Instruction]reg.ID // what instructions store that were added
	loaded   map[reg.ID]bool            // whether any slot is read
	changed  bool                       // entries are not as this pass took them to be
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

// survey finds where values are used, and which labels begin loops.
func (s *spiller) survey() {
	s.uses, s.lives, s.loops = map[reg.ID][]int{}, map[reg.ID][2]int{}, map[ir.Label]span{}
	seen := map[ir.Label]int{}
	for i, node := range s.function.Nodes {
		switch n := node.(type) {
		case ir.Label:
			seen[n] = i
		case *ir.Instruction:
			if target := n.TargetLabel(); target != nil {
				if start, behind := seen[*target]; behind {
					s.loops[*target] = span{start, i}
				}
			}
			for _, v := range s.values(n.InputRegisters()) {
				s.uses[v.ID()] = append(s.uses[v.ID()], i)
			}
			for id := range n.LiveOut {
				life, ok := s.lives[id]
				if !ok {
					life[0] = i
				}
				s.lives[id] = [2]int{life[0], i + 1}
			}
		}
	}
}

// values returns those of the registers that are to be given one of the bank.
func (s *spiller) values(all []reg.Register) []reg.Register {
	return slices.DeleteFunc(slices.Clone(all), func(r reg.Register) bool { return !s.isValue(r) })
}

func (s *spiller) isValue(r reg.Register) bool {
	return r.Kind() == s.kind && r.ID().IsVirtual() && r.ID() != s.fixed
}

// run rewrites the function, and reports whether it has to be done again.
func (s *spiller) run() bool {
	s.rewriting = rewriting{
		arriving: map[ir.Label]holdings{}, saved: map[reg.ID]bool{},
		stores: map[*ir.Instruction]reg.ID{}, loaded: map[reg.ID]bool{},
	}
	var last *ir.Instruction
	reached := false // whether what is before runs into the node
	for i, node := range s.function.Nodes {
		s.at = i
		switch n := node.(type) {
		case ir.Label:
			if reached && last != nil {
				s.saveAll(last)
			}
			s.enter(n, reached)
			reached = true
		case *ir.Instruction:
			last, reached = n, !n.IsTerminal && !n.IsUnconditionalBranch()
			s.instruction(n)
		}
	}
	return s.changed
}

// stored returns the function without stores that nothing loads.
func (s *spiller) stored() []ir.Node {
	return slices.DeleteFunc(s.nodes, func(n ir.Node) bool {
		i, ok := n.(*ir.Instruction)
		if !ok {
			return false
		}
		id, added := s.stores[i]
		return added && !s.loaded[id]
	})
}

// enter begins what follows a label, which is reached from above or not.
func (s *spiller) enter(label ir.Label, reached bool) {
	if reached {
		s.leaveFor(label)
	}
	s.holdings = s.arriving[label]
	if _, ok := s.loops[label]; ok {
		entry, known := s.entries[label]
		if known {
			entry = entry.with(s.holdings)
		} else {
			entry = s.holdings
		}
		s.entries[label], s.holdings = entry, entry
	}
	s.nodes = append(s.nodes, label)
}

// leaveFor notes what is in registers on one more way to a label.
func (s *spiller) leaveFor(label ir.Label) {
	if entry, known := s.entries[label]; known && s.loops[label].end >= s.at && s.passed(label) {
		if left := entry.with(s.holdings); left != entry {
			s.entries[label], s.changed = left, true
		}
		return
	}
	if others, ok := s.arriving[label]; ok {
		s.arriving[label] = others.with(s.holdings)
	} else {
		s.arriving[label] = s.holdings
	}
}

// passed reports whether a label is behind.
func (s *spiller) passed(label ir.Label) bool {
	return slices.ContainsFunc(s.function.Nodes[:s.at], func(n ir.Node) bool { return n == ir.Node(label) })
}

// saveAll saves the values that are used after an instruction.
func (s *spiller) saveAll(i *ir.Instruction) {
	for index, id := range s.holdings {
		switch {
		case id == 0:
		case i.LiveOut[id] == 0:
			s.holdings[index] = 0
		default:
			s.save(index)
		}
	}
}

// save stores the value of a register in its slot, unless it is there.
func (s *spiller) save(index int) {
	id := s.holdings[index]
	if s.saved[id] {
		return
	}
	s.emit(s.move(s.register(index, s.whole), s.slot(id)))
	s.stores[s.nodes[len(s.nodes)-1].(*ir.Instruction)] = id
	s.saved[id] = true
}

func (s *spiller) slot(id reg.ID) operand.Mem { return s.memory.Offset(s.slots[id]) }

// share gives slots to the values that are loaded: the same to those that are not alive at the same time.
func (s *spiller) share() {
	s.slots = map[reg.ID]int{}
	var until []int // by slot, the last node at which it is taken
	inOrder := slices.SortedFunc(maps.Keys(s.loaded), func(a, b reg.ID) int {
		return cmp.Or(cmp.Compare(s.lives[a][0], s.lives[b][0]), cmp.Compare(a, b))
	})
	for _, id := range inOrder {
		life := s.lives[id]
		slot := slices.IndexFunc(until, func(end int) bool { return end < life[0] })
		if slot < 0 {
			slot, until = len(until), append(until, 0)
		}
		s.slots[id], until[slot] = slot*s.size, life[1]
	}
	s.used = len(until) * s.size
}

// register returns a register of the bank, or a part of it.
func (s *spiller) register(index int, spec reg.Spec) reg.Register {
	return reg.LookupPhysical(s.kind, s.registers[index], spec)
}

func (s *spiller) emit(i *ir.Instruction, err error) {
	if err != nil {
		panic(fmt.Sprintf("%s: %v", s.function.Name, err))
	}
	s.nodes = append(s.nodes, i)
}

// instruction rewrites an instruction.
func (s *spiller) instruction(original *ir.Instruction) {
	if target := original.TargetLabel(); target != nil {
		s.saveAll(original)
		s.leaveFor(*target)
		s.nodes = append(s.nodes, copyOf(original))
		return
	}
	i := copyOf(original)
	inputs, outputs := s.values(i.InputRegisters()), s.values(i.OutputRegisters())
	if len(inputs) == 0 && len(outputs) == 1 && i.CancellingInputs { // what its operands are does not matter
		for n := range i.Operands {
			i.Operands[n] = outputs[0]
		}
		for n := range i.Inputs {
			i.Inputs[n] = outputs[0]
		}
	}
	if s.renames(i, inputs, outputs, original.LiveOut) {
		return
	}
	s.takeFromMemory(i)
	inputs = s.values(i.InputRegisters())
	for _, v := range inputs {
		if s.where(v.ID()) < 0 {
			index := s.free(inputs)
			s.holdings[index], s.loaded[v.ID()] = v.ID(), true
			s.emit(s.move(s.slot(v.ID()), s.register(index, s.whole)))
		}
	}
	read := s.holdings
	for index, id := range s.holdings {
		if id != 0 && original.LiveOut[id] == 0 {
			s.holdings[index] = 0
		}
	}
	for _, v := range outputs {
		if s.where(v.ID()) < 0 {
			s.holdings[s.free(outputs)] = v.ID()
		}
		s.saved[v.ID()] = false
	}
	s.settle(i, read, len(outputs) > 0)
	for _, v := range outputs {
		if original.LiveOut[v.ID()] == 0 {
			s.holdings[s.where(v.ID())] = 0
		}
	}
	s.nodes = append(s.nodes, i)
}

// copyOf returns an instruction to be rewritten.
func copyOf(i *ir.Instruction) *ir.Instruction {
	c := *i
	c.Operands, c.Inputs, c.Outputs = slices.Clone(i.Operands), slices.Clone(i.Inputs), slices.Clone(i.Outputs)
	c.Pred, c.Succ, c.LiveIn, c.LiveOut = nil, nil, nil, nil
	return &c
}

// where returns the register that holds a value, or -1.
func (s *spiller) where(id reg.ID) int { return slices.Index(s.holdings[:], id) }

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
// before in it is used when it begins anew, and sooner than what is only used after it.
func (s *spiller) nextUse(id reg.ID) int {
	uses := s.uses[id]
	next, before := math.MaxInt/2, 0
	if n, _ := slices.BinarySearch(uses, s.at+1); n < len(uses) {
		next = uses[n]
	}
	for _, l := range s.around() {
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

// around returns the loops around the node at hand, the innermost first.
func (s *spiller) around() []span {
	all := slices.DeleteFunc(slices.Collect(maps.Values(s.loops)), func(l span) bool { return s.at < l.start || l.end < s.at })
	slices.SortFunc(all, func(a, b span) int { return cmp.Compare(b.start, a.start) })
	return all
}

// renames reports whether the instruction is a copy of a value that is not used any more: then it is the name
// that changes.
func (s *spiller) renames(i *ir.Instruction, inputs, outputs []reg.Register, live reg.MaskSet) bool {
	if i.Opcode != "VMOVDQA" || len(inputs) != 1 || len(outputs) != 1 {
		return false
	}
	from, to := inputs[0].ID(), outputs[0].ID()
	index := s.where(from)
	if index < 0 || live[from] != 0 || live[to] == 0 {
		return false
	}
	if other := s.where(to); other >= 0 {
		s.holdings[other] = 0
	}
	s.holdings[index], s.saved[to] = to, false
	return true
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
	if !ok || s.kind != reg.KindVector {
		return
	}
	inMemory := func(op operand.Op) bool {
		v, ok := op.(reg.Register)
		return ok && s.isValue(v) && v.Mask() == s.whole.Mask() && s.where(v.ID()) < 0
	}
	a, b := i.Operands[0], i.Operands[1]
	if exchange && !inMemory(a) && !operand.IsMem(a) && inMemory(b) {
		a, b = b, a
		i.Operands[0], i.Operands[1] = a, b
	}
	// An operand that is also the target would have to be in a register all the same.
	if !inMemory(a) || operand.IsMem(b) || len(i.Operands) > 2 && a == b || len(s.values(i.InputRegisters())) == 0 {
		return
	}
	id := a.(reg.Register).ID()
	i.Inputs[slices.Index(i.Inputs, a)] = s.slot(id)
	i.Operands[0], s.loaded[id] = s.slot(id), true
}

// settle replaces the values of an instruction by the registers that hold them: those that it reads by what
// they were in before it. What it writes is its last operand.
func (s *spiller) settle(i *ir.Instruction, read holdings, writes bool) {
	held := func(r reg.Register, in holdings) reg.Register {
		if r == nil || !s.isValue(r) {
			return r
		}
		index := slices.Index(in[:], r.ID())
		if index < 0 {
			index = s.where(r.ID())
		}
		return s.register(index, reg.Spec(r.Mask()))
	}
	replace := func(ops []operand.Op, in holdings) {
		for n, op := range ops {
			switch op := op.(type) {
			case reg.Register:
				ops[n] = held(op, in)
			case operand.Mem:
				op.Base, op.Index = held(op.Base, read), held(op.Index, read)
				ops[n] = op
			}
		}
	}
	last := len(i.Operands)
	if writes {
		last--
	}
	replace(i.Operands[:last], read)
	replace(i.Operands[last:], s.holdings)
	replace(i.Inputs, read)
	replace(i.Outputs, s.holdings)
}
