package lanes

import "github.com/mmcloughlin/avo/operand"

// kingLines finds the sliders that give check and the pieces that are pinned. On each active ray
// from the king the first piece gives check if it is a slider of the mover that moves that way. It
// is pinned if it belongs to the replier and the second piece is such a slider.
//
// One set of pinned pieces is enough: the square of a piece relative to its king tells along which
// line it is pinned.
func (k *kernel) kingLines() {
	k.VMOVDQA64(k.orthogonals, k.sliders)
	k.VMOVDQA64(k.diagonals, k.sliders.Offset(64))
	k.pinned = k.zero()
	k.eachActive("look", func(ray ray) {
		first, second := ray.nearestTwo(k.and(k.occ, ray.squares))
		sliders := ray.load()
		if k.dangers {
			k.into(k.checkers, first, sliders, orAnd)
		}
		pins := k.meets(second, sliders)
		if k.fourLanes() {
			k.addIn(pins, k.and(first, k.replier), k.pinned)
		} else {
			k.VPTERNLOGQ(orAnd.table, k.replier, first, pins, k.pinned)
		}
	})
}

// rays are rays from the replier's king that are looked along in the same way.
type rays struct {
	name       string // to tell labels apart
	directions uint32
}

// rayGroups returns rays along which squares are numbered upwards, and the others. AVX2 has nothing that
// finds the highest square of a board. But the rays downwards have one square on each rank, except the one to
// the west: with the ranks in reverse order the highest square is the lowest one.
func (asm *assembler) rayGroups() []rays {
	if asm.fourLanes() {
		return []rays{{"Up", upwards}, {"Down", south | southWest | southEast}, {"West", west}}
	}
	return []rays{{"Up", upwards}, {"Down", upwards << 4}}
}

const upwards = north | east | northEast | northWest

// ray is a ray from the replier's king.
type ray struct {
	*assembler
	rays
	squares  operand.Mem // the squares of the ray
	opposite operand.Mem // the squares of the ray in the opposite direction
	sliders  operand.Mem // the mover's sliders that move along it
}

func (r ray) up() bool { return r.directions&upwards != 0 }

// nearest returns the one of the given pieces on the ray that is nearest to the king.
func (r ray) nearest(pieces vec) vec {
	find, turn := r.finder()
	return turn(find(turn(pieces)))
}

// nearestTwo returns the first and the second of the given pieces on the ray, seen from the king.
func (r ray) nearestTwo(pieces vec) (first, second vec) {
	find, turn := r.finder()
	pieces = turn(pieces)
	first = find(pieces)
	second = find(r.xor(pieces, first))
	return turn(first), turn(second)
}

// finder returns what finds the nearest piece on boards that are turned.
func (r ray) finder() (find, turn func(vec) vec) {
	same := func(a vec) vec { return a }
	switch {
	case r.up():
		return r.lowest, same
	case !r.fourLanes():
		return r.highest, same
	case r.directions == west:
		return func(a vec) vec { return r.and(r.highestBySmearing(a), r.squares) }, same
	}
	return r.lowest, r.flip
}

// upTo returns the squares of the ray up to first, which is on it or is none.
func (r ray) upTo(first vec) vec {
	if r.up() {
		return r.into(r.minus(first, r.word(1)), first, r.squares, xorAnd)
	}
	return r.and(r.minus(r.zero(), first), r.squares)
}

func (r ray) load() vec { return r.made(r.VMOVDQA64, r.sliders) }

// eachActive emits loops over the active rays.
func (k *kernel) eachActive(name string, body func(ray)) {
	for _, group := range k.rayGroups() {
		loop, done, left := name+group.name, name+group.name+"Done", written(k.GP32(), k.MOVL, k.active.As32())
		k.ANDL(operand.U32(group.directions), left)
		k.JZ(k.ref(done))
		k.label(loop)
		body(k.rayOf(left, group))
		k.ANDL(written(k.GP32(), k.LEAL, operand.Mem{Base: left, Disp: -1}), left)
		k.JNZ(k.ref(loop))
		k.label(done)
	}
}

// rayOf returns the ray of the lowest bit in directions.
func (k *kernel) rayOf(directions general, group rays) ray {
	d := written(k.GP32(), k.BSFL, directions)
	kind := written(k.GP32(), k.MOVL, d)
	k.ANDL(operand.U8(2), kind) // 0 for the rook's directions, 2 for the bishop's
	k.SHLL(operand.U8(5), kind)
	squares, half := k.kingField("rays", 0).Idx(d.As64(), 8), 4*8
	if group.directions&upwards == 0 {
		half = -half
	}
	return ray{k.assembler, group, squares, squares.Offset(half), k.sliders.Idx(kind.As64(), 1)}
}

// check finds what lanes in check allow: the checker may be captured, or a square between it and
// the king occupied; against two checkers neither helps. A slider that gives check
// attacks the square behind the king, which the king screens.
func (k *kernel) check() {
	if !k.dangers {
		k.targets = k.without(k.word(1<<64-1), k.replier)
		return
	}
	k.answer = k.ones()
	k.attacked = k.zero()
	k.inCheck = k.meets(k.checkers, k.checkers)
	k.Branch(k.KTESTB, k.inCheck, k.inCheck, k.JZ, k.ref("answered"))

	answer := k.clone(k.checkers)
	if k.lines {
		k.eachActive("answer", func(ray ray) {
			first := ray.nearest(k.and(k.occ, ray.squares))
			check := k.meets(first, ray.load())
			k.addIn(check, ray.upTo(first), answer)
			k.VPORQ(each(ray.opposite), k.attacked, check, k.attacked)
		})
		double := k.meets(k.checkers, k.minus(k.checkers, k.word(1)))
		k.VPANDNQ(answer, answer, double, answer)
	}
	k.VMOVDQA64(answer, k.inCheck, k.answer)

	k.label("answered")
	k.targets = k.without(k.answer, k.replier)
}
