package fill

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// side is what a kernel over positions asks about: the sliders of one side, or all its pieces.
type side struct {
	name  string
	about string
	sets  []string // slices of the pieces, in the order of the parameters
	pawns [2]int   // where pawns capture, towards the h-file and towards the a-file
}

var (
	sliderSets = []string{"orthogonal", "diagonal"}
	allSets    = []string{"orthogonal", "diagonal", "pawns", "knights", "kings"}
	sides      = []side{
		{name: "attacksEach", about: "stores the squares that the sliders of each position attack", sets: sliderSets},
		{name: "whiteMaps", about: "stores the squares that the white pieces of each position attack", sets: allSets, pawns: [2]int{9, 7}},
		{name: "blackMaps", about: "stores the squares that the black pieces of each position attack", sets: allSets, pawns: [2]int{-7, -9}},
	}
)

// positions is a kernel in which each lane is a position.
type positions struct {
	*kernel
	all, empty reg.VecVirtual
}

func writePositions(f *emit.File, set instructionSet, s side) {
	signature := "func(dst"
	for _, name := range s.sets {
		signature += ", " + name
	}
	k := &positions{kernel: newKernel(f, set, s.name, signature+", occ []uint64)", s.about)}
	left, i := k.Len("dst"), k.GP64()
	k.XORL(i.As32(), i.As32())
	pointers := map[string]operand.Mem{}
	for _, name := range append([]string{"dst", "occ"}, s.sets...) {
		pointers[name] = operand.Mem{Base: k.Base(name), Index: i, Scale: 8}
	}
	k.SUBQ(operand.U8(set.lanes), left)
	k.JLT(operand.LabelRef("rest"))
	k.Label("lanes")
	load := func(name string) reg.VecVirtual { return k.From(pointers[name]) }
	k.Move(k.attacks(s, load), pointers["dst"])
	k.ADDQ(operand.U8(set.lanes), i)
	k.SUBQ(operand.U8(set.lanes), left)
	k.JGE(operand.LabelRef("lanes"))

	k.Label("rest")
	k.ADDQ(operand.U8(set.lanes), left)
	k.JEQ(operand.LabelRef("done"))
	k.rest(s, pointers, left)
	k.Label("done")
	k.End()
}

// rest answers for what does not fill a register, through a mask.
func (k *positions) rest(s side, pointers map[string]operand.Mem, left reg.GPVirtual) {
	if k.Lanes == 8 {
		mask := k.LowestLanes512(left)
		load := func(name string) reg.VecVirtual {
			x := k.Vector()
			k.VMOVDQU64_Z(pointers[name], mask, x)
			return x
		}
		k.VMOVDQU64(k.attacks(s, load), mask, pointers["dst"])
		return
	}
	mask := k.LowestLanes256(left)
	load := func(name string) reg.VecVirtual {
		x := k.Vector()
		k.VPMASKMOVQ(pointers[name], mask, x)
		return x
	}
	k.VPMASKMOVQ(k.attacks(s, load), mask, pointers["dst"])
}

// attacks returns the union of the attacks of all sets.
func (k *positions) attacks(s side, load func(name string) reg.VecVirtual) reg.VecVirtual {
	occ := load("occ")
	k.all = nil
	orthogonal := load("orthogonal")
	if k.Lanes == 8 {
		k.horizontalAndVertical(orthogonal, occ)
	}
	k.empty = k.not(occ)
	if k.Lanes == 4 {
		k.fills(orthogonal, [4]int{0, 2, 4, 6})
	}
	k.fills(load("diagonal"), [4]int{1, 3, 5, 7})
	if len(s.sets) > len(sliderSets) {
		k.pawns(load("pawns"), s.pawns)
		k.knights(load("knights"))
		k.kings(load("kings"))
	}
	return k.all
}

// add joins attacks to all, cut by mask if mask is not nil. It may use attacks up.
func (k *positions) add(attacks reg.VecVirtual, mask operand.Op) {
	switch {
	case k.all != nil && mask != nil:
		k.andOr(k.all, attacks, mask)
	case k.all != nil:
		k.or(k.all, attacks)
	case mask != nil:
		k.all = k.and(attacks, mask)
	default:
		k.all = attacks
	}
}

