package lanes

import "github.com/mmcloughlin/avo/operand"

// surveyor holds the values of findUnits by name. In its vectors the lanes are directions.
type surveyor struct {
	lister
	pieces vec     // all except the mover's king, which would screen what is behind it
	enemy  vec     // the replier's sliders
	reach  vec     // where they can go
	next   general // offset of the next unit
}

// findUnits finds out what the mover's king depends on: the rays from it, the squares next to it
// and those that castling passes. Boards are seen by the replier, whose node calls it the mover.
func findUnits(asm *assembler) {
	s := &surveyor{lister: lister{frame: asm.newTriple("passed")}, next: asm.GP64()}
	s.orthogonal, s.diagonal, s.down = asm.directionMasks()
	s.near = s.linesAt(s.load("replierKing"))
	s.enemy = s.slidersOf("mover")
	s.reach = written(asm.broadcast(s.field("lineReach")), asm.VPBROADCASTQ, s.field("diagonalReach"), s.diagonal)

	s.kingRays()
	s.pieces = asm.without(s.field("occ"), asm.broadcast(s.field("replier", "king")))
	asm.XORQ(s.next, s.next)
	asm.MOVQ(s.next, s.inTriple("unitCount"))
	squares := asm.wordAt(address(s.near, "steps"))
	asm.eachSquare("step", squares, func(square general) {
		bit := asm.lowestOf(squares)
		s.unit("step", square, bit)
		s.gateStep(bit)
		s.endUnit()
	})
	s.castlings()
	if asm.fourLanes() {
		s.dangers()
	}
	asm.leave()
}

// blockers returns the nearest pieces on each ray, in order.
func (l *lister) blockers(pieces vec, count int) []vec {
	all := []vec{l.nearest(pieces, l.down)}
	for len(all) < count {
		pieces = l.xor(pieces, all[len(all)-1])
		all = append(all, l.nearest(pieces, l.down))
	}
	return all
}

// segment returns the squares of each ray up to a piece on it, or all if there is none.
func (l *lister) segment(rays, piece vec) vec {
	squares, none := l.upTo(piece, l.down), written(l.K(), l.VPTESTNMQ, piece, piece)
	l.VPBROADCASTQ(l.word(1<<64-1), none, squares)
	return written(squares, l.VPANDQ, rays, squares)
}

// only returns a in the lanes of m.
func (asm *assembler) only(m mask, a vec) vec { return written(asm.ZMM(), asm.VMOVDQA64_Z, a, m) }

// kingRays finds the rays from the king on which a slider of the replier's is one of the first
// four pieces, or can go to where not more than three are before it: the first move and the reply
// lift one piece each at most. A pin is altered by what happens up to the second piece, and by a move
// that lifts one of the first two if a slider is the third. A first move elsewhere on the ray matters if
// it screens the second piece from the first, or if a slider further away may become the second.
//
// In the comments b1 to b4 are the nearest pieces on the ray of a lane, [n] is all squares of its lane if bn is
// a slider of the replier's, and none if not.
func (s *surveyor) kingRays() {
	rays := s.fromMemory(address(s.near, "rays", 0))
	b := s.blockers(s.and(rays, s.field("occ")), 4)
	// upTo2, upTo3 = rays up to b2, to b3
	upTo2, upTo3 := s.segment(rays, b[1]), s.segment(rays, b[2])
	s.VMOVDQU64(upTo3, s.inTriple("rays", "near", 0))

	// first2 = b1 | b2
	first2 := s.or(b[0], b[1])
	// sliders = (b1 | b2 | b3 | b4) & enemy | upTo3 & reach
	sliders := s.into(s.of(first2, b[2], b[3], orOr), s.enemy, s.enemy, andFirst)
	sliders = s.into(sliders, upTo3, s.reach, orAnd)
	active := s.meets(sliders, sliders)
	s.MOVQ(s.bitsOf(active), s.field("active"))

	second, third, fourth := s.meets(b[1], s.enemy), s.meets(b[2], s.enemy), s.meets(b[3], s.enemy)
	// touched = upTo2 | further & ([3] | [4]), further = rays up to b4
	touched := s.clone(upTo2)
	further := s.segment(rays, b[3])
	// changes = upTo2 & [2] | first2 & [3]
	changes := s.only(second, upTo2)
	s.addIn(third, further, touched)
	s.addIn(fourth, further, touched)
	s.addIn(third, first2, changes)
	// arrivals = changes | upTo2 & reach | first2 & [4]
	arrivals := s.of(changes, upTo2, s.reach, orAnd)
	s.addIn(fourth, first2, arrivals)
	// lifted = first2 | upTo3 & reach | upTo3 & [3] | b3 & [4]
	lifted := s.of(first2, upTo3, s.reach, orAnd)
	s.addIn(third, upTo3, lifted)
	s.addIn(fourth, b[2], lifted)
	// own = first2 & replierAll
	own := s.made(s.VPANDQ, each(s.field("replierAll")), first2)
	to := func(name string) operand.Mem { return s.inTriple("rays", name, 0) }
	s.squeezeBoards(active, boardList{touched, to("touched")}, boardList{first2, to("first2")}, boardList{lifted, to("lifted")},
		boardList{changes, to("changes")}, boardList{arrivals, to("arrivals")}, boardList{own, to("seen")})
	s.MOVQ(s.filled(s.POPCNTQ, s.bitsOf(active)), s.inTriple("rays", "count"))
	s.seenOnRays()
}

