package lanes

import "github.com/mmcloughlin/avo/operand"

// toucher holds the values of findTouches by name. Its vectors are eight first moves.
type toucher struct {
	frame
	index                general // of the first of the eight
	move                 move
	fromNumber, toNumber vec    // its squares by number
	quietFrom            vec    // the square it leaves, if it captures nothing
	screens              [4]vec // the replier's pieces that the mover's sliders see, by the direction of the line
	touched              vec    // squares that a reply must touch to be counted with the first move
}

// findTouches stores for each first move which squares a reply must touch to be counted with it.
// The node is the replier's: the mover's pieces are the replier's there, and its pawns go south.
func findTouches(asm *assembler) {
	t := &toucher{frame: asm.newTriple("passed"), index: asm.GP64()}
	for i := range t.screens {
		seen := written(t.combined(t.ORQ, t.field("replierSees", i), t.field("replierSees", i+len(t.screens))), asm.ANDQ, t.field("moverAll"))
		t.screens[i] = asm.broadcast(seen)
	}
	asm.XORQ(t.index, t.index)
	asm.loop("batch", t.index, operand.U8(asm.boardsAtATime()), t.inTriple("firsts", "count"), func() {
		t.fromNumber, t.move.from = t.squares("from")
		t.toNumber, t.move.to = t.squares("to")
		t.move.both = asm.or(t.move.from, t.move.to)
		t.touched = asm.clone(t.move.both)
		t.knights()
		t.pawns()
		t.sliders()
		t.store("touches")
		t.touched = asm.zero()
		t.rays()
		t.units()
		t.store("kingTouches")
	})
	asm.leave()
}

// squares returns eight squares of a list, by their numbers and as boards.
func (t *toucher) squares(list string) (number, board vec) {
	number, board = t.made(t.VPMOVZXBQ, t.inTriple("firsts", list, 0).Idx(t.index, 1)), t.ZMM()
	t.VPSLLVQ(number, t.broadcast(t.word(1)), board)
	return number, board
}

// add adds boards in some lanes.
func (t *toucher) add(in mask, boards operand.Op) { t.addIn(in, boards, t.touched) }

// knights adds the mover's knights that attack one of the two squares and, if a knight moves, the
// mover's pieces that it protects: if one is captured, it can go there.
func (t *toucher) knights() {
	knights := t.field("replier", "knights")
	jumps := t.zero()
	t.addKnightAttacks(jumps, t.move.both)
	t.into(t.touched, jumps, knights, orAnd)
	t.add(t.meets(t.move.from, knights), t.and(jumps, t.field("replierAll")))
}

// pawns adds the mover's pawns that attack one of the two squares or have it on their way, the
// ways of those that can step twice and, if a pawn moves, what it attacks and its ways.
func (t *toucher) pawns() {
	pawns := t.field("replier", "pawns")
	single := t.and(t.up(t.move.both, 8), pawns)
	double := t.into(t.into(t.up(t.move.both, 16), single, pawns, andOrB), single, t.word(rank7), orThenAnd)
	t.into(t.touched, single, double, orOr)
	t.into(t.touched, t.up(double, -8), t.up(double, -16), orOr)
	takers := t.and(t.up(t.move.both, 9), t.word(^fileA))
	takers = t.into(takers, t.up(t.move.both, 7), t.word(^fileH), orAnd)
	t.into(t.touched, takers, pawns, orAnd)

	ahead := t.up(t.move.both, -8)
	t.into(ahead, t.up(t.move.both, -9), t.word(^fileH), orAnd)
	t.into(ahead, t.up(t.move.both, -7), t.word(^fileA), orAnd)
	t.VPORQ(t.up(t.and(t.move.from, t.word(rank7)), -16), ahead, ahead)
	t.add(t.meets(t.move.from, pawns), ahead)
}

// sliders adds what matters on the lines through the two squares. What is seen from each along a line up
// to the other square, which blocks it, is added if another slider of the mover's that moves along the line
// sees the square: beyond the other square such a slider sees as much before the move as after it. Of a
// slider that moves, all that it sees is added, but along the line of its move only what is between the
// squares, unless it captures: elsewhere on that line both squares see the same.
func (t *toucher) sliders() {
	occ, captures := t.field("occ"), t.meets(t.move.to, t.field("moverAll"))
	t.quietFrom = t.only(written(t.K(), t.KNOTB, captures), t.move.from)
	from := t.newHyperbola(t.fromNumber, t.move.from, t.or(t.move.to, occ))
	to := t.newHyperbola(t.toNumber, t.move.to, t.broadcast(occ))

	s := t.slidersOf("orthogonals")
	t.line(0, from.along(from.file()), to.along(to.file()), s, ^uint64(rank1|rank8))
	t.line(1, from.alongRank(), to.alongRank(), s, ^uint64(fileA|fileH))
	s = t.slidersOf("diagonals")
	const inner = ^uint64(rank1 | rank8 | fileA | fileH)
	t.line(2, from.along(from.diagonal()), to.along(to.diagonal()), s, inner)
	t.line(3, from.along(from.antiDiagonal()), to.along(to.antiDiagonal()), s, inner)
}

