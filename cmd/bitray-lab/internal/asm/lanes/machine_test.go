package lanes

import (
	"encoding/binary"
	"fmt"
	words64 "math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// machine runs functions in AVX2 and in general registers, as far as the tests of this package need it.
type machine struct {
	function   *ir.Function
	registers  map[reg.ID]value
	memory     [1 << 14]byte
	symbols    map[string]uint64 // where constants are
	zero, less bool              // flags
}

// value is what a register holds, or as many bytes of memory.
type value [4]uint64

// Where the machine has its stack, the constants, and what tests read and write.
const (
	stack   = 0x0400
	inputs  = 0x1000
	outputs = 0x2000
	data    = 0x3000
)

// newMachine returns a machine whose memory holds the constants of a file and, as inputs, random sets: some empty, full or
// of one square.
func newMachine(file *ir.File, seed uint64) *machine {
	m := &machine{function: file.Functions()[0], registers: map[reg.ID]value{}, symbols: map[string]uint64{}}
	random := rand.New(rand.NewPCG(seed, 1))
	for at := inputs; at < outputs; at += 8 {
		a, b := random.Uint64(), random.Uint64()
		set := []uint64{0, ^uint64(0), 1 << (a % 64), a, a & b, a | b}[random.IntN(6)]
		binary.LittleEndian.PutUint64(m.memory[at:], set)
	}
	for next, s := uint64(data), 0; s < len(file.Sections); s++ {
		if global, ok := file.Sections[s].(*ir.Global); ok {
			m.symbols[global.Symbol.Name] = next
			for _, d := range global.Data {
				binary.LittleEndian.PutUint64(m.memory[next+uint64(d.Offset):], uint64(d.Value.(operand.U64)))
			}
			next += uint64(global.Size+31) &^ 31
		}
	}
	return m
}

// run runs the file's first function and returns the machine.
func (m *machine) run(t *testing.T) *machine {
	t.Helper()
	for at, steps := 0, 0; ; at, steps = at+1, steps+1 {
		if steps > 100_000 {
			t.Fatal("the function does not end")
		}
		i, ok := m.function.Nodes[at].(*ir.Instruction)
		if !ok {
			continue
		}
		switch i.Opcode {
		case "RET":
			return m
		case "JMP", "JZ", "JE", "JNZ", "JNE", "JLT":
			taken := map[string]bool{"JMP": true, "JZ": m.zero, "JE": m.zero, "JNZ": !m.zero, "JNE": !m.zero, "JLT": m.less}
			if taken[i.Opcode] {
				at = slices.Index(m.function.Nodes, ir.Node(*i.TargetLabel()))
			}
		default:
			m.step(t, i)
		}
	}
}

// step runs an instruction that does not jump.
func (m *machine) step(t *testing.T, i *ir.Instruction) {
	var args [4]value
	for n, op := range i.Operands {
		args[n] = m.read(op)
	}
	a, b := args[0], args[1]
	var result value
	switch i.Opcode {
	case "LEAQ", "LEAL":
		result[0] = m.address(i.Operands[0].(operand.Mem))
	case "CMPQ":
		m.zero, m.less = a[0] == b[0], int64(a[0]) < int64(b[0])
		return
	case "TESTQ", "VPTEST":
		m.zero = a[0]&b[0]|a[1]&b[1]|a[2]&b[2]|a[3]&b[3] == 0
		return
	default:
		if f, ok := wholes[i.Opcode]; ok {
			result = f(a, b, args[2])
		} else if f, ok := ofWords[i.Opcode]; ok {
			result = value{f(a[0], b[0]), f(a[1], b[1]), f(a[2], b[2]), f(a[3], b[3])}
		} else {
			t.Fatalf("the machine does not know %s", i.Opcode)
		}
		if !strings.HasPrefix(i.Opcode, "V") && !strings.HasPrefix(i.Opcode, "MOV") {
			m.zero = result[0] == 0
		}
	}
	m.write(i, result)
}

// ofWords is what instructions do with the words of their first two operands, each with the one in its place.
var ofWords = map[string]func(a, b uint64) uint64{
	"VMOVDQU": first, "VMOVDQA": first, "MOVQ": first, "MOVL": first, "MOVB": first,
	"VPADDQ": add, "ADDQ": add, "ADDL": add, "VPSUBQ": subtract, "SUBQ": subtract,
	"VPAND": intersect, "ANDQ": intersect, "ANDL": intersect, "VPOR": unite, "ORQ": unite, "ORL": unite,
	"VPXOR": differ, "XORQ": differ, "XORL": differ, "VPANDN": except, "ANDNQ": except,
	"VPSLLQ": shiftUp, "VPSLLVQ": shiftUp, "SHLQ": shiftUp, "SHLL": shiftUp, "VPSRLQ": shiftDown, "VPSRLVQ": shiftDown,
	"INCQ": func(a, _ uint64) uint64 { return a + 1 }, "DECQ": func(a, _ uint64) uint64 { return a - 1 },
	"BLSRQ":   func(a, _ uint64) uint64 { return a & (a - 1) },
	"POPCNTQ": func(a, _ uint64) uint64 { return uint64(words64.OnesCount64(a)) },
	"TZCNTQ":  func(a, _ uint64) uint64 { return uint64(words64.TrailingZeros64(a)) },
	"IMULQ":   product, "IMUL3Q": product, "PDEPQ": deposit,
	"MOVBLZX": lowestByte, "MOVBQZX": lowestByte,
	"VPCMPEQQ": onesIfEqual[uint64], "VPCMPEQB": ofBytes(onesIfEqual[byte]),
	"VPADDB": ofBytes(func(a, b byte) byte { return b + a }),
	"VPSUBB": ofBytes(func(a, b byte) byte { return b - a }),
	"VPSADBW": func(a, b uint64) (sum uint64) {
		eachByteOf(a, b, func(_ int, a, b byte) { sum += uint64(max(a, b) - min(a, b)) })
		return sum
	},
}

func first(a, _ uint64) uint64      { return a }
func add(a, b uint64) uint64        { return b + a }
func subtract(a, b uint64) uint64   { return b - a }
func intersect(a, b uint64) uint64  { return a & b }
func unite(a, b uint64) uint64      { return a | b }
func differ(a, b uint64) uint64     { return a ^ b }
func except(a, b uint64) uint64     { return a &^ b }
func shiftUp(n, b uint64) uint64    { return b << n }
func shiftDown(n, b uint64) uint64  { return b >> n }
func product(a, b uint64) uint64    { return a * b }
func lowestByte(a, _ uint64) uint64 { return a & 0xff }

func onesIfEqual[T byte | uint64](a, b T) T {
	if a == b {
		return ^T(0)
	}
	return 0
}

func deposit(mask, b uint64) (result uint64) {
	for ; mask != 0; mask, b = mask&(mask-1), b>>1 {
		result |= mask & -mask * (b & 1)
	}
	return result
}

func eachByteOf(a, b uint64, do func(i int, a, b byte)) {
	for i := range 8 {
		do(i, byte(a>>(8*i)), byte(b>>(8*i)))
	}
}

// ofBytes does something with each byte of two words.
func ofBytes(f func(a, b byte) byte) func(a, b uint64) uint64 {
	return func(a, b uint64) (result uint64) {
		eachByteOf(a, b, func(i int, a, b byte) { result |= uint64(f(a, b)) << (8 * i) })
		return result
	}
}

// wholes is what instructions do with whole values.
var wholes = map[string]func(a, b, c value) value{
	"VMOVQ":          func(a, _, _ value) value { return value{a[0]} },
	"VMOVD":          func(a, _, _ value) value { return value{a[0] & 0xffffffff} },
	"VPBROADCASTQ":   func(a, _, _ value) value { return value{a[0], a[0], a[0], a[0]} },
	"VBROADCASTI128": func(a, _, _ value) value { return value{a[0], a[1], a[0], a[1]} },
	"VPBROADCASTB":   func(a, _, _ value) value { return perByte(func(int) byte { return byte(a[0]) }) },
	"VEXTRACTI128":   func(_, b, _ value) value { return value{b[2], b[3]} }, // 1 is the only half asked for
	"VPSHUFD":        func(_, b, _ value) value { return value{b[1], b[0]} }, // 0x4e is the only order asked for
	"VPMOVZXBQ": func(a, _, _ value) value {
		return value{a[0] & 0xff, a[0] >> 8 & 0xff, a[0] >> 16 & 0xff, a[0] >> 24 & 0xff}
	},
	"VPSHUFB": func(a, b, _ value) value {
		return perByte(func(i int) byte {
			if index := a.byte(i); index < 0x80 {
				return b.byte(i&^15 | int(index&15))
			}
			return 0
		})
	},
	"VPBLENDVB": func(mask, b, c value) value {
		return perByte(func(i int) byte {
			if mask.byte(i) >= 0x80 {
				return b.byte(i)
			}
			return c.byte(i)
		})
	},
	"VPMOVMSKB": func(a, _, _ value) (result value) {
		for i := range 32 {
			result[0] |= uint64(a.byte(i)>>7) << i
		}
		return result
	},
	"VMOVMSKPD": func(a, _, _ value) value {
		return value{a[0]>>63 | a[1]>>63<<1 | a[2]>>63<<2 | a[3]>>63<<3}
	},
}

func (v value) byte(i int) byte { return byte(v[i/8] >> (i % 8 * 8)) }

func perByte(f func(i int) byte) (v value) {
	for i := range 32 {
		v[i/8] |= uint64(f(i)) << (i % 8 * 8)
	}
	return v
}

func (m *machine) address(op operand.Mem) uint64 {
	address := uint64(op.Disp)
	switch op.Base {
	case reg.StackPointer:
		address += stack
	case reg.StaticBase:
		address += m.symbols[op.Symbol.Name]
	default:
		address += m.registers[op.Base.ID()][0]
	}
	if op.Index != nil {
		address += m.registers[op.Index.ID()][0] * uint64(op.Scale)
	}
	return address
}

// read returns the value of an operand. Constants are in every word, as for shifts of vectors.
func (m *machine) read(op operand.Op) (v value) {
	switch op := op.(type) {
	case reg.Register:
		return m.registers[op.ID()]
	case operand.Mem:
		for i, at := range []uint64{0, 8, 16, 24} {
			v[i] = binary.LittleEndian.Uint64(m.memory[m.address(op)+at:])
		}
		return v
	case operand.U8:
		v[0] = uint64(op)
	case operand.I8:
		v[0] = uint64(op)
	case operand.U32:
		v[0] = uint64(op)
	case operand.U64:
		v[0] = uint64(op)
	default:
		panic(fmt.Sprintf("the machine does not know operand %s", op.Asm()))
	}
	return value{v[0], v[0], v[0], v[0]}
}

// write writes the last operand of an instruction. A register keeps nothing of what it was.
func (m *machine) write(i *ir.Instruction, v value) {
	var bytes [32]byte
	for word := range v {
		binary.LittleEndian.PutUint64(bytes[8*word:], v[word])
	}
	switch to := i.Operands[len(i.Operands)-1].(type) {
	case operand.Mem:
		size, ok := map[string]int{"MOVB": 1, "MOVL": 4, "VMOVD": 4, "MOVQ": 8}[i.Opcode]
		if !ok {
			size = int(i.Operands[0].(reg.Register).Size())
		}
		copy(m.memory[m.address(to):], bytes[:size])
	case reg.Register:
		clear(bytes[to.Size():])
		for word := range v {
			v[word] = binary.LittleEndian.Uint64(bytes[8*word:])
		}
		m.registers[to.ID()] = v
	}
}
