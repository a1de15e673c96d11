package fill

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

const (
	fileA = 0x0101010101010101
	fileH = 0x8080808080808080
	rank1 = 0x00000000000000ff
	rank8 = 0xff00000000000000
)

// direction is a direction of the compass: how far one step goes, and the file and the rank that
// a step must not come out on, because it would have left the board on the other side.
type direction struct {
	offset     int
	file, rank uint64
}

// open returns the squares that a step may come out on.
func (d direction) open() uint64 { return ^(d.file | d.rank) }

// compass holds the directions clockwise from north, the rook's and the bishop's in turn.
var compass = [8]direction{
	{8, 0, rank1}, {9, fileA, rank1}, {1, fileA, 0}, {-7, fileA, rank8},
	{-8, 0, rank8}, {-9, fileH, rank8}, {-1, fileH, 0}, {7, fileH, rank1},
}

// A compass kernel fills in all directions of one position at once: each lane of a register
// fills in its own direction, by rotations with its own counts. With step the number of squares of one step
// and p the squares that may be flown through,
//
//	g |= p & rotate(g, step);  p &= rotate(p, step);  and again with twice the step
//	g |= p & rotate(g, 4 step);  rays = rotate(g, step)
//
// A rotation wraps around ranks as well as files, so p and the rays leave out the edges that a
// step must not come out on.

// sliders returns the sliders of each kind in the lanes of their directions. The sets are words
// in memory.
func (k *kernel) sliders(orthogonal, diagonal operand.Op) reg.VecVirtual {
	rooks := emit.Written(k.ZMM(), k.VPBROADCASTQ, orthogonal)
	bishops := emit.Written(k.ZMM(), k.VPBROADCASTQ, diagonal)
	isBishop := k.Constant("lanes_of_bishops", func(d int) uint64 { return -uint64(d % 2) })
	k.VPTERNLOGQ(bWhereC, isBishop, bishops, rooks)
	return rooks
}

// steps returns a register with the squares of so many steps in each direction.
func (k *kernel) steps(n int) reg.VecVirtual {
	return k.From(k.Constant(fmt.Sprintf("steps_of_%d", n), func(d int) uint64 { return uint64(n*compass[d].offset) & 63 }))
}

// fly turns sliders into their rays, in the lanes of their directions.
func (k *kernel) fly(occ operand.Op, g reg.VecVirtual) reg.VecVirtual {
	p, x := k.ZMM(), k.ZMM()
	k.VPBROADCASTQ(occ, p)
	open := k.From(k.Constant("compass_open", func(d int) uint64 { return compass[d].open() }))
	k.VPANDNQ(open, p, p)
	one, two, four := k.steps(1), k.steps(2), k.steps(4)
	for _, step := range []reg.VecVirtual{one, two, four} {
		k.VPROLVQ(step, g, x)
		k.andOr(g, p, x)
		if step != four {
			k.VPROLVQ(step, p, x)
			k.VPANDQ(x, p, p)
		}
	}
	k.VPROLVQ(one, g, g)
	k.VPANDQ(open, g, g)
	return g
}

// writeEach512 writes the kernels with eight directions in a register. For one position alone they would gain
// nothing over those with AVX2: the instructions wait for one another as long.
func writeEach512(f *emit.File) {
	k := &kernel{f.BeginBySet(8, "raysEach", "func(dst [][8]uint64, orthogonal, diagonal, occ []uint64)",
		"stores the squares that the sliders of each position attack, by direction")}
	dst := k.Base("dst")
	k.positions(func(_ reg.Register, rays reg.VecVirtual) {
		k.VMOVDQU64(rays, operand.Mem{Base: dst})
		k.ADDQ(operand.U8(64), dst)
	})

	k = &kernel{f.BeginBySet(8, "mobilityEach", "func(dst []int, orthogonal, diagonal, targets, occ []uint64)",
		"stores how many squares of targets the sliders of each position attack, by direction, added up")}
	counts, targets := k.Base("dst"), k.Base("targets")
	k.positions(func(i reg.Register, rays reg.VecVirtual) {
		counted := emit.Written(k.ZMM(), k.VPBROADCASTQ, operand.Mem{Base: targets, Index: i, Scale: 8})
		k.VPANDQ(counted, rays, rays)
		k.VPOPCNTQ(rays, rays)
		half := emit.Written(k.YMM(), k.VEXTRACTI64X4, operand.U8(1), rays)
		k.VPADDQ(rays.AsY(), half, half)
		quarter := emit.Written(k.XMM(), k.VEXTRACTI128, operand.U8(1), half)
		k.VPADDQ(half.AsX(), quarter, quarter)
		k.VPSRLDQ(operand.U8(8), quarter, half.AsX())
		k.VPADDQ(half.AsX(), quarter, quarter)
		k.VMOVQ(quarter, operand.Mem{Base: counts, Index: i, Scale: 8})
	})
}

