package fill

import (
	"slices"
	"strings"

	"github.com/mmcloughlin/avo/operand"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// question is what a kernel over positions asks about: the sliders of a side, or all its pieces.
type question struct {
	name, about string
	sets        []string // slices of the pieces, in the order of the parameters
}

var questions = []question{
	{"attacksEach", "stores the squares that the sliders of each position attack", []string{"orthogonal", "diagonal"}},
	{"maps", "stores the squares that the pieces of each position attack, black ones if black is 1 and white ones if it is 0",
		[]string{"orthogonal", "diagonal", "pawns", "knights", "kings"}},
}

// allPieces says that the question is about pawns, knights and kings too, and so about a color.
func (q question) allPieces() bool { return len(q.sets) > 2 }

// slices returns the names of the parameters that are slices, in their order.
func (q question) slices() []string { return slices.Concat([]string{"dst"}, q.sets, []string{"occ"}) }

func (q question) signature() string {
	parameters := strings.Join(q.slices(), ", ") + " []uint64"
	if q.allPieces() {
		parameters += ", black uint64"
	}
	return "func(" + parameters + ")"
}

// captures are where pawns capture, towards the h-file and towards the a-file, by the color.
var captures = [2][2]int{{9, 7}, {-7, -9}}

// positions is a kernel in which each lane is a position.
type positions struct {
	*kernel
	at         map[string]operand.Mem // the parameters that are slices
	all, empty vec
}

func writePositions(f *emit.File, lanes int, q question) {
	k := &positions{kernel: &kernel{f.BeginBySet(lanes, q.name, q.signature(), q.about)}, at: map[string]operand.Mem{}}
	left, i := k.Len("dst"), k.GP64()
	k.XORL(i.As32(), i.As32())
	for _, name := range append([]string{"dst", "occ"}, q.sets...) {
		k.at[name] = operand.Mem{Base: k.Base(name), Index: i, Scale: 8}
	}
	k.Chunks("lanes", left, func() {
		k.Move(k.attacks(q, "", k.From), k.at["dst"])
		k.ADDQ(operand.U8(lanes), i)
	}, func() {
		load, store := k.LowestLanes(left)
		store(k.attacks(q, "_of_rest", load), k.at["dst"])
	})
}

// attacks returns the union of the attacks of all sets. Its labels end in ending.
func (k *positions) attacks(q question, ending string, load func(from operand.Mem) vec) vec {
	occ := load(k.at["occ"])
	k.all = nil
	orthogonal := load(k.at["orthogonal"])
	if k.Lanes == 8 {
		k.horizontalAndVertical(orthogonal, occ)
	}
	k.empty = k.New(k.Either(k.VPANDNQ, k.VPANDN), k.Repeated(^uint64(0)), occ)
	if k.Lanes == 4 {
		k.fills(orthogonal, [4]int{0, 2, 4, 6})
	}
	k.fills(load(k.at["diagonal"]), [4]int{1, 3, 5, 7})
	if q.allPieces() {
		k.pawns(load(k.at["pawns"]), ending)
		k.knights(load(k.at["knights"]))
		k.kings(load(k.at["kings"]))
	}
	return k.all
}

// add joins attacks to all, cut by mask if mask is not nil; the first are not cut. It may use attacks up.
func (k *positions) add(attacks vec, mask operand.Op) {
	switch {
	case k.all == nil:
		k.all = attacks
	case mask == nil:
		k.or(k.all, attacks)
	default:
		k.andOr(k.all, attacks, mask)
	}
}

// noAddition is the vector that VGF2P8AFFINEQB adds to each row of its product.
const noAddition = operand.U8(0)

// horizontalAndVertical slides along the ranks, then along the files of the board, which it
// flips about a8-h1 for that. Sliders that others see through may be missing in occ; they
// are put back, because what lies behind one of them on a line is attacked by itself.
func (k *positions) horizontalAndVertical(orthogonal, occ vec) {
	flip := func(board vec) vec {
		return k.New(k.VGF2P8AFFINEQB, noAddition, board, k.word(emit.AntiDiagonal))
	}
	blockers := k.copied(occ)
	k.or(blockers, orthogonal)
	k.add(flip(k.horizontal(flip(orthogonal), flip(blockers))), nil)
	k.add(k.horizontal(orthogonal, blockers), nil)
}

// horizontal slides in each byte by itself: subtracting the doubled sliders borrows from the
// next piece above each slider and changes the squares up to it. With several sliders on a rank
// each borrows from the next one, so the borrows do not meet.
func (k *positions) horizontal(orthogonal, occ vec) vec {
	doubled := k.New(k.VPADDB, orthogonal, orthogonal)
	east := k.New(k.VPSUBB, doubled, occ)
	k.VGF2P8AFFINEQB(noAddition, k.word(emit.MirrorAndMoveUp), orthogonal, doubled)
	west := k.New(k.VGF2P8AFFINEQB, noAddition, k.word(emit.MainDiagonal), occ)
	k.VPSUBB(doubled, west, west)
	k.VGF2P8AFFINEQB(noAddition, k.word(emit.MainDiagonal), west, west)
	return emit.Written(east, k.VPTERNLOGQ, aOrBDiffersC, occ, west)
}

// fills flies in four directions of the compass, by Kogge-Stone. A shift does not wrap around
// ranks, so only files are closed.
func (k *positions) fills(sliders vec, directions [4]int) {
	for _, d := range directions {
		direction := compass[d]
		var open operand.Op
		g, p := k.copied(sliders), k.empty
		if direction.file != 0 {
			open = k.Repeated(^direction.file)
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

// pawns adds what pawns attack, by the color.
func (k *positions) pawns(pawns vec, ending string) {
	capture := func(by [2]int) {
		k.add(k.shifted(pawns, by[0]), k.Repeated(^uint64(fileA)))
		k.add(k.shifted(pawns, by[1]), k.Repeated(^uint64(fileH)))
	}
	black, captured := "black"+ending, "captured"+ending
	k.Branch(k.CMPQ, k.Parameter("black"), operand.U8(0), k.JNE, black)
	capture(captures[0])
	k.JMP(captured)
	k.Label(black)
	capture(captures[1])
	k.Label(captured)
}

// sideways returns the boards moved to the east and to the west, both in one set.
func (k *positions) sideways(boards vec, squares int, closedEast, closedWest uint64) vec {
	both := k.and(k.shifted(boards, squares), k.Repeated(^closedEast))
	k.andOr(both, k.shifted(boards, -squares), k.Repeated(^closedWest))
	return both
}

// knights moves one file and two ranks, and two files and one rank.
func (k *positions) knights(knights vec) {
	one := k.sideways(knights, 1, fileA, fileH)
	two := k.sideways(knights, 2, filesAB, filesGH)
	for _, moved := range []vec{k.shifted(one, 16), k.shifted(one, -16), k.shifted(two, 8), k.shifted(two, -8)} {
		k.add(moved, nil)
	}
}

// kings moves one file, and then the three squares side by side one rank.
func (k *positions) kings(kings vec) {
	row := k.sideways(kings, 1, fileA, fileH)
	k.add(row, nil)
	k.or(row, kings)
	k.add(k.shifted(row, 8), nil)
	k.add(k.shifted(row, -8), nil)
}