// seenOnRays replaces the mover's pieces among the first two of each active ray by what they see.
func (s *surveyor) seenOnRays() {
	index := s.nought()
	s.unlessZero("raysDone", s.inTriple("rays", "count"), func() {
		s.Label("ray")
		pieces, seen := s.wordAt(s.inTriple("rays", "seen", 0).Idx(index, 8)), s.nought()
		s.eachSquare("onRay", pieces, func(square general) {
			s.ORQ(s.seenFrom(square, s.lowestOf(pieces)), seen)
		})
		s.MOVQ(seen, s.inTriple("rays", "seen", 0).Idx(index, 8))
		s.INCQ(index)
		s.Branch(s.CMPQ, index, s.inTriple("rays", "count"), s.JLT, "ray")
	})
}

// seenFrom returns what the piece of the mover's on a square sees, sliders through one piece.
func (s *surveyor) seenFrom(square, bit general) bits {
	lines := s.linesOf(square)
	rays := s.fromMemory(address(lines, "rays", 0))
	b := s.blockers(s.and(rays, s.field("occ")), 2)
	seen := written(s.union(s.only(s.meets(s.broadcast(bit), s.slidersOf("replier")), s.segment(rays, b[1]))), s.ORQ, bit)

	// The squares of a knight's or a pawn's, if it is one.
	ofKind := func(kind string, squares bits) {
		none := s.nought()
		s.TESTQ(bit, s.field("replier", kind))
		s.CMOVQEQ(none, squares)
		s.ORQ(squares, seen)
	}
	ofKind("knights", s.bits(address(lines, "knights")))
	double := s.bits(bit).and(s.constant(rank7)).down(16)
	ofKind("pawns", s.bits(bit).down(8).or(double).or(address(lines, "pawnsBelow")))
	return seen
}

// unitField returns the address of a field of the unit at hand.
func (s *surveyor) unitField(name string) operand.Mem {
	return s.inTriple("units", 0, name).Idx(s.next, 1)
}

