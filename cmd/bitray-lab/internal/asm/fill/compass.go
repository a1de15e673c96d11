package fill

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

const (
	fileA = 0x0101010101010101
	fileH = 0x8080808080808080
)

// direction is a direction of the compass: how far one step goes, and the file that a step must not come out
// on, because it would have left the board on the other side.
type direction struct {
	offset int
	file   uint64
}

// compass holds the directions clockwise from north, the rook's and the bishop's in turn.
var compass = [8]direction{
	{8, 0}, {9, fileA}, {1, fileA}, {-7, fileA}, {-8, 0}, {-9, fileH}, {-1, fileH}, {7, fileH},
}

// writeAttacks writes the kernel for the sliders of one position, in all directions at once: each lane of a
// register fills in its own direction. AVX2 does not rotate, so the directions that lead up the board, and are
// shifted left, are in one register, and their opposites in the other.
func writeAttacks(f *emit.File) {
	k := &kernel{f.BeginBySet(4, "attacks", "func(orthogonal, diagonal, occ uint64) (union uint64)",
		"returns the squares that the sliders of one position attack")}
	broadcast := func(name string) vec {
		return k.New(k.VPBROADCASTQ, emit.Written(k.XMM(), k.VMOVQ, k.Value(name)))
	}
	orthogonal, diagonal, occ := broadcast("orthogonal"), broadcast("diagonal"), broadcast("occ")
	up := k.fly("up", [4]int{7, 0, 1, 2}, k.VPSLLVQ, orthogonal, diagonal, occ)
	down := k.fly("down", [4]int{3, 4, 5, 6}, k.VPSRLVQ, orthogonal, diagonal, occ)
	k.VPOR(down, up, up)
	half := emit.Written(k.XMM(), k.VEXTRACTI128, operand.U8(1), up)
	k.VPOR(up.AsX(), half, half)
	quarter := emit.Written(k.XMM(), k.VPSRLDQ, operand.U8(8), half)
	k.VPOR(half, quarter, quarter)
	k.Store(emit.Written(k.GP64(), k.VMOVQ, quarter), k.ReturnIndex(0))
	k.End()
}

// fly returns what sliders attack in four directions, whose kinds alternate, the bishop's first. With step the
// number of squares of one step and p the squares that may be flown through,
//
//	g |= p & shift(g, step);  p &= shift(p, step);  and again with twice the step
//	g |= p & shift(g, 4 step);  rays = shift(g, step)
//
// A shift wraps around ranks, so p and the rays leave out the file that a step must not come out on.
func (k *kernel) fly(name string, directions [4]int, shift emit.Instruction, orthogonal, diagonal, occ vec) vec {
	g, p, x := k.YMM(), k.YMM(), k.YMM()
	k.VPBLENDD(operand.U8(0b11_00_11_00), orthogonal, diagonal, g)
	open := k.Constant("open_"+name, func(i int) uint64 { return ^compass[directions[i]].file })
	k.VPANDN(open, occ, p)
	steps := func(n int) operand.Mem {
		return k.Constant(fmt.Sprintf("steps_of_%d_%s", n, name), func(i int) uint64 {
			return uint64(n * max(compass[directions[i]].offset, -compass[directions[i]].offset))
		})
	}
	for _, n := range []int{1, 2} {
		shift(steps(n), g, x)
		k.andOr(g, x, p)
		shift(steps(n), p, x)
		k.VPAND(x, p, p)
	}
	shift(steps(4), g, x)
	k.andOr(g, x, p)
	shift(steps(1), g, g)
	return emit.Written(g, k.VPAND, open, g)
}