// Matrices for VGF2P8AFFINEQB: from the left the first flips a board about a8-h1; from the right
// the others reverse the bits of each byte, and move them up as well.
var (
	flipAntiDiagonal = emit.AntiDiagonal
	mirror           = emit.MainDiagonal
	mirrorAndMoveUp  = emit.RowMatrix(func(i int) int { return 8 - i })
)

// noAddition is the vector that VGF2P8AFFINEQB adds to each row of its product.
const noAddition = operand.U8(0)

// horizontalAndVertical slides along the ranks, then along the files of the board, which it
// flips about a8-h1 for that. Sliders that are to be seen through may be missing in occ; they
// are put back, because what lies behind one of them on a line is attacked by itself.
func (k *positions) horizontalAndVertical(orthogonal, occ reg.VecVirtual) {
	flip := func(board reg.VecVirtual) reg.VecVirtual {
		x := k.Vector()
		k.VGF2P8AFFINEQB(noAddition, board, k.word(flipAntiDiagonal), x)
		return x
	}
	blockers := k.copied(occ)
	k.or(blockers, orthogonal)
	k.add(flip(k.horizontal(flip(orthogonal), flip(blockers))), nil)
	k.add(k.horizontal(orthogonal, blockers), nil)
}

// horizontal slides in each byte by itself: subtracting the doubled sliders borrows from the
// next piece above each slider and changes the squares up to it. With several sliders on a rank
// each borrows from the next one, so the borrows do not meet.
func (k *positions) horizontal(orthogonal, occ reg.VecVirtual) reg.VecVirtual {
	doubled, east, west := k.Vector(), k.Vector(), k.Vector()
	k.VPADDB(orthogonal, orthogonal, doubled)
	k.VPSUBB(doubled, occ, east)
	k.VGF2P8AFFINEQB(noAddition, k.word(mirrorAndMoveUp), orthogonal, doubled)
	k.VGF2P8AFFINEQB(noAddition, k.word(mirror), occ, west)
	k.VPSUBB(doubled, west, west)
	k.VGF2P8AFFINEQB(noAddition, k.word(mirror), west, west)
	k.VPTERNLOGQ(aOrBDiffersC, occ, west, east)
	return east
}

// fills flies in four directions of the compass, by Kogge-Stone. A shift does not wrap around
// ranks, so only files are closed.
func (k *positions) fills(sliders reg.VecVirtual, directions [4]int) {
	for _, d := range directions {
		direction := compass[d]
		var open operand.Op
		g, p := k.copied(sliders), k.empty
		if direction.file != 0 {
			open = k.repeated(^direction.file)
			p = k.and(p, open)
		}
		for _, steps := range []int{1, 2} {
			k.andOr(g, k.shifted(g, steps*direction.offset), p)
			p = k.and(k.shifted(p, steps*direction.offset), p)
		}
		k.andOr(g, k.shifted(g, 4*direction.offset), p)
		k.add(k.shifted(g, direction.offset), open)
	}
}

// Files that a knight must not come out on after two steps to the side.
const (
	filesAB = fileA | fileA<<1
	filesGH = fileH | fileH>>1
)

func (k *positions) pawns(pawns reg.VecVirtual, captures [2]int) {
	k.add(k.shifted(pawns, captures[0]), k.repeated(^uint64(fileA)))
	k.add(k.shifted(pawns, captures[1]), k.repeated(^uint64(fileH)))
}

// sideways returns the boards moved to the east and to the west, both in one set.
func (k *positions) sideways(boards reg.VecVirtual, squares int, closedEast, closedWest uint64) reg.VecVirtual {
	both := k.and(k.shifted(boards, squares), k.repeated(^closedEast))
	k.andOr(both, k.shifted(boards, -squares), k.repeated(^closedWest))
	return both
}

// knights moves one file and two ranks, and two files and one rank.
func (k *positions) knights(knights reg.VecVirtual) {
	one := k.sideways(knights, 1, fileA, fileH)
	two := k.sideways(knights, 2, filesAB, filesGH)
	for _, moved := range []reg.VecVirtual{k.shifted(one, 16), k.shifted(one, -16), k.shifted(two, 8), k.shifted(two, -8)} {
		k.add(moved, nil)
	}
}

// kings moves one file, and then the three squares side by side one rank.
func (k *positions) kings(kings reg.VecVirtual) {
	row := k.sideways(kings, 1, fileA, fileH)
	k.add(row, nil)
	k.or(row, kings)
	k.add(k.shifted(row, 8), nil)
	k.add(k.shifted(row, -8), nil)
}
