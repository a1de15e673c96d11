package lanes

import (
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// surveyor holds the values of findUnits by name. In its vectors the lanes are directions.
type surveyor struct {
	lister
	triple gotypes.Component
	pieces vec           // all except the mover's king, which would screen what is behind it
	enemy  vec           // the replier's sliders
	reach  vec           // where they can go
	next   reg.GPVirtual // offset of the next unit
}

// findUnits finds out what the mover's king depends on: the rays from it, the squares next to it
// and those that castling passes. Boards are seen by the replier, whose node calls it the mover.
func findUnits() {
	triple, f := newTriple("passed")
	s := &surveyor{triple: triple, next: asm.GP64()}
	s.frame = f
	s.orthogonal, s.diagonal, s.down = directionMasks()
	s.king = s.load("replierKing")
	s.row = s.node.Field("replierKing").Dereference(s.king)
	s.enemy = s.slidersOf("mover")
	s.reach = broadcast(s.field("lineReach"))
	asm.VPBROADCASTQ(s.field("diagonalReach"), s.diagonal, s.reach)

	s.kingRays()
	s.pieces = without(s.field("occ"), broadcast(s.field("replier", "king")))
	asm.XORQ(s.next, s.next)
	asm.MOVQ(s.next, address(triple, "unitCount"))
	squares := load(address(s.row, "steps"))
	eachSquare("step", squares, func(square reg.GPVirtual) {
		bit := lowestOf(squares)
		s.unit("step", square, bit)
		s.gateStep(bit)
		s.endUnit()
	})
	s.castlings()
	if fourLanes() {
		s.dangers()
	}
	leave()
}

// blockers returns the nearest pieces on each ray, in order.
func (l *lister) blockers(pieces vec, count int) []vec {
	all := []vec{nearest(pieces, l.down)}
	for len(all) < count {
		pieces = xor(pieces, all[len(all)-1])
		all = append(all, nearest(pieces, l.down))
	}
	return all
}

// segment returns the squares of each ray up to a piece on it, or all if there is none.
func (l *lister) segment(rays, piece vec) vec {
	squares, none := upTo(piece, l.down), asm.K()
	asm.VPTESTNMQ(piece, piece, none)
	asm.VPBROADCASTQ(word(1<<64-1), none, squares)
	asm.VPANDQ(rays, squares, squares)
	return squares
}

// only returns a in the lanes of m.
func only(m mask, a vec) vec { return made(asm.VMOVDQA64_Z, a, m) }

// kingRays finds the rays from the king on which a slider of the replier's is one of the first
// four pieces, or can go to where not more than three are before it: the first move and the reply
// lift one piece each at most. A pin is altered by what happens up to the second piece, and by a move
// that lifts one of the first two if a slider is the third. A first move elsewhere on the ray matters if
// it screens the second piece from the first, or if a slider behind may come to be the second.
func (s *surveyor) kingRays() {
	out := s.triple.Field("rays")
	rays := fromMemory(element(s.row.Field("rays"), 0))
	b := s.blockers(and(rays, s.field("occ")), 4)
	upTo2, upTo3 := s.segment(rays, b[1]), s.segment(rays, b[2])
	asm.VMOVDQU64(upTo3, element(out.Field("near"), 0))

	first2 := or(b[0], b[1])
	sliders := into(of(first2, b[2], b[3], orOr), s.enemy, s.enemy, andFirst)
	sliders = into(sliders, upTo3, s.reach, orAnd)
	active := meets(sliders, sliders)
	asm.MOVQ(bitsOf(active), s.field("active"))

	second, third, fourth := meets(b[1], s.enemy), meets(b[2], s.enemy), meets(b[3], s.enemy)
	touched := clone(upTo2)
	further := s.segment(rays, b[3])
	changes := only(second, upTo2)
	addIn(third, further, touched)
	addIn(fourth, further, touched)
	addIn(third, first2, changes)
	arrivals := of(changes, upTo2, s.reach, orAnd)
	addIn(fourth, first2, arrivals)
	lifted := of(first2, upTo3, s.reach, orAnd)
	addIn(third, upTo3, lifted)
	addIn(fourth, b[2], lifted)
	own := made(asm.VPANDQ_BCST, s.field("replierAll"), first2)
	to := func(name string) operand.Mem { return element(out.Field(name), 0) }
	squeezeBoards(active, boardList{touched, to("touched")}, boardList{first2, to("first2")}, boardList{lifted, to("lifted")},
		boardList{changes, to("changes")}, boardList{arrivals, to("arrivals")}, boardList{own, to("seen")})
	count := bitsOf(active)
	asm.POPCNTQ(count, count)
	asm.MOVQ(count, address(out, "count"))
	s.seenOnRays()
}

func andFirst(a, b, _ uint8) uint8 { return a & b }

// seenOnRays replaces the mover's pieces among the first two of each active ray by what they see.
func (s *surveyor) seenOnRays() {
	out, index := s.triple.Field("rays"), nought()
	asm.CMPQ(address(out, "count"), operand.U8(0))
	asm.JE(operand.LabelRef("raysDone"))
	asm.Label("ray")
	pieces, seen := load(element(out.Field("seen"), 0).Idx(index, 8)), nought()
	eachSquare("onRay", pieces, func(square reg.GPVirtual) {
		bit := lowestOf(pieces)
		asm.ORQ(s.seenFrom(square, bit), seen)
	})
	asm.MOVQ(seen, element(out.Field("seen"), 0).Idx(index, 8))
	asm.INCQ(index)
	asm.CMPQ(index, address(out, "count"))
	asm.JLT(operand.LabelRef("ray"))
	asm.Label("raysDone")
}

// seenFrom returns what the piece of the mover's on a square sees, sliders through one piece.
func (s *surveyor) seenFrom(square, bit reg.GPVirtual) reg.GPVirtual {
	_, lines := s.linesOf(square)
	rays := fromMemory(element(lines.Field("rays"), 0))
	b := s.blockers(and(rays, s.field("occ")), 2)
	seen := union(only(meets(broadcast(bit), s.slidersOf("replier")), s.segment(rays, b[1])))
	asm.ORQ(bit, seen)

	// The squares of a knight's or a pawn's, if it is one.
	ofKind := func(kind string, squares bits) {
		none := nought()
		asm.TESTQ(bit, s.field("replier", kind))
		asm.CMOVQEQ(none, squares.r)
		asm.ORQ(squares.r, seen)
	}
	jumps := bits{load(address(lines, "knights"))}
	ofKind("knights", jumps)
	double := bits{bit}.and(constant(rank7).r).down(16)
	ofKind("pawns", bits{bit}.down(8).or(double.r).or(address(lines, "pawnsBelow")))
	return seen
}

// unitField returns the address of a field of the unit at hand.
func (s *surveyor) unitField(name string) operand.Mem {
	return address(s.triple.Field("units").Index(0), name).Idx(s.next, 1)
}

// unit writes a unit for a square, except its gate and whether it is held.
//
// A slider of the replier's attacks the square if it is the first piece on a line to it. A move
// alters that on a line where one is, by screening it or by lifting or capturing it, or where one
// is second, by lifting the piece that screens it; a reply also by arriving. If both moves touch a
// line it takes a slider among the first three pieces on it, or one that can come before the second,
// to make a difference.
func (s *surveyor) unit(name string, square, bit reg.GPVirtual) {
	_, lines := s.linesOf(square)
	rays := fromMemory(element(lines.Field("rays"), 0))
	b := s.blockers(and(rays, s.pieces), 3)

	one, two := s.segment(rays, b[0]), s.segment(rays, b[1])
	sliders := into(into(of(b[0], b[1], b[2], orOr), s.enemy, s.enemy, andFirst), two, s.reach, orAnd)
	open := meets(sliders, sliders)
	count, all := bitsOf(open), nought()
	asm.POPCNTQ(count, count)
	asm.MOVQ(count, s.unitField("lineCount"))
	asm.TESTQ(count, count)
	asm.JZ(operand.LabelRef(name + "Closed"))
	asm.MOVQ(union(only(open, s.lines(rays, one, two, b, open))), all)
	asm.Label(name + "Closed")

	changes := only(meets(b[0], s.enemy), one)
	addIn(meets(b[1], s.enemy), b[0], changes)
	arrivals := of(changes, one, s.reach, orAnd)

	steppers := bits{load(address(lines, "knights"))}
	asm.ANDQ(s.field("mover", "knights"), steppers.r)
	near := func(field string) bits {
		return bits{load(address(lines, field))}
	}
	steppers = steppers.or(near("pawnsBelow").and(s.field("mover", "pawns")).r)
	changing := bits{union(changes)}.or(steppers.r).or(bit)
	asm.MOVQ(changing.r, s.unitField("changes"))
	king := bits{s.load("mover", "king")}
	asm.MOVQ(steppers.or(near("steps").and(king.r).r).r, s.unitField("steppers"))

	kings := king.or(s.field("kingTargets")).or(s.field("kingGoals"))
	arriving := bits{union(arrivals)}.or(changing.r).
		or(near("knights").and(s.field("knightReach")).r).
		or(near("pawnsBelow").and(s.field("pawnReach")).r).
		or(near("steps").and(kings.r).r)
	asm.MOVQ(arriving.r, s.unitField("arrivals"))
	asm.MOVQ(changing.or(all).r, s.unitField("all"))
}

// lines stores the lines of a unit that are open, and returns where a first move matters on each line. That
// is before the first piece or, if a slider is behind that, up to the third. While the first piece is kept,
// a slider that arrives before it matters, and its leaving if a slider is behind. If the first move lifts it,
// the same holds for the second.
func (s *surveyor) lines(rays, one, two vec, b []vec, open mask) (touched vec) {
	second, third, three := meets(b[1], s.enemy), meets(b[2], s.enemy), s.segment(rays, b[2])
	touched, kept, lifted := clone(one), and(one, s.reach), and(two, s.reach)
	for _, behind := range []mask{second, third} {
		addIn(behind, three, touched)
		addIn(behind, b[0], kept)
	}
	addIn(second, two, lifted)
	addIn(third, b[1], lifted)
	to := func(name string) operand.Mem {
		return element(s.triple.Field("units").Index(0).Field(name), 0).Idx(s.next, 1)
	}
	squeezeBoards(open, boardList{touched, to("lines")}, boardList{b[0], to("firsts")},
		boardList{kept, to("kept")}, boardList{lifted, to("lifted")})
	return touched
}

// gateStep completes the unit of a square next to the king: if a piece of the mover's stands there,
// the first move has to lift it.
func (s *surveyor) gateStep(bit reg.GPVirtual) {
	held := bits{bit}.and(s.field("replierAll"))
	gate, all := asm.GP64(), asm.GP64()
	asm.MOVQ(operand.I32(-1), all)
	asm.MOVQ(held.r, gate)
	asm.TESTQ(gate, gate)
	asm.CMOVQEQ(all, gate)
	asm.MOVQ(gate, s.unitField("gate"))
	asm.MOVQ(held.r, s.unitField("held"))
}

func (s *surveyor) endUnit() {
	asm.ADDQ(operand.U32(unitSize), s.next)
	asm.INCQ(address(s.triple, "unitCount"))
}

// unitSize is the size of a unit.
const unitSize = 320

// castlings writes units for the squares that castling passes. The castling as a whole can be
// altered by whatever alters one of them, by its rook and king and by what stands in its way. It
// is out of the question if two pieces of one side stand there, as each side moves but one; if one
// of the mover's does, the first move has to lift it.
func (s *surveyor) castlings() {
	ways := s.node.Field("castlings")
	way := nought()
	asm.Label("castling")
	field := func(name string) operand.Mem { return address(ways.Index(0), name).Idx(way, 1) }
	asm.CMPQ(field("rook"), operand.U8(0))
	asm.JE(operand.LabelRef("noCastling"))
	empty := bits{load(field("empty"))}
	own := empty.and(s.field("replierAll"))
	for _, pieces := range []bits{own, empty.and(s.field("moverAll"))} {
		others := filled(asm.BLSRQ, pieces.r)
		asm.TESTQ(others, others)
		asm.JNZ(operand.LabelRef("nextCastling"))
	}
	all := filled(asm.MOVQ, operand.I32(-1))
	asm.TESTQ(own.r, own.r)
	asm.CMOVQEQ(all, own.r)
	whole := empty.or(field("rook")).or(s.field("replier", "king"))
	total := map[string]reg.GPVirtual{}
	for _, name := range []string{"changes", "arrivals", "all"} {
		total[name] = filled(asm.MOVQ, whole.r)
	}
	squares := load(field("safe"))
	eachSquare("safe", squares, func(square reg.GPVirtual) {
		bit := lowestOf(squares)
		s.unit("safe", square, bit)
		none := nought()
		asm.MOVQ(none, s.unitField("steppers"))
		asm.MOVQ(none, s.unitField("held"))
		asm.MOVQ(own.r, s.unitField("gate"))
		for _, name := range []string{"changes", "arrivals", "all"} {
			asm.ORQ(s.unitField(name), total[name])
			asm.MOVQ(total[name], s.unitField(name))
		}
		s.endUnit()
	})
	asm.Label("nextCastling")
	asm.ADDQ(operand.U8(castlingSize), way)
	asm.CMPQ(way, operand.U8(2*castlingSize))
	asm.JLT(operand.LabelRef("castling"))
	asm.Label("noCastling")
}

// castlingSize is the size of a castling.
const castlingSize = 40

// dangers stores what may attack a square that matters to the mover's king after a first move and a reply: in
// which directions sliders may, and whether knights, pawns and the king may. A slider is where it was or goes
// through one piece at most, which the first move lifts; from the square it is seen through three at most, as
// castling lifts two.
func (s *surveyor) dangers() {
	zone := bits{load(address(s.row, "steps"))}
	for i := range 2 {
		asm.ORQ(address(s.node.Field("castlings").Index(i), "safe"), zone.r)
	}
	occ := broadcast(s.field("occ"))
	fill := newRotatingFill(occ)
	seen := fill.see(s.enemy)
	seen = or(seen, fill.see(and(seen, s.field("replierAll"))))
	pawns := bits{s.load("mover", "pawns")}
	promoted := bits{around(pawns.and(constant(rank7).r).r)}
	arrivals := bits{union(seen)}.or(promoted.r).or(s.field("rookGoals"))
	sliders := or(s.enemy, broadcast(arrivals.r))
	looked := fill.see(broadcast(zone.r))
	for range 3 {
		looked = or(looked, fill.see(and(looked, occ)))
	}
	looking := bits{bitsOf(meets(looked, sliders))} // from the zone, against the sliders' directions
	asm.MOVQ(looking.up(4).or(looking.down(4).r).and(constant(0xff).r).r, s.field("dangers"))

	jumps := func(b bits) bits {
		jumped, arrivals := jump(broadcast(b.r))
		return bits{union(and(jumped, arrivals))}
	}
	knights := bits{s.load("mover", "knights")}
	knights = knights.or(jumps(knights).r).or(promoted.r)
	asm.MOVQ(jumps(zone).and(knights.r).r, s.field("knightDangers"))
	kings := bits{s.load("mover", "king")}.or(s.field("kingGoals"))
	asm.MOVQ(bits{around(around(kings.r))}.and(zone.r).r, s.field("kingDangers"))
	up := pawns.up(8)
	pawns = pawns.or(up.r).or(up.up(8).r).or(step(up.r, 1)).or(step(up.r, -1))
	below := zone.down(8)
	asm.MOVQ(bits{step(below.r, 1)}.or(step(below.r, -1)).and(pawns.r).r, s.field("pawnDangers"))
}