// unit writes a unit for a square, except its gate and whether it is held.
//
// A slider of the replier's attacks the square if it is the first piece on a line to it. A move
// alters that on a line where one is, by screening it or by lifting or capturing it, or where one
// is second, by lifting the piece that screens it; a reply also by arriving. If both moves touch a
// line it takes a slider among the first three pieces on it, or one that can come before the second,
// to make a difference. In the comments b1 to b3 and [n] are as in kingRays, on the lines from the square.
func (s *surveyor) unit(name string, square, bit general) {
	lines := s.linesOf(square)
	rays := s.fromMemory(address(lines, "rays", 0))
	b := s.blockers(s.and(rays, s.pieces), 3)

	// one, two = rays up to b1, to b2
	one, two := s.segment(rays, b[0]), s.segment(rays, b[1])
	// sliders = (b1 | b2 | b3) & enemy | two & reach
	sliders := s.into(s.into(s.of(b[0], b[1], b[2], orOr), s.enemy, s.enemy, andFirst), two, s.reach, orAnd)
	open := s.meets(sliders, sliders)
	count, all := s.bitsOf(open), s.nought()
	s.POPCNTQ(count, count)
	s.MOVQ(count, s.unitField("lineCount"))
	s.unlessZero(name+"Closed", count, func() {
		s.MOVQ(s.union(s.only(open, s.lines(rays, one, two, b, open))), all)
	})

	// changes = one & [1] | b1 & [2]
	changes := s.only(s.meets(b[0], s.enemy), one)
	s.addIn(s.meets(b[1], s.enemy), b[0], changes)
	// arrivals = changes | one & reach
	arrivals := s.of(changes, one, s.reach, orAnd)

	near := func(field string) bits { return s.bits(address(lines, field)) }
	steppers := s.bits(s.combined(s.ANDQ, address(lines, "knights"), s.field("mover", "knights")))
	steppers = steppers.or(near("pawnsBelow").and(s.field("mover", "pawns")))
	changing := s.union(changes).or(steppers).or(bit)
	s.MOVQ(changing, s.unitField("changes"))
	king := s.bits(s.field("mover", "king"))
	s.MOVQ(steppers.or(near("steps").and(king)), s.unitField("steppers"))

	kings := king.or(s.field("kingTargets")).or(s.field("kingGoals"))
	arriving := s.union(arrivals).or(changing).
		or(near("knights").and(s.field("knightReach"))).
		or(near("pawnsBelow").and(s.field("pawnReach"))).
		or(near("steps").and(kings))
	s.MOVQ(arriving, s.unitField("arrivals"))
	s.MOVQ(changing.or(all), s.unitField("all"))
}

// lines stores the lines of a unit that are open, and returns where a first move matters on each line. That
// is before the first piece or, if a slider is further away, up to the third. While the first piece is kept,
// a slider that arrives before it matters, and its leaving if a slider is further away. If the first move lifts it,
// the same holds for the second.
func (s *surveyor) lines(rays, one, two vec, b []vec, open mask) (touched vec) {
	second, third, three := s.meets(b[1], s.enemy), s.meets(b[2], s.enemy), s.segment(rays, b[2])
	// touched = one | three & ([2] | [3]), three = rays up to b3
	// kept    = one & reach | b1 & ([2] | [3])
	// lifted  = two & reach | two & [2] | b2 & [3]
	touched, kept, lifted := s.clone(one), s.and(one, s.reach), s.and(two, s.reach)
	for _, slider := range []mask{second, third} {
		s.addIn(slider, three, touched)
		s.addIn(slider, b[0], kept)
	}
	s.addIn(second, two, lifted)
	s.addIn(third, b[1], lifted)
	to := func(name string) operand.Mem { return s.inTriple("units", 0, name, 0).Idx(s.next, 1) }
	s.squeezeBoards(open, boardList{touched, to("lines")}, boardList{b[0], to("firsts")},
		boardList{kept, to("kept")}, boardList{lifted, to("lifted")})
	return touched
}

// gateStep completes the unit of a square next to the king: if a piece of the mover's stands there,
// the first move has to lift it.
func (s *surveyor) gateStep(bit general) {
	held := s.bits(bit).and(s.field("replierAll"))
	gate, all := s.GP64(), s.filled(s.MOVQ, operand.I32(-1))
	s.MOVQ(held, gate)
	s.TESTQ(gate, gate)
	s.CMOVQEQ(all, gate)
	s.MOVQ(gate, s.unitField("gate"))
	s.MOVQ(held, s.unitField("held"))
}

func (s *surveyor) endUnit() {
	s.ADDQ(operand.U32(s.bytesOf("unit")), s.next)
	s.INCQ(s.inTriple("unitCount"))
}

