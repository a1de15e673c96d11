package lanes

import (
	"encoding/binary"
	"errors"
	"fmt"
	words64 "math/bits"
	"testing"

	"github.com/mmcloughlin/avo/operand"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// In this file each operation that AVX2 does in its own way is compared with plain Go, with registers of four
// boards and of eight.

func input(i int) operand.Mem  { return operand.NewStackAddr(inputs - stack + 64*i) }
func output(i int) operand.Mem { return operand.NewStackAddr(outputs - stack + 64*i) }

func boardsIn(i int) vec {
	z := asm.ZMM()
	asm.VMOVDQU64(input(i), z)
	return z
}

func storeNumber(number operand.Op, i int) { asm.MOVQ(number, output(i)) }

// operate compares what a function in AVX2 stores with what it should, on several inputs.
func operate(t *testing.T, name string, halves int, write func(), check func(m *machine) error) {
	t.Helper()
	asm = emit.NewFile("test")
	asm.Function("operation")
	if err := writeNarrow(halves, func() { write(); asm.RET() }); err != nil {
		t.Fatal(err)
	}
	file := fileOf(t, asm)
	for seed := range uint64(10) {
		if err := check(newMachine(file, seed).run(t)); err != nil {
			t.Errorf("%s, %d boards at a time: %v", name, 4*halves, err)
			return
		}
	}
}

func (m *machine) word(address int) uint64 { return binary.LittleEndian.Uint64(m.memory[address:]) }

// in and out return a word that is read or written.
func (m *machine) in(i, lane int) uint64  { return m.word(inputs + 64*i + 8*lane) }
func (m *machine) out(i, lane int) uint64 { return m.word(outputs + 64*i + 8*lane) }

func wantNumber(got, want uint64) error {
	if got != want {
		return fmt.Errorf("%#x, want %#x", got, want)
	}
	return nil
}

// constantSet is what one of the operands is when it is constant.
const constantSet = 0x00ff3c0000a50f81

// eachLane compares a function of three sets in each lane. The last operand is a vector, a constant, or a word
// that is broadcast.
func eachLane(t *testing.T, name string, write func(a, b vec, c operand.Op) vec, want func(a, b, c uint64) uint64) {
	t.Helper()
	for halves := 1; halves <= 2; halves++ {
		for kind := range 3 {
			operate(t, name, halves, func() {
				c := []func() operand.Op{
					func() operand.Op { return boardsIn(2) }, func() operand.Op { return word(constantSet) }, func() operand.Op { return input(2) },
				}[kind]()
				asm.VMOVDQU64(write(boardsIn(0), boardsIn(1), c), output(0))
			}, func(m *machine) error {
				for lane := range 4 * halves {
					c := []uint64{m.in(2, lane), constantSet, m.in(2, 0)}[kind]
					if err := wantNumber(m.out(0, lane), want(m.in(0, lane), m.in(1, lane), c)); err != nil {
						return fmt.Errorf("lane %d, operand of kind %d: %w", lane, kind, err)
					}
				}
				return nil
			})
		}
	}
}

func highestOf(a uint64) uint64 { return 1 << 63 >> words64.LeadingZeros64(a) }

func TestOperationsOnBoards(t *testing.T) {
	const rank4 = 0xff << 24
	perByte := func(f func(byte) byte) func(a, _, _ uint64) uint64 {
		return func(a, _, _ uint64) uint64 { return ofBytes(func(a, _ byte) byte { return f(a) })(a, 0) }
	}
	for _, o := range []struct {
		name  string
		write func(a, b vec, c operand.Op) vec
		want  func(a, b, c uint64) uint64
	}{
		{"and", func(a, _ vec, c operand.Op) vec { return and(a, c) }, func(a, _, c uint64) uint64 { return a & c }},
		{"or", func(a, _ vec, c operand.Op) vec { return or(a, c) }, func(a, _, c uint64) uint64 { return a | c }},
		{"xor", func(a, _ vec, c operand.Op) vec { return xor(a, c) }, func(a, _, c uint64) uint64 { return a ^ c }},
		{"without", func(a, _ vec, c operand.Op) vec { return without(c, a) }, func(a, _, c uint64) uint64 { return c &^ a }},
		{"minus", func(a, _ vec, c operand.Op) vec { return minus(a, c) }, func(a, _, c uint64) uint64 { return a - c }},
		{"up", func(a, _ vec, _ operand.Op) vec { return up(a, 9) }, func(a, _, _ uint64) uint64 { return a << 9 }},
		{"down", func(a, _ vec, _ operand.Op) vec { return up(a, -7) }, func(a, _, _ uint64) uint64 { return a >> 7 }},
		{"lowest", func(a, _ vec, _ operand.Op) vec { return lowest(a) }, func(a, _, _ uint64) uint64 { return a & -a }},
		{"highest", func(a, _ vec, _ operand.Op) vec { return highest(a) }, func(a, _, _ uint64) uint64 { return highestOf(a) }},
		{"highest of rank", func(a, _ vec, _ operand.Op) vec { return and(highestBySmearing(and(a, word(rank4)), 8), word(rank4)) },
			func(a, _, _ uint64) uint64 { return highestOf(a & rank4) }},
		{"size", func(a, b vec, _ operand.Op) vec {
			prepareSizes()
			total := size(a)
			for range 7 {
				count(total, a)
			}
			count(total, b)
			boardSizes(total)
			return total
		}, func(a, b, _ uint64) uint64 { return uint64(8*words64.OnesCount64(a) + words64.OnesCount64(b)) }},
		{"flip", func(a, _ vec, _ operand.Op) vec { return flip(a) }, func(a, _, _ uint64) uint64 { return words64.ReverseBytes64(a) }},
		{"mirror", func(a, _ vec, _ operand.Op) vec { return mirror(a) }, perByte(words64.Reverse8)},
		{"moved by ranks", func(a, _ vec, _ operand.Op) vec {
			return movedByRanks(emit.MainDiagonal, minus(and(a, word(15)), word(7)))
		},
			func(a, _, _ uint64) uint64 {
				ranks := int(a&15) - 7
				return emit.MainDiagonal << max(0, 8*ranks) >> max(0, -8*ranks)
			}},
		{"broadcast and changed", func(a, b vec, c operand.Op) vec { return into(broadcast(word(constantSet)), a, c, orAnd) },
			func(a, _, c uint64) uint64 { return constantSet | a&c }},
		{"bytes added", func(a, b vec, _ operand.Op) vec { return borrowed(a, b) }, func(a, b, _ uint64) uint64 {
			return ofBytes(func(a, b byte) byte { return a - 2*b })(a, b)
		}},
		{"ones", func(vec, vec, operand.Op) vec { return ones() }, func(_, _, _ uint64) uint64 { return ^uint64(0) }},
	} {
		eachLane(t, o.name, o.write, o.want)
	}
}

// TestFunctionsOfThreeSets does all that take two operations or fewer.
func TestFunctionsOfThreeSets(t *testing.T) {
	done := 0
	for table := range uint64(256) {
		f := func(a, b, c uint64) (result uint64) {
			for row := range uint64(8) {
				all := (a ^ (row>>2&1 - 1)) & (b ^ (row>>1&1 - 1)) & (c ^ (row&1 - 1))
				result |= all & -(table >> row & 1)
			}
			return result
		}
		small := func(a, b, c uint8) uint8 { return uint8(f(uint64(a), uint64(b), uint64(c))) }
		func() {
			defer func() {
				if recover() == nil {
					done++
				}
				narrow = nil
			}()
			eachLane(t, fmt.Sprintf("function %08b", table), func(a, b vec, c operand.Op) vec { return into(a, b, c, small) }, f)
			eachLane(t, fmt.Sprintf("function %08b", table), func(a, b vec, c operand.Op) vec { return or(of(a, b, c, small), zero()) }, f)
		}()
	}
	if done != 72 {
		t.Errorf("%d functions of three sets take two operations or fewer, want 72", done)
	}
}

// maskOf is how a mask is made.
type maskOf struct {
	name  string
	write func(a, b vec, c operand.Op) mask
	want  func(a, b, c uint64) bool
}

// masksOf returns masks of all kinds: tests, and what joins two of them, each of lanes or of the others.
func masksOf() (all []maskOf) {
	empty := func(v vec) mask {
		k := asm.K()
		asm.VPTESTNMQ(v, v, k)
		return k
	}
	ones := []maskOf{
		{"a meets c", func(a, _ vec, c operand.Op) mask { return meets(a, c) }, func(a, _, c uint64) bool { return a&c != 0 }},
		{"a is empty", func(a, _ vec, _ operand.Op) mask { return empty(a) }, func(a, _, _ uint64) bool { return a == 0 }},
	}
	others := []maskOf{
		{"b meets c", func(_, b vec, c operand.Op) mask { return meets(b, c) }, func(_, b, c uint64) bool { return b&c != 0 }},
		{"b is empty", func(_, b vec, _ operand.Op) mask { return empty(b) }, func(_, b, _ uint64) bool { return b == 0 }},
	}
	joins := []struct {
		name  string
		write func(a, b, c operand.Op)
		want  func(a, b bool) bool
	}{
		{"and", func(a, b, c operand.Op) { asm.KANDB(a, b, c) }, func(a, b bool) bool { return a && b }},
		{"or", func(a, b, c operand.Op) { asm.KORB(a, b, c) }, func(a, b bool) bool { return a || b }},
		{"but not", func(a, b, c operand.Op) { asm.KANDNB(a, b, c) }, func(a, b bool) bool { return a && !b }},
	}
	for _, x := range ones {
		all = append(all, x,
			maskOf{"not " + x.name, func(a, b vec, c operand.Op) mask {
				k := asm.K()
				asm.KNOTB(x.write(a, b, c), k)
				return k
			}, func(a, b, c uint64) bool { return !x.want(a, b, c) }},
			maskOf{x.name + " and b meets c", func(a, b vec, c operand.Op) mask { return meetsIn(b, c, x.write(a, b, c)) },
				func(a, b, c uint64) bool { return x.want(a, b, c) && b&c != 0 }},
			maskOf{x.name + " and b is apart from c", func(a, b vec, c operand.Op) mask { return apart(b, c, x.write(a, b, c)) },
				func(a, b, c uint64) bool { return x.want(a, b, c) && b&c == 0 }})
		for _, y := range others {
			for _, j := range joins {
				all = append(all, maskOf{x.name + " " + j.name + " " + y.name, func(a, b vec, c operand.Op) mask {
					k := asm.K()
					j.write(x.write(a, b, c), y.write(a, b, c), k)
					return k
				}, func(a, b, c uint64) bool { return j.want(x.want(a, b, c), y.want(a, b, c)) }})
			}
		}
	}
	return all
}

// TestMasks uses masks of all kinds in all ways.
func TestMasks(t *testing.T) {
	// copied returns a copy of b that an instruction then changes in some lanes.
	copied := func(b vec, change func(z vec)) vec {
		z := clone(b)
		change(z)
		return z
	}
	for _, use := range []struct {
		name   string
		write  func(a, b vec, k mask) vec
		inside func(a, b uint64) uint64
		zeroed bool // outside, where otherwise b is
	}{
		{"move", func(a, b vec, k mask) vec { return copied(b, func(z vec) { asm.VMOVDQA64(a, k, z) }) }, first, false},
		{"move or clear", func(a, _ vec, k mask) vec { return only(k, a) }, first, true},
		{"broadcast", func(_, b vec, k mask) vec {
			return copied(b, func(z vec) { asm.VPBROADCASTQ(word(constantSet), k, z) })
		}, func(_, _ uint64) uint64 { return constantSet }, false},
		{"and", func(a, b vec, k mask) vec { return copied(b, func(z vec) { asm.VPANDQ(a, b, k, z) }) }, intersect, false},
		{"and or clear", func(a, b vec, k mask) vec { return copied(b, func(z vec) { asm.VPANDQ_Z(a, b, k, z) }) }, intersect, true},
		{"or", func(a, b vec, k mask) vec { return copied(b, func(z vec) { asm.VPORQ(a, z, k, z) }) }, unite, false},
		{"or of others", func(a, b vec, k mask) vec { return copied(b, func(z vec) { asm.VPORQ(b, a, k, z) }) }, unite, false},
		{"xor with a word", func(_, b vec, k mask) vec {
			return copied(b, func(z vec) { asm.VPXORQ_BCST(word(constantSet), z, k, z) })
		}, func(_, b uint64) uint64 { return b ^ constantSet }, false},
		{"add", func(a, b vec, k mask) vec { return copied(b, func(z vec) { asm.VPADDQ(a, z, k, z) }) }, add, false},
		{"subtract", func(a, b vec, k mask) vec { return copied(b, func(z vec) { asm.VPSUBQ(a, b, k, z) }) }, subtract, false},
	} {
		for _, m := range masksOf() {
			eachLane(t, use.name+" where "+m.name, func(a, b vec, c operand.Op) vec {
				return use.write(a, b, m.write(a, b, c))
			}, func(a, b, c uint64) uint64 {
				switch {
				case m.want(a, b, c):
					return use.inside(a, b)
				case use.zeroed:
					return 0
				}
				return b
			})
		}
	}
}

// TestMasksAndNumbers reads masks as numbers, in registers and in memory, makes them of numbers, and asks
// whether they are of no lane.
func TestMasksAndNumbers(t *testing.T) {
	for halves := 1; halves <= 2; halves++ {
		for _, m := range masksOf() {
			operate(t, m.name, halves, func() {
				k := m.write(boardsIn(0), boardsIn(1), boardsIn(2))
				storeNumber(bitsOf(k), 0)
				asm.KMOVB(k, output(1))
				some := constant(1)
				asm.KTESTB(k, k)
				asm.JNZ(operand.LabelRef("some"))
				asm.XORQ(some.r, some.r)
				asm.Label("some")
				storeNumber(some.r, 2)
				lanes, number := asm.K(), asm.GP32()
				asm.MOVL(input(3), number)
				asm.KMOVB(number, lanes)
				asm.VMOVDQU64(only(lanes, boardsIn(0)), output(4))
			}, func(m2 *machine) error {
				var want, some uint64
				for lane := range 4 * halves {
					if m.want(m2.in(0, lane), m2.in(1, lane), m2.in(2, lane)) {
						want, some = want|1<<lane, 1
					}
					if err := wantNumber(m2.out(4, lane), m2.in(0, lane)&-(m2.in(3, 0)>>lane&1)); err != nil {
						return fmt.Errorf("lane %d: %w", lane, err)
					}
				}
				return errors.Join(wantNumber(m2.out(0, 0), want), wantNumber(m2.out(1, 0)&0xff, want), wantNumber(m2.out(2, 0), some))
			})
		}
	}
}

// TestDirections compares what is done to eight directions of one position.
func TestDirections(t *testing.T) {
	var down mask // which AVX2 does not ask for
	for _, o := range []struct {
		name         string
		write        func(a vec) vec
		upward, back func(a uint64, lane int) uint64
	}{
		{"nearest", func(a vec) vec { return nearest(a, down) },
			func(a uint64, _ int) uint64 { return a & -a }, func(a uint64, _ int) uint64 { return highestOf(a) }},
		{"up to", func(a vec) vec { return upTo(a, down) },
			func(a uint64, _ int) uint64 { return a ^ (a - 1) }, func(a uint64, _ int) uint64 { return -a }},
		{"rotate", func(a vec) vec {
			turns, arrivals := knightSteps.load()
			return and(rotate(a, turns), arrivals)
		}, func(a uint64, lane int) uint64 { return a << knightSteps.turns[lane] & knightSteps.arrivals[lane] },
			func(a uint64, lane int) uint64 {
				return a >> (64 - knightSteps.turns[lane]) & knightSteps.arrivals[lane]
			}},
	} {
		operate(t, o.name, 2, func() { asm.VMOVDQU64(o.write(boardsIn(0)), output(0)) }, func(m *machine) error {
			for lane := range 8 {
				want := o.upward
				if lane >= 4 {
					want = o.back
				}
				if err := wantNumber(m.out(0, lane), want(m.in(0, lane), lane)); err != nil {
					return fmt.Errorf("lane %d: %w", lane, err)
				}
			}
			return nil
		})
	}
}

// TestAcrossLanes compares what is done to all boards together.
func TestAcrossLanes(t *testing.T) {
	for halves := 1; halves <= 2; halves++ {
		operate(t, "across lanes", halves, func() {
			a := boardsIn(0)
			storeNumber(total(a), 0)
			storeNumber(union(a), 1)
			asm.VPMOVQB(a, output(2))
			z := asm.ZMM()
			asm.VPMOVZXBQ(input(1), z)
			asm.VMOVDQU64(z, output(3))
			squeezeBoards(meets(a, boardsIn(1)), boardList{a, output(4)})
			b := asm.ZMM()
			asm.VPBROADCASTQ(constant(constantSet).r, b)
			asm.VMOVDQU64(b, output(5))
			asm.VPBROADCASTB(input(1), b)
			asm.VMOVDQU64(b, output(6))
		}, func(m *machine) error {
			var sum, all uint64
			var err error
			squeezed := 0
			for lane := range 4 * halves {
				a := m.in(0, lane)
				sum, all = sum+a, all|a
				if a&m.in(1, lane) != 0 {
					err = errors.Join(err, wantNumber(m.out(4, squeezed), a))
					squeezed++
				}
				err = errors.Join(err, wantNumber(m.out(2, 0)>>(8*lane)&0xff, a&0xff),
					wantNumber(m.out(3, lane), m.in(1, 0)>>(8*lane)&0xff),
					wantNumber(m.out(5, lane), constantSet), wantNumber(m.out(6, lane), m.in(1, 0)&0xff*eachByte))
			}
			return errors.Join(err, wantNumber(m.out(0, 0), sum), wantNumber(m.out(1, 0), all))
		})
	}
}

// TestLists compares what is done to lists of sixty-four bytes.
func TestLists(t *testing.T) {
	operate(t, "masks of bytes", 2, func() {
		low := bytes64(0x7f)
		from, to := and(boardsIn(0), low), and(boardsIn(1), low)
		touched, equal, k := touchedBy(from, to, broadcast(input(2))), asm.K(), asm.K()
		asm.VPCMPEQB(boardsIn(0), boardsIn(3), equal)
		storeNumber(wordOf(touched), 0)
		storeNumber(wordOf(equal), 1)
		asm.KANDQ(touched, equal, k)
		storeNumber(wordOf(k), 2)
		asm.KORQ(touched, equal, k)
		storeNumber(wordOf(k), 3)
		asm.KANDNQ(touched, equal, k)
		storeNumber(wordOf(k), 4)
		storeNumber(sizeOf(touched), 5)
		asm.VMOVDQU64(xor(from, bytes64(56)), output(6))
	}, func(m *machine) error {
		var touched, equal uint64
		for i := range 64 {
			from, to := m.memory[inputs+i], m.memory[inputs+64+i]
			touched |= (m.in(2, 0)>>(from&63) | m.in(2, 0)>>(to&63)) & 1 << i
			if from == m.memory[inputs+3*64+i] {
				equal |= 1 << i
			}
		}
		return errors.Join(wantNumber(m.out(0, 0), touched), wantNumber(m.out(1, 0), equal), wantNumber(m.out(2, 0), touched&equal),
			wantNumber(m.out(3, 0), touched|equal), wantNumber(m.out(4, 0), touched&^equal), wantNumber(m.out(5, 0), uint64(words64.OnesCount64(touched))))
	})
	operate(t, "squeeze", 2, func() {
		end := constant(3).r
		squeeze(load(input(2)), constant(0).r, end, column{input(0), output(0), 56}, column{input(1), output(2), 0})
		storeNumber(end, 4)
		storeNumber(constant(16).r, 7)
		expand(input(0), input(2), constant(7).r, output(5), output(7))
	}, func(m *machine) error {
		end, next := 3, 0
		var err error
		for i := range 64 {
			expanded := byte(7)
			if m.in(2, 0)>>i&1 != 0 {
				err = errors.Join(err, wantNumber(uint64(m.memory[outputs+end]), uint64(m.memory[inputs+i])^56),
					wantNumber(uint64(m.memory[outputs+128+end]), uint64(m.memory[inputs+64+i])))
				expanded = m.memory[inputs+next]
				end, next = end+1, next+1
			}
			if i < 16 {
				err = errors.Join(err, wantNumber(uint64(m.memory[outputs+5*64+i]), uint64(expanded)))
			}
		}
		return errors.Join(err, wantNumber(m.out(4, 0), uint64(end)))
	})
}
