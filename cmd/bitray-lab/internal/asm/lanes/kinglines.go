package lanes

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// kingLines finds the sliders that give check and the pieces that are pinned. On each active ray
// from the king the first piece gives check if it is a slider of the mover that moves that way. It
// is pinned if it belongs to the replier and the second piece is such a slider.
//
// One set of pinned pieces is enough: the square of a piece relative to its king tells along which
// line it is pinned.
func (k *kernel) kingLines() {
	asm.VMOVDQA64(k.orthogonals, k.sliders)
	asm.VMOVDQA64(k.diagonals, k.sliders.Offset(64))
	k.pinned = zero()
	k.eachActive("look", func(ray ray) {
		pieces := and(k.occ, ray.squares)
		first := ray.nearest(pieces)
		second := ray.nearest(xor(pieces, first))
		sliders := ray.load()
		if k.dangers {
			into(k.checkers, first, sliders, orAnd)
		}
		pins := meets(second, sliders)
		if fourLanes() {
			asm.VPORQ(and(first, k.replier), k.pinned, pins, k.pinned)
		} else {
			asm.VPTERNLOGQ(emit.Ternary(orAnd), k.replier, first, pins, k.pinned)
		}
	})
}

// ray is a ray from the replier's king.
type ray struct {
	up       bool        // squares are numbered upwards along it
	squares  operand.Mem // the squares of the ray
	opposite operand.Mem // the squares of the ray in the opposite direction
	sliders  operand.Mem // the mover's sliders that move along it
}

// nearest returns the one of the given pieces on the ray that is nearest to the king.
func (r ray) nearest(pieces vec) vec {
	if r.up {
		return lowest(pieces)
	}
	return highest(pieces)
}

// upTo returns the squares of the ray up to first, which is on it or is none.
func (r ray) upTo(first vec) vec {
	if r.up {
		return into(minus(first, word(1)), first, r.squares, xorAnd)
	}
	return and(minus(zero(), first), r.squares)
}

func (r ray) load() vec {
	z := asm.ZMM()
	asm.VMOVDQA64(r.sliders, z)
	return z
}

// eachActive emits a loop over the active rays along which squares are numbered upwards, and one
// over the others.
func (k *kernel) eachActive(name string, body func(ray)) {
	for _, up := range []bool{true, false} {
		loop, done := name+"Down", name+"DownDone"
		first := 4
		if up {
			loop, done, first = name+"Up", name+"UpDone", 0
		}
		left := asm.GP32()
		asm.MOVL(k.active.As32(), left)
		if up {
			asm.ANDL(operand.U8(0xf), left)
		} else {
			asm.SHRL(operand.U8(4), left)
		}
		asm.JZ(k.ref(done))
		k.label(loop)
		body(k.rayOf(left, up, first))
		rest := asm.GP32()
		asm.LEAL(operand.Mem{Base: left, Disp: -1}, rest)
		asm.ANDL(rest, left)
		asm.JNZ(k.ref(loop))
		k.label(done)
	}
}

// rayOf returns the ray of the lowest bit in directions, counted from first.
func (k *kernel) rayOf(directions reg.GPVirtual, up bool, first int) ray {
	d, kind := asm.GP32(), asm.GP32()
	asm.BSFL(directions, d)
	asm.MOVL(d, kind)
	asm.ANDL(operand.U8(2), kind) // 0 for the rook's directions, 2 for the bishop's
	asm.SHLL(operand.U8(5), kind)
	at := func(i int) operand.Mem { return k.kingRays().Offset(8*i).Idx(d.As64(), 8) }
	return ray{up, at(first), at(first ^ 4), k.sliders.Idx(kind.As64(), 1)}
}

// stepChecks begins the checkers with knights and pawns.
func (k *kernel) stepChecks() {
	k.checkers = and(k.knights, k.kingField("knights"))
	into(k.checkers, k.pawns, k.kingField("pawnsBelow"), orAnd)
}

// check finds what lanes in check allow: the checker may be captured, or a square between it and
// the king occupied; against two checkers neither helps. A slider that gives check
// attacks the square behind the king, which the king screens.
func (k *kernel) check() {
	if !k.dangers {
		k.targets = without(word(1<<64-1), k.replier)
		return
	}
	k.answer = ones()
	k.attacked = zero()
	k.inCheck = meets(k.checkers, k.checkers)
	asm.KTESTB(k.inCheck, k.inCheck)
	asm.JZ(k.ref("answered"))

	answer := clone(k.checkers)
	if k.lines {
		k.eachActive("answer", func(ray ray) {
			first := ray.nearest(and(k.occ, ray.squares))
			check := meets(first, ray.load())
			asm.VPORQ(ray.upTo(first), answer, check, answer)
			asm.VPORQ_BCST(ray.opposite, k.attacked, check, k.attacked)
		})
		double := meets(k.checkers, minus(k.checkers, word(1)))
		asm.VPANDNQ(answer, answer, double, answer)
	}
	asm.VMOVDQA64(answer, k.inCheck, k.answer)

	k.label("answered")
	k.targets = without(k.answer, k.replier)
}