// movers says where the piece that moves is a slider of a set, and has the others of that set.
type movers struct {
	moves  mask
	others vec
}

func (t *toucher) slidersOf(set string) movers {
	all := t.field("replier", set)
	return movers{t.meets(t.move.from, all), t.without(all, t.move.from)}
}

// line handles one line through each square, given what is seen along it before and after the move, and the
// index of its direction. Pieces of the replier's that sliders of the mover's see along such a line may be
// what keeps these from seeing the square, so that their leaving matters. A piece of the replier's, or none,
// at an end of the line, where there is nothing beyond, makes no difference to sliders that look there.
func (t *toucher) line(direction int, before, after vec, s movers, inner uint64) {
	matter := t.or(t.broadcast(t.field("replierAll")), t.word(inner))
	seen, along := t.meets(before, s.others), t.meets(after, t.quietFrom)
	before = t.and(before, matter)
	t.into(t.touched, before, t.screens[direction], orAnd)
	t.add(seen, before)
	seen = t.meets(after, s.others)
	after = t.and(after, matter)
	t.into(t.touched, after, t.screens[direction], orAnd)
	t.add(seen, after)
	t.add(s.moves, t.without(t.or(before, after), t.only(along, t.xor(before, after))))
}

// rays adds what matters on the rays from the king: if the first move touches a ray where it matters, where
// replies alter the pin there; if it lifts one of the two pieces that are a pin or may become one, where they
// alter the pin that is left; if it can alter the pin, what these two pieces see, and if it touches what they
// see, where replies alter the pin.
func (t *toucher) rays() {
	i := t.wordAt(t.inTriple("rays", "count"))
	t.repeat("ray", "noRays", i, func() {
		at := func(name string) operand.Mem { return t.inTriple("rays", name, 0).Offset(-8).Idx(i, 8) }
		t.add(t.meets(t.move.both, at("touched")), at("arrivals"))
		t.add(t.meets(t.move.from, at("first2")), at("lifted"))
		t.add(t.meets(t.move.both, at("changes")), at("seen"))
		t.add(t.meets(t.move.both, at("seen")), at("arrivals"))
		t.DECQ(i)
	})
}

// units adds what matters of each unit.
func (t *toucher) units() {
	size := operand.U32(t.bytesOf("unit"))
	end := written(t.GP64(), t.IMUL3Q, size, t.inTriple("unitCount"))
	offset := t.nought()
	t.loop("unit", offset, size, end, func() {
		field := func(name string) operand.Mem { return t.inTriple("units", 0, name).Idx(offset, 1) }

		lifted, touches := t.meets(t.move.from, field("gate")), t.meets(t.move.both, field("all"))
		t.add(written(t.K(), t.KANDNB, touches, lifted), field("held"))

		// Several steppers are not lifted by one reply.
		steppers := t.without(field("steppers"), t.move.both)
		some := t.meets(steppers, steppers)
		several := t.meets(t.minus(steppers, t.word(1)), steppers, some)
		one := written(t.K(), t.KANDB, touches, lifted)
		one = written(t.K(), t.KANDNB, one, several)
		t.add(written(t.K(), t.KANDB, some, one), steppers)

		free := written(t.K(), t.KANDNB, lifted, some)
		t.add(t.meets(t.move.both, field("changes"), free), field("arrivals"))
		left, line := t.wordAt(field("lineCount")), t.filled(t.MOVQ, offset)
		t.repeat("line", "noLines", left, func() {
			at := func(name string) operand.Mem { return t.inTriple("units", 0, name, 0).Idx(line, 1) }
			t.add(t.meets(t.move.both, at("lines"), free), at("kept"))
			t.add(t.meets(t.move.from, at("firsts"), free), at("lifted"))
			t.ADDQ(operand.U8(8), line)
			t.DECQ(left)
		})
	})
}

// store stores the squares added. Where those of a rook that castles are among them, so is the
// goal of its king: the replies are looked up by the squares of the king only.
func (t *toucher) store(list string) {
	for i := range 2 {
		t.add(t.meets(t.touched, t.field("moverCastlings", i, "rooks")), t.field("moverCastlings", i, "kingGoal"))
	}
	t.VMOVDQU64(t.touched, t.inTriple("firsts", list, 0).Idx(t.index, 8))
}