// castlings writes units for the squares that castling passes. The castling as a whole can be
// altered by whatever alters one of them, by its rook and king and by what stands in its way. It
// is out of the question if two pieces of one side stand there, as each side moves but one; if one
// of the mover's does, the first move has to lift it.
func (s *surveyor) castlings() {
	way, size := s.nought(), operand.U8(s.bytesOf("castling"))
	s.loop("castling", way, size, 2*size, func() {
		field := func(name string) operand.Mem { return s.field("castlings", 0, name).Idx(way, 1) }
		s.Branch(s.CMPQ, field("rook"), operand.U8(0), s.JE, "noCastling")
		empty := s.bits(field("empty"))
		own := empty.and(s.field("replierAll"))
		for _, pieces := range []bits{own, empty.and(s.field("moverAll"))} {
			others := s.filled(s.BLSRQ, pieces)
			s.Branch(s.TESTQ, others, others, s.JNZ, "nextCastling")
		}
		all := s.filled(s.MOVQ, operand.I32(-1))
		s.TESTQ(own, own)
		s.CMOVQEQ(all, own)
		whole := empty.or(field("rook")).or(s.field("replier", "king"))
		total := map[string]general{}
		for _, name := range []string{"changes", "arrivals", "all"} {
			total[name] = s.filled(s.MOVQ, whole)
		}
		squares := s.wordAt(field("safe"))
		s.eachSquare("safe", squares, func(square general) {
			s.unit("safe", square, s.lowestOf(squares))
			s.store(s.MOVQ, s.nought(), s.unitField("steppers"), s.unitField("held"))
			s.MOVQ(own, s.unitField("gate"))
			for _, name := range []string{"changes", "arrivals", "all"} {
				s.ORQ(s.unitField(name), total[name])
				s.MOVQ(total[name], s.unitField(name))
			}
			s.endUnit()
		})
		s.Label("nextCastling")
	})
	s.Label("noCastling")
}

// dangers stores what may attack a square that matters to the mover's king after a first move and a reply: in
// which directions sliders may, and whether knights, pawns and the king may. A slider is where it was or goes
// through one piece at most, which the first move lifts; from the square it is seen through three at most, as
// castling lifts two.
func (s *surveyor) dangers() {
	safe := func(i int) operand.Mem { return s.field("castlings", i, "safe") }
	zone := s.bits(s.combined(s.ORQ, address(s.near, "steps"), safe(0), safe(1)))
	occ := s.broadcast(s.field("occ"))
	fill := s.newRotatingFill(occ)
	seen := fill.see(s.enemy)
	seen = s.or(seen, fill.see(s.and(seen, s.field("replierAll"))))
	pawns := s.bits(s.field("mover", "pawns"))
	promoted := pawns.and(s.constant(rank7)).around()
	arrivals := s.union(seen).or(promoted).or(s.field("rookGoals"))
	sliders := s.or(s.enemy, s.broadcast(arrivals))
	looked := fill.see(s.broadcast(zone))
	for range 3 {
		looked = s.or(looked, fill.see(s.and(looked, occ)))
	}
	looking := s.bitsOf(s.meets(looked, sliders)) // from the zone, against the sliders' directions
	s.MOVQ(looking.up(4).or(looking.down(4)).and(s.constant(0xff)), s.field("dangers"))

	jumps := func(b bits) bits {
		jumped, arrivals := s.jump(s.broadcast(b))
		return s.union(s.and(jumped, arrivals))
	}
	knights := s.bits(s.field("mover", "knights"))
	knights = knights.or(jumps(knights)).or(promoted)
	s.MOVQ(jumps(zone).and(knights), s.field("knightDangers"))
	s.MOVQ(s.bits(s.field("mover", "king")).or(s.field("kingGoals")).around().around().and(zone), s.field("kingDangers"))
	up := pawns.up(8)
	pawns = pawns.or(up).or(up.up(8)).or(up.step(1)).or(up.step(-1))
	s.MOVQ(zone.down(8).beside().and(pawns), s.field("pawnDangers"))
}