// positions writes a loop over the positions of a kernel, by number and with their rays, and the end of the
// kernel.
func (k *kernel) positions(store func(i reg.Register, rays reg.VecVirtual)) {
	left, i := k.Len("dst"), k.GP64()
	k.XORL(i.As32(), i.As32())
	element := func(name string) operand.Mem { return operand.Mem{Base: k.Base(name), Index: i, Scale: 8} }
	orthogonal, diagonal, occ := element("orthogonal"), element("diagonal"), element("occ")
	k.TESTQ(left, left)
	k.JEQ(operand.LabelRef("done"))
	k.Label("position")
	store(i, k.fly(occ, k.sliders(orthogonal, diagonal)))
	k.INCQ(i)
	k.CMPQ(i, left)
	k.JNE(operand.LabelRef("position"))
	k.Label("done")
	k.End()
}

// writeCompass256 writes the kernels with four directions in a register. AVX2 does not rotate,
// so the directions that lead up the board, and are shifted left, are in one register, and their
// opposites in the other.
func writeCompass256(f *emit.File) {
	k := &kernel{f.BeginBySet(4, "attacks", "func(orthogonal, diagonal, occ uint64) (union uint64)",
		"returns the squares that the sliders of one position attack")}
	up, down := k.compass256()
	k.VPOR(down, up, up)
	half := emit.Written(k.XMM(), k.VEXTRACTI128, operand.U8(1), up)
	k.VPOR(up.AsX(), half, half)
	quarter := emit.Written(k.XMM(), k.VPSRLDQ, operand.U8(8), half)
	k.VPOR(half, quarter, quarter)
	union := emit.Written(k.GP64(), k.VMOVQ, quarter)
	k.Store(union, k.ReturnIndex(0))
	k.End()

	k = &kernel{f.BeginBySet(4, "rays", "func(dst *[8]uint64, orthogonal, diagonal, occ uint64)",
		"stores the squares that the sliders of one position attack, by direction")}
	up, down = k.compass256()
	dst := k.Value("dst")
	// Up are north-west, north, north-east and east: directions 7, 0, 1 and 2. Down are their
	// opposites, 3 to 6.
	k.VMOVDQU(down, operand.Mem{Base: dst, Disp: 24})
	k.VMOVQ(up.AsX(), operand.Mem{Base: dst, Disp: 56})
	k.VPERMQ(operand.U8(0b11_11_10_01), up, up)
	k.VMOVDQU(up.AsX(), operand.Mem{Base: dst})
	k.VEXTRACTI128(operand.U8(1), up, up.AsX())
	k.VMOVQ(up.AsX(), operand.Mem{Base: dst, Disp: 16})
	k.End()
}

// compass256 returns the rays in the directions 7, 0, 1 and 2 and in the directions 3 to 6.
func (k *kernel) compass256() (up, down reg.VecVirtual) {
	broadcast := func(name string) reg.VecVirtual {
		x := k.YMM()
		k.VMOVQ(k.Value(name), x.AsX())
		k.VPBROADCASTQ(x.AsX(), x)
		return x
	}
	orthogonal, diagonal, occ := broadcast("orthogonal"), broadcast("diagonal"), broadcast("occ")
	up = k.fly256("up", [4]int{7, 0, 1, 2}, orthogonal, diagonal, occ)
	down = k.fly256("down", [4]int{3, 4, 5, 6}, orthogonal, diagonal, occ)
	return up, down
}

// fly256 flies in four directions whose kinds alternate, the bishop's first.
func (k *kernel) fly256(name string, directions [4]int, orthogonal, diagonal, occ reg.VecVirtual) reg.VecVirtual {
	g, p, x := k.YMM(), k.YMM(), k.YMM()
	k.VPBLENDD(operand.U8(0b11_00_11_00), orthogonal, diagonal, g)
	open := k.Constant("open_"+name, func(i int) uint64 { return compass[directions[i]].open() })
	k.VPANDN(open, occ, p)
	shift := func(from, to reg.VecVirtual, steps int) {
		counts := k.Constant(fmt.Sprintf("steps_of_%d_%s", steps, name), func(i int) uint64 {
			return uint64(steps * max(compass[directions[i]].offset, -compass[directions[i]].offset))
		})
		if name == "up" {
			k.VPSLLVQ(counts, from, to)
		} else {
			k.VPSRLVQ(counts, from, to)
		}
	}
	for _, steps := range []int{1, 2} {
		shift(g, x, steps)
		k.andOr(g, x, p)
		shift(p, x, steps)
		k.VPAND(x, p, p)
	}
	shift(g, x, 4)
	k.andOr(g, x, p)
	shift(g, g, 1)
	k.VPAND(open, g, g)
	return g
}
